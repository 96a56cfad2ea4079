import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { AuthCard, Button } from '#design-system'
import { confirmEmail } from '../api/account.ts'
import { ConfirmLinkCard } from './ConfirmLinkCard.tsx'

export interface ChangeEmailScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link of a new address: one press makes it the account's. */
export function ChangeEmailScreen({ token, logo }: ChangeEmailScreenProps) {
  const { t } = useTranslation('auth')
  const toSettings = (
    <Button fullWidth to={routes.settings({ section: 'security' })}>
      {t('newEmail.toSettings')}
    </Button>
  )
  return (
    <ConfirmLinkCard
      logo={logo}
      words={{
        title: t('newEmail.title'),
        text: t('newEmail.text'),
        press: t('newEmail.confirm'),
        pressing: t('verify.confirming'),
        failedTitle: t('verify.failedTitle'),
      }}
      press={() => confirmEmail(token)}
      done={({ email }) => (
        <AuthCard logo={logo} title={t('newEmail.doneTitle')} lead={t('newEmail.doneText', { email })}>
          {toSettings}
        </AuthCard>
      )}
      wayOn={toSettings}
    />
  )
}
