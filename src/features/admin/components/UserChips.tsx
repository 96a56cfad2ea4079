import { useTranslation } from 'react-i18next'
import type { AdminUser } from '#contract/admin-users'
import { Chip, Stack } from '#design-system'

/** The state of an account in words. */
export function UserChips({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const isActive = user.suspended_at === null && user.deleted_at === null
  return (
    <Stack component="span" direction="row" spacing={2} wrap>
      {isActive && <Chip tone="neutral">{t('users.state.active')}</Chip>}
      {user.suspended_at !== null && <Chip tone="error">{t('users.state.suspended')}</Chip>}
      {user.deleted_at !== null && <Chip tone="info">{t('users.state.leaving')}</Chip>}
      {user.is_admin && <Chip tone="primary">{t('users.state.admin')}</Chip>}
      {user.is_vip && <Chip tone="reward">{t('users.state.vip')}</Chip>}
    </Stack>
  )
}
