import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimedProgress } from '#contract/auth'
import { routes } from '#contract/routes'
import { AuthCard, Stack, Text, TextLink } from '#design-system'
import { resendVerification } from '../api/sign-in.ts'
import { useCompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useConfig } from '#lib/config'
import { findSignUpMarker } from '../model/sign-up-marker.ts'
import { Agreement } from './Agreement.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { KeepAnswers } from './KeepAnswers.tsx'
import { MailSent } from './MailSent.tsx'
import { SignInForms } from './SignInForms.tsx'
import { SignUpForms } from './SignUpForms.tsx'

export interface AuthScreenProps {
  /** Which form the address asks for. */
  mode: 'signIn' | 'signUp'
  /** The address of both, /auth: the heading names both. */
  isBoth: boolean
  /** Where to return to, for the address of the other form. */
  redirect: string | undefined
  /** Invite code of the address. */
  invite: string | undefined
  /** The address to sign in with, if it is known. */
  email: string | undefined
  /** Told what came along with a new account, before its session begins. */
  onClaimed: (progress: ClaimedProgress) => void
  /** The logo in its link. */
  logo: ReactNode
}

/** Signing in and up. A finished sign-in shows in the session; the page then leads on. */
export function AuthScreen({ mode, isBoth, redirect, invite, email, onClaimed, logo }: AuthScreenProps) {
  const { t } = useTranslation('auth')
  const { data: config } = useConfig()
  const { completeSignIn, question, decide, dismiss } = useCompleteSignIn(onClaimed)
  const [sentTo, setSentTo] = useState<string>()
  const resend = async (email: string) => {
    await resendVerification(email, findSignUpMarker(email))
    setSentTo(email)
  }
  const other = mode === 'signIn' ? 'signUp' : 'signIn'
  return (
    <AuthCard
      logo={logo}
      title={sentTo ? t('sent.title') : isBoth ? t('title') : t(`${mode}Title`)}
      lead={sentTo ? undefined : t(`${mode}Text`)}
      footer={
        <Stack spacing={2}>
          <Agreement />
          {config?.mode === 'demo' && (
            <Text variant="body2" color="textSecondary">
              {t('outboxText')}{' '}
              <TextLink href={routes.outbox()} newTab>
                {t('outbox')}
              </TextLink>
            </Text>
          )}
        </Stack>
      }
    >
      <Stack spacing={5}>
        {sentTo ? (
          <MailSent
            text={t('sent.text', { email: sentTo })}
            resend={() => resend(sentTo)}
            onOtherEmail={() => setSentTo(undefined)}
          />
        ) : mode === 'signIn' ? (
          <SignInForms completeSignIn={completeSignIn} onResend={resend} invite={invite} email={email} />
        ) : (
          <SignUpForms completeSignIn={completeSignIn} invite={invite} onSent={setSentTo} />
        )}
        {!sentTo && <GoogleSignIn completeSignIn={completeSignIn} invite={invite} />}
        <Text variant="body2" align="center">
          {t(mode === 'signIn' ? 'noAccount' : 'haveAccount')}{' '}
          <TextLink to={routes[other]({ redirect, invite })}>{t(mode === 'signIn' ? 'toSignUp' : 'toSignIn')}</TextLink>
        </Text>
      </Stack>
      <KeepAnswers question={question} decide={decide} dismiss={dismiss} />
    </AuthCard>
  )
}
