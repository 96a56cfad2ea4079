import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimedProgress } from '#contract/auth'
import { AuthCard, Button, Stack } from '#design-system'
import { ClaimedWords } from './ClaimedWords.tsx'
import { useClaimedTitle } from '../model/useClaimedTitle.ts'

export interface ClaimedScreenProps {
  progress: ClaimedProgress
  /** Where the account begins. */
  to: string
  /** The logo in its link. */
  logo: ReactNode
}

/** The first thing that a new account sees after a guest has played: what came along. */
export function ClaimedScreen({ progress, to, logo }: ClaimedScreenProps) {
  const { t } = useTranslation('auth')
  const title = useClaimedTitle(progress)
  return (
    <AuthCard logo={logo} title={title} lead={t('claimed.text')}>
      <Stack spacing={6}>
        <ClaimedWords examples={progress.examples} />
        <Button fullWidth to={to}>
          {t('claimed.goOn')}
        </Button>
      </Stack>
    </AuthCard>
  )
}
