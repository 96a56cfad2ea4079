import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { AuthCard, Button } from '#design-system'
import { stopEmailChange } from '../api/account.ts'
import { ConfirmLinkCard } from './ConfirmLinkCard.tsx'

export interface StopEmailChangeScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link that the old address was mailed: one press stops the change of the e-mail, and a new password is next. */
export function StopEmailChangeScreen({ token, logo }: StopEmailChangeScreenProps) {
  const { t } = useTranslation('auth')
  const toReset = (
    <Button fullWidth to={routes.forgotPassword()}>
      {t('reset.title')}
    </Button>
  )
  return (
    <ConfirmLinkCard
      logo={logo}
      words={{
        title: t('stopEmail.title'),
        text: t('stopEmail.text'),
        press: t('stopEmail.confirm'),
        pressing: t('stopEmail.confirming'),
        failedTitle: t('verify.failedTitle'),
      }}
      press={() => stopEmailChange(token)}
      done={({ email }) => (
        <AuthCard logo={logo} title={t('stopEmail.doneTitle')} lead={t('stopEmail.doneText', { email })}>
          {toReset}
        </AuthCard>
      )}
      wayOn={toReset}
    />
  )
}
