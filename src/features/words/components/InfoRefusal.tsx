import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routes } from '#contract/routes'
import { Button, Notice, Stack } from '#design-system'
import type { ApiError } from '#lib/api'

interface InfoRefusalProps {
  error: ApiError
  onRetry: () => void
}

/** Why there is no more than the dictionary says today, and what would change that. */
export function InfoRefusal({ error, onRetry }: InfoRefusalProps) {
  const { t } = useTranslation('words')
  const { pathname: redirect } = useLocation()
  switch (error.code) {
    case 'guest_not_allowed':
      return (
        <Notice
          tone="primary"
          title={error.message}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <Button variant="secondary" to={routes.signIn({ redirect })}>
                {t('quota.signIn')}
              </Button>
              <Button variant="quiet" to={routes.signUp({ redirect })}>
                {t('quota.signUp')}
              </Button>
            </Stack>
          }
        >
          {t('quota.guest')}
        </Notice>
      )
    case 'vip_required':
      return (
        <Notice
          tone="reward"
          title={error.message}
          actions={
            <Stack direction="row">
              <Button variant="secondary" to={routes.vip()}>
                {t('quota.plans')}
              </Button>
            </Stack>
          }
        >
          {t('quota.vip')}
        </Notice>
      )
    default:
      return (
        <Notice
          tone="warning"
          actions={
            <Stack direction="row">
              <Button variant="secondary" onClick={onRetry}>
                {t('retry')}
              </Button>
            </Stack>
          }
        >
          {error.message}
        </Notice>
      )
  }
}
