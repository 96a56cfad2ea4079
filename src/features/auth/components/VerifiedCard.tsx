import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { AuthCard, Button, Stack, Text } from '#design-system'
import type { AnswerOf } from '#lib/api'
import { useUser } from '#lib/session'
import { useClaimedTitle } from '../model/useClaimedTitle.ts'
import { ClaimedWords } from './ClaimedWords.tsx'

interface VerifiedCardProps {
  verified: AnswerOf<'POST /api/auth/verify-email'>
  /** The logo in its link. */
  logo: ReactNode
}

/** The account is made: what came along, and the way in; in another browser than the one that signed up, sign-in with the address filled in. */
export function VerifiedCard({ verified, logo }: VerifiedCardProps) {
  const { t } = useTranslation('auth')
  const { hasToken, isGuest } = useUser()
  const navigate = useNavigate()
  const { username, email, claimed_progress: progress, session } = verified
  const claimed = useClaimedTitle(progress)
  const isSignedIn = session !== undefined && hasToken && !isGuest
  return (
    <AuthCard
      logo={logo}
      title={t('verify.doneTitle')}
      lead={t(isSignedIn ? 'verify.signedInText' : 'verify.doneText', { username })}
    >
      <Stack spacing={6}>
        {progress && (
          <Stack spacing={4}>
            <Text weight="medium">{claimed}</Text>
            <ClaimedWords examples={progress.examples} />
          </Stack>
        )}
        {isSignedIn ? (
          <Button fullWidth to={routes.home()}>
            {t('claimed.goOn')}
          </Button>
        ) : (
          <Button fullWidth onClick={() => void navigate(routes.signIn(), { state: { email } })}>
            {t('verify.signIn')}
          </Button>
        )}
      </Stack>
    </AuthCard>
  )
}
