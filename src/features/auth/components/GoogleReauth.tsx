import { useTranslation } from 'react-i18next'
import { Stack, Text } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { reauthByGoogle } from '../api/reauth.ts'
import { FormErrors } from './FormErrors.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import type { ReauthFormProps } from '../model/reauth-form-props.ts'

/** A fresh credential of the linked Google account. */
export function GoogleReauth({ onProven }: Pick<ReauthFormProps, 'onProven'>) {
  const { t } = useTranslation('auth')
  const { run, error } = useAsyncAction(async (credential: string) => {
    await reauthByGoogle(credential)
    onProven()
  })
  return (
    <Stack spacing={5}>
      <FormErrors faults={error ? [error.message] : []} />
      <Text>{t('google.proof')}</Text>
      <GoogleButton onCredential={run} />
    </Stack>
  )
}
