import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Divider, Stack, Text, TextLink } from '#design-system'
import { GoogleBody } from '#contract/google'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { ApiError } from '#lib/api'
import { useAsyncAction } from '#lib/actions'
import { signInByGoogle } from '../api/sign-in.ts'
import { useConfig } from '#lib/config'
import { useLanguage } from '#lib/language'
import { browserTimeZone } from '#lib/session'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useContractForm } from '#lib/forms'
import { FormErrors } from './FormErrors.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordEntry } from './PasswordEntry.tsx'

interface GoogleSignInProps {
  completeSignIn: CompleteSignIn['completeSignIn']
  /** Invite code of the address, for a person who gets their account now. */
  invite: string | undefined
}

/** Signing in or up by Google, below the other methods; nothing where Google is not configured. */
export function GoogleSignIn({ completeSignIn, invite }: GoogleSignInProps) {
  const { t } = useTranslation('auth')
  /** A credential whose e-mail has an account: its password links the two. */
  const [pending, setPending] = useState<string>()
  const language = useLanguage()
  const { data: config } = useConfig()
  const [widgetFailed, setWidgetFailed] = useState(false)
  const { run, error } = useAsyncAction(async (credential: string) => {
    setWidgetFailed(false)
    try {
      await completeSignIn(await signInByGoogle({ credential, inviteCode: invite, time_zone: browserTimeZone() }))
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'google_password_needed') throw failure
      setPending(credential)
    }
  })
  if (!config?.sign_in.google) return null
  return (
    <Stack spacing={5}>
      <Divider label={t('google.or')} />
      {pending === undefined ? (
        <>
          <FormErrors faults={widgetFailed ? [messageText('google_failed', language)] : error ? [error.message] : []} />
          <GoogleButton onCredential={run} onFailure={() => setWidgetFailed(true)} />
        </>
      ) : (
        <GooglePassword credential={pending} completeSignIn={completeSignIn} onCancel={() => setPending(undefined)} />
      )}
    </Stack>
  )
}

interface GooglePasswordProps {
  credential: string
  completeSignIn: CompleteSignIn['completeSignIn']
  onCancel: () => void
}

/** The account of this e-mail proves its password once; from then on Google opens it. */
function GooglePassword({ credential, completeSignIn, onCancel }: GooglePasswordProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const form = useContractForm({
    schema: GoogleBody,
    defaults: { credential, password: '', time_zone: browserTimeZone() },
    submit: async (body) => completeSignIn(await signInByGoogle(body)),
    fallback: 'google_failed',
  })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <Text role="status">{messageText('google_password_needed', language)}</Text>
      <FormErrors faults={form.errors} />
      <PasswordEntry
        field={form.field('password')}
        submitting={form.submitting}
        forgotten={<TextLink to={routes.forgotPassword()}>{t('forgot.link')}</TextLink>}
      />
      <Button variant="quiet" fullWidth onClick={onCancel}>
        {t('google.cancel')}
      </Button>
    </Stack>
  )
}
