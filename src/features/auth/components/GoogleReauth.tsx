import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '#design-system'
import { ApiError, call } from '#lib/api'
import { FormErrors } from './FormErrors.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import type { ReauthFormProps } from '../model/reauth-form-props.ts'

/** A fresh credential of the linked Google account. */
export function GoogleReauth({ onProven }: Pick<ReauthFormProps, 'onProven'>) {
  const { t } = useTranslation('auth')
  const [fault, setFault] = useState<string>()
  const prove = async (credential: string) => {
    setFault(undefined)
    try {
      await call('POST /api/user/reauth/google', { body: { credential } })
      onProven()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    }
  }
  return (
    <Stack spacing={5}>
      <FormErrors faults={fault ? [fault] : []} />
      <Text>{t('google.proof')}</Text>
      <GoogleButton onCredential={prove} />
    </Stack>
  )
}
