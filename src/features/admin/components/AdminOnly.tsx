import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, LockedState, Skeletons } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'

interface AdminOnlyProps {
  children: ReactNode
}

/** Shows its page to administrators, and to others that it is not for them. The server checks every call by itself. */
export function AdminOnly({ children }: AdminOnlyProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { user, error, refresh } = useUser()
  if (user?.is_admin) return children
  if (user) {
    return (
      <LockedState title={t('forbidden')} action={<Button to={routes.home()}>{t('home')}</Button>}>
        {messageText('admin_only', language)}
      </LockedState>
    )
  }
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  return <Skeletons shape="list" count={4} label={t('loading')} />
}
