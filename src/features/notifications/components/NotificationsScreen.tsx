import { useState } from 'react'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, EmptyState, ErrorScreen, PageHeader, Skeletons, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useUser } from '#lib/session'
import { useNotifications, useReadNotifications } from '../api/useNotifications.ts'
import { NotificationItem } from './NotificationItem.tsx'

/** What happened since the learner was here: requests, answers, thanks. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<ReadAllButton />} />
      <Stack spacing={4} measure="cards">
        {pages.map((cursor, index) => (
          <NotificationPage
            key={cursor ?? 'first'}
            cursor={cursor}
            onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </Stack>
    </>
  )
}

/** It stays while the list is there, so that the focus does. */
function ReadAllButton() {
  const { t } = useTranslation('notifications')
  const toast = useToast()
  const { user } = useUser()
  const { data } = useNotifications(undefined)
  const { readUntil } = useReadNotifications()
  const reading = useAsyncAction(readUntil, ({ message }) => toast({ text: message, tone: 'error' }))
  const newest = data?.items[0]
  if (!newest) return null
  return (
    <Button
      variant="secondary"
      disabled={user?.unread_notifications === 0}
      loading={reading.pending}
      onClick={() => void reading.run(newest.at)}
    >
      {t('readAll')}
    </Button>
  )
}

interface NotificationPageProps {
  cursor: string | undefined
  onMore: ((cursor: string) => void) | undefined
}

function NotificationPage({ cursor, onMore }: NotificationPageProps) {
  const { t } = useTranslation('notifications')
  const { data, error, mutate } = useNotifications(cursor)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={4} label={t('loading')} />
  if (data.items.length === 0) return cursor === undefined ? <NoNotifications /> : null
  const { items, next } = data
  return (
    <Stack spacing={4} align="start">
      <Stack measure="cards">
        <Card padding="flush">
          <Stack component="ul" aria-label={t('title')}>
            {items.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </Stack>
        </Card>
      </Stack>
      {next !== null && onMore && (
        <Button variant="secondary" onClick={() => onMore(next)}>
          {t('older')}
        </Button>
      )}
    </Stack>
  )
}

/** Guests are thanked for their reports; for contacts and answers they need an account. */
function NoNotifications() {
  const { t } = useTranslation('notifications')
  const { isGuest } = useUser()
  return (
    <EmptyState
      title={t('empty')}
      picture={<Bell />}
      action={isGuest && <Button to={routes.signIn({ redirect: routes.notifications() })}>{t('signIn')}</Button>}
    >
      {t(isGuest ? 'emptyGuest' : 'emptyText')}
    </EmptyState>
  )
}
