import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Stack, Text } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { sendReauthLink } from '../api/reauth.ts'
import { useCall } from '#lib/swr'
import { FormErrors } from './FormErrors.tsx'
import type { ReauthFormProps } from '../model/reauth-form-props.ts'

/** Milliseconds between two looks whether the link was pressed, perhaps on another device. */
const lookEvery = 3_000

/** A mailed link, for an account that has nothing else. */
export function LinkReauth({ reauth, onProven }: ReauthFormProps) {
  const { t } = useTranslation('auth')
  const [sent, setSent] = useState(false)
  const { data } = useCall('GET /api/user/reauth', undefined, { refreshInterval: sent ? lookEvery : 0 })
  const proven = sent && Boolean(data?.fresh_until)
  useEffect(() => {
    if (proven) onProven()
  }, [proven, onProven])
  const {
    run: send,
    pending,
    error,
  } = useAsyncAction(async () => {
    await sendReauthLink()
    setSent(true)
  })
  return (
    <Stack spacing={5}>
      <FormErrors faults={error ? [error.message] : []} />
      <Text role="status">{t(sent ? 'proof.mailSent' : 'proof.mail', { email: reauth.to ?? '' })}</Text>
      {!sent && (
        <Button fullWidth loading={pending} loadingLabel={t('forgot.sending')} onClick={() => void send()}>
          {t('proof.sendMail')}
        </Button>
      )}
    </Stack>
  )
}
