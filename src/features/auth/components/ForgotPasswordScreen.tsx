import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgotPasswordBody } from '#contract/password-reset'
import { routes } from '#contract/routes'
import { AuthCard, Button, FormField, Stack, Text, TextLink } from '#design-system'
import { requestPasswordReset } from '../api/sign-in.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { MailSent } from './MailSent.tsx'

export interface ForgotPasswordScreenProps {
  /** The logo in its link. */
  logo: ReactNode
}

/** Asks for the link that sets a new password. Whether the address has an account, only its mailbox tells. */
export function ForgotPasswordScreen({ logo }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AuthCard
      logo={logo}
      title={sentTo ? t('forgot.sentTitle') : t('forgot.title')}
      lead={sentTo ? undefined : t('forgot.text')}
      footer={<Text variant="body2">{t('forgot.phone')}</Text>}
    >
      <Stack spacing={5}>
        {sentTo ? (
          <MailSent
            text={t('forgot.sent', { email: sentTo })}
            resend={() => requestPasswordReset(sentTo)}
            onOtherEmail={() => setSentTo(undefined)}
          />
        ) : (
          <AskForm onSent={setSentTo} />
        )}
        <Text variant="body2" align="center">
          <TextLink to={routes.signIn()}>{t('forgot.toSignIn')}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth')
  const form = useContractForm({
    schema: ForgotPasswordBody,
    defaults: { email: '' },
    submit: async ({ email }) => onSent((await requestPasswordReset(email)).email),
  })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <FormErrors faults={form.errors} />
      <FormField label={t('email')} type="email" inputMode="email" autoComplete="username" {...form.field('email')} />
      <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('forgot.sending')}>
        {t('forgot.send')}
      </Button>
    </Stack>
  )
}
