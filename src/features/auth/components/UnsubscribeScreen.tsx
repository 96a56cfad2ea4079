import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { AuthCard, Button } from '#design-system'
import { unsubscribe } from '../api/account.ts'
import { ConfirmLinkCard } from './ConfirmLinkCard.tsx'

export interface UnsubscribeScreenProps {
  /** The signed token of the mail. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link at the end of a weekly digest: one press ends it, without signing in. */
export function UnsubscribeScreen({ token, logo }: UnsubscribeScreenProps) {
  const { t } = useTranslation('auth')
  const toHome = (
    <Button fullWidth variant="secondary" to={routes.home()}>
      {t('unsubscribe.home')}
    </Button>
  )
  return (
    <ConfirmLinkCard
      logo={logo}
      words={{
        title: t('unsubscribe.title'),
        text: t('unsubscribe.text'),
        press: t('unsubscribe.confirm'),
        pressing: t('unsubscribe.confirming'),
        failedTitle: t('verify.failedTitle'),
      }}
      press={() => unsubscribe(token)}
      done={() => (
        <AuthCard logo={logo} title={t('unsubscribe.doneTitle')} lead={t('unsubscribe.doneText')}>
          {toHome}
        </AuthCard>
      )}
      wayOn={
        <Button fullWidth to={routes.settings({ section: 'notifications' })}>
          {t('unsubscribe.settings')}
        </Button>
      }
    />
  )
}
