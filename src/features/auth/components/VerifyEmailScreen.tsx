import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { AuthCard, Button } from '#design-system'
import { verifyEmail } from '../api/sign-in.ts'
import { ConfirmLinkCard } from './ConfirmLinkCard.tsx'

export interface VerifyEmailScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link of a sign-up: one press makes the account. */
export function VerifyEmailScreen({ token, logo }: VerifyEmailScreenProps) {
  const { t } = useTranslation('auth')
  return (
    <ConfirmLinkCard
      logo={logo}
      words={{
        title: t('verify.title'),
        text: t('verify.text'),
        press: t('verify.confirm'),
        pressing: t('verify.confirming'),
        failedTitle: t('verify.failedTitle'),
      }}
      press={() => verifyEmail(token)}
      done={({ username }) => (
        <AuthCard logo={logo} title={t('verify.doneTitle')} lead={t('verify.doneText', { username })}>
          <Button fullWidth to={routes.signIn()}>
            {t('verify.signIn')}
          </Button>
        </AuthCard>
      )}
      wayOn={
        <Button fullWidth to={routes.signUp()}>
          {t('verify.signUpAgain')}
        </Button>
      }
    />
  )
}
