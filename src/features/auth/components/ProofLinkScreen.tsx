import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthCard, Button, Text } from '#design-system'
import { call } from '#lib/api'
import { LinkPress } from './LinkPress.tsx'

export interface ProofLinkScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The link that says who is there: the page that asked for it goes on by itself. */
export function ProofLinkScreen({ token, logo }: ProofLinkScreenProps) {
  const { t } = useTranslation('auth')
  return (
    <LinkPress
      logo={logo}
      words={{
        title: t('proofLink.title'),
        text: t('proofLink.text'),
        press: t('proofLink.confirm'),
        pressing: t('verify.confirming'),
        failedTitle: t('verify.failedTitle'),
      }}
      press={() => call('POST /api/auth/confirm-reauth', { body: { token } })}
      done={() => (
        <AuthCard logo={logo} title={t('proofLink.doneTitle')}>
          <Text>{t('proofLink.doneText')}</Text>
        </AuthCard>
      )}
      wayOn={
        <Button fullWidth LinkComponent={Link} to="/settings">
          {t('newEmail.toSettings')}
        </Button>
      }
    />
  )
}
