import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button } from '#design-system'
import { verifyEmail } from '../api/sign-in.ts'
import { useCompleteSignIn } from '../api/useCompleteSignIn.ts'
import { findSignUpMarker, removeSignUpMarker } from '../model/sign-up-marker.ts'
import { ConfirmLinkCard } from './ConfirmLinkCard.tsx'
import { KeepAnswers } from './KeepAnswers.tsx'
import { VerifiedCard } from './VerifiedCard.tsx'

export interface VerifyEmailScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link of a sign-up: one press makes the account, and signs in the browser that signed up. */
export function VerifyEmailScreen({ token, logo }: VerifyEmailScreenProps) {
  const { t } = useTranslation('auth')
  const { completeSignIn, question, decide, dismiss } = useCompleteSignIn()
  const press = async () => {
    const verified = await verifyEmail(token, findSignUpMarker())
    if (verified.session) {
      removeSignUpMarker()
      await completeSignIn(verified.session)
    }
    return verified
  }
  return (
    <>
      <ConfirmLinkCard
        logo={logo}
        words={{
          title: t('verify.title'),
          text: t('verify.text'),
          press: t('verify.confirm'),
          pressing: t('verify.confirming'),
          failedTitle: t('verify.failedTitle'),
        }}
        press={press}
        done={(verified) => <VerifiedCard verified={verified} logo={logo} />}
        wayOn={
          <Button fullWidth to={routes.signUp()}>
            {t('verify.signUpAgain')}
          </Button>
        }
      />
      <KeepAnswers question={question} decide={decide} dismiss={dismiss} />
    </>
  )
}
