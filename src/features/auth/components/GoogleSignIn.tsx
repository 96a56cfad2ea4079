import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Divider, Stack, Text, TextLink } from '#design-system'
import { GoogleBody } from '#contract/google'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { ApiError, call } from '#lib/api'
import { useLanguage } from '#lib/language'
import { browserTimeZone } from '#lib/session'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useContractForm } from '../model/useContractForm.ts'
import { FormErrors } from './FormErrors.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordEntry } from './PasswordEntry.tsx'

interface GoogleWayProps {
  arrive: CompleteSignIn['arrive']
  /** Invite code of the address, for a person who gets their account now. */
  invite: string | undefined
}

/** Signing in or up by Google, below the other ways. */
export function GoogleSignIn({ arrive, invite }: GoogleWayProps) {
  const { t } = useTranslation('auth')
  const [fault, setFault] = useState<string>()
  /** A credential whose e-mail has an account: its password links the two. */
  const [pending, setPending] = useState<string>()
  const enter = async (credential: string) => {
    setFault(undefined)
    try {
      const body = { credential, inviteCode: invite, time_zone: browserTimeZone() }
      await arrive(await call('POST /api/auth/google', { body }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'google_password_needed') setPending(credential)
      else setFault(error.message)
    }
  }
  return (
    <Stack spacing={5}>
      <Divider label={t('google.or')} />
      {pending === undefined ? (
        <>
          <FormErrors faults={fault ? [fault] : []} />
          <GoogleButton onCredential={enter} />
        </>
      ) : (
        <GooglePassword credential={pending} arrive={arrive} onCancel={() => setPending(undefined)} />
      )}
    </Stack>
  )
}

interface GooglePasswordProps {
  credential: string
  arrive: CompleteSignIn['arrive']
  onCancel: () => void
}

/** The account of this e-mail proves its password once; from then on Google opens it. */
function GooglePassword({ credential, arrive, onCancel }: GooglePasswordProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const form = useContractForm({
    schema: GoogleBody,
    defaults: { credential, password: '', time_zone: browserTimeZone() },
    submit: async (body) => arrive(await call('POST /api/auth/google', { body })),
    fallback: 'google_failed',
  })
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      <Text role="status">{messageText('google_password_needed', language)}</Text>
      <FormErrors faults={form.faults} />
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
