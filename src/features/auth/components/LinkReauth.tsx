import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Stack, Text } from '#design-system'
import { ApiError, call } from '#lib/api'
import { useCall } from '#lib/swr'
import { FormErrors } from './FormErrors.tsx'
import type { ReauthFormProps } from '../model/reauth-form-props.ts'

/** Milliseconds between two looks whether the link was pressed, perhaps on another device. */
const lookEvery = 3_000

/** A mailed link, for an account that has nothing else. */
export function LinkReauth({ reauth, onProven }: ReauthFormProps) {
  const { t } = useTranslation('auth')
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [fault, setFault] = useState<string>()
  const { data } = useCall('GET /api/user/reauth', undefined, { refreshInterval: state === 'sent' ? lookEvery : 0 })
  const proven = state === 'sent' && Boolean(data?.fresh_until)
  useEffect(() => {
    if (proven) onProven()
  }, [proven, onProven])
  const send = async () => {
    setState('sending')
    setFault(undefined)
    try {
      await call('POST /api/user/reauth/send-link')
      setState('sent')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
      setState('asking')
    }
  }
  return (
    <Stack spacing={5}>
      <FormErrors faults={fault ? [fault] : []} />
      <Text role="status">{t(state === 'sent' ? 'proof.mailSent' : 'proof.mail', { email: reauth.to ?? '' })}</Text>
      {state !== 'sent' && (
        <Button fullWidth loading={state === 'sending'} loadingLabel={t('forgot.sending')} onClick={() => void send()}>
          {t('proof.sendMail')}
        </Button>
      )}
    </Stack>
  )
}
