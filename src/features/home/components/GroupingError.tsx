import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice, Stack } from '#design-system'
import type { ApiError } from '#lib/api'

interface GroupingFaultProps {
  error: ApiError
  onRetry: () => void
}

/** Why there are no groups, and the way on. */
export function GroupingError({ error, onRetry }: GroupingFaultProps) {
  const { t } = useTranslation('home')
  const link = (to: string, words: string, variant: 'secondary' | 'quiet' = 'secondary') => (
    <Button variant={variant} to={to}>
      {words}
    </Button>
  )
  const row = (buttons: ReactNode) => (
    <Stack direction="row" spacing={2} wrap>
      {buttons}
    </Stack>
  )
  switch (error.code) {
    case 'guest_not_allowed':
      return (
        <Notice
          tone="primary"
          title={error.message}
          actions={row(
            <>
              {link(routes.signIn({ redirect: routes.home() }), t('demo.signIn'))}
              {link(routes.signUp({ redirect: routes.home() }), t('group.signUp'), 'quiet')}
            </>,
          )}
        >
          {t('group.locked')}
        </Notice>
      )
    case 'vip_required':
      return (
        <Notice tone="reward" title={error.message} actions={row(link(routes.vip(), t('group.plans')))}>
          {t('group.limit')}
        </Notice>
      )
    case 'grouping_no_match':
      return <Notice title={error.message}>{t('group.noMatch')}</Notice>
    default:
      return (
        <Notice
          tone="warning"
          title={error.message}
          actions={row(
            <Button variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>,
          )}
        >
          {t('group.failed')}
        </Notice>
      )
  }
}
