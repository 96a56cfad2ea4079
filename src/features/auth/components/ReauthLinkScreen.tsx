import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { AuthCard, Button, Text } from '#design-system'
import { confirmReauth } from '../api/reauth.ts'
import { ConfirmLinkCard } from './ConfirmLinkCard.tsx'

export interface ReauthLinkScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link that says who is there: the page that asked for it goes on by itself. */
export function ReauthLinkScreen({ token, logo }: ReauthLinkScreenProps) {
  const { t } = useTranslation('auth')
  return (
    <ConfirmLinkCard
      logo={logo}
      words={{
        title: t('proofLink.title'),
        text: t('proofLink.text'),
        press: t('proofLink.confirm'),
        pressing: t('verify.confirming'),
        failedTitle: t('verify.failedTitle'),
      }}
      press={() => confirmReauth(token)}
      done={() => (
        <AuthCard logo={logo} title={t('proofLink.doneTitle')}>
          <Text>{t('proofLink.doneText')}</Text>
        </AuthCard>
      )}
      wayOn={
        <Button fullWidth to={routes.settings()}>
          {t('newEmail.toSettings')}
        </Button>
      }
    />
  )
}
