import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthCard, Button, Stack } from '#design-system'
import { ApiError, call } from '#lib/api'
import { FormFaults } from './FormFaults.tsx'

export interface VerifyEmailScreenProps {
  /** The secret of the mailed link. */
  token: string
  /** The logo in its link. */
  logo: ReactNode
}

type State =
  { at: 'asking' | 'working' } | { at: 'done'; username: string } | { at: 'failed'; fault: string; final: boolean }

/** Confirms a mailed link by a press: mail scanners open links, but press no buttons. */
export function VerifyEmailScreen({ token, logo }: VerifyEmailScreenProps) {
  const { t } = useTranslation('auth')
  const [state, setState] = useState<State>({ at: 'asking' })
  const confirm = async () => {
    setState({ at: 'working' })
    try {
      const { username } = await call('POST /api/auth/verify-email', { body: { token } })
      setState({ at: 'done', username })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ at: 'failed', fault: error.message, final: !error.isPassing })
    }
  }
  if (state.at === 'done') {
    return (
      <AuthCard logo={logo} title={t('verify.doneTitle')} lead={t('verify.doneText', { username: state.username })}>
        <Button fullWidth LinkComponent={Link} to="/signin">
          {t('verify.signIn')}
        </Button>
      </AuthCard>
    )
  }
  const over = state.at === 'failed' && state.final
  return (
    <AuthCard
      logo={logo}
      title={t(over ? 'verify.failedTitle' : 'verify.title')}
      lead={over ? undefined : t('verify.text')}
    >
      <Stack spacing={5}>
        <FormFaults faults={state.at === 'failed' ? [state.fault] : []} />
        {over ? (
          <Button fullWidth LinkComponent={Link} to="/signup">
            {t('verify.signUpAgain')}
          </Button>
        ) : (
          <Button
            fullWidth
            loading={state.at === 'working'}
            loadingLabel={t('verify.confirming')}
            onClick={() => void confirm()}
          >
            {t('verify.confirm')}
          </Button>
        )}
      </Stack>
    </AuthCard>
  )
}
