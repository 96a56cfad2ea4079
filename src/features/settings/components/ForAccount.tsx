import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, Notice, Skeletons } from '#design-system'
import { useUser } from '#lib/session'

interface OnceKnownProps {
  children: (user: User) => ReactNode
}

/** What needs the learner, a guest too: until they are known it is loading, or offers another try. */
export function OnceKnown({ children }: OnceKnownProps) {
  const { t } = useTranslation('settings')
  const { user, error, refresh } = useUser()
  if (user) return children(user)
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  return <Skeletons shape="list" count={2} label={t('loading')} />
}

/** What only an account has. A guest is told how to get one, and comes back to this page. */
export function ForAccount({ children }: OnceKnownProps) {
  return <OnceKnown>{(user) => (user.role === 'guest' ? <GuestNotice /> : children(user))}</OnceKnown>
}

/** How a guest keeps the progress, and the way back to this page. */
export function GuestNotice() {
  const { t } = useTranslation('settings')
  const { pathname } = useLocation()
  return (
    <Notice
      tone="primary"
      title={t('guest.title')}
      actions={
        <>
          <Button to={routes.signIn({ redirect: pathname })}>{t('guest.signIn')}</Button>
          <Button variant="secondary" to={routes.signUp({ redirect: pathname })}>
            {t('guest.signUp')}
          </Button>
        </>
      }
    >
      {t('guest.text')}
    </Notice>
  )
}
