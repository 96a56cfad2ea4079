import { useState } from 'react'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, FormField, LockedState, PageHeader, Skeletons, Stack } from '#design-system'
import { useOutbox } from '../api/useOutbox.ts'
import { MessageCard } from './MessageCard.tsx'

/** The demo's mailbox: every mail and text message that a real installation would have sent. */
export function OutboxScreen() {
  const { t } = useTranslation('outbox')
  const [to, setTo] = useState('')
  const { data, error, isLoading, mutate } = useOutbox(to)
  const toSignIn = (
    <Button variant="secondary" to={routes.signIn()}>
      {t('back')}
    </Button>
  )
  if (error?.status === 404) {
    return (
      <LockedState title={t('closed')} action={toSignIn}>
        {t('closedText')}
      </LockedState>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('text')} actions={toSignIn} />
      <Stack spacing={5} measure="prose">
        <FormField label={t('filter')} value={to} onChange={(event) => setTo(event.target.value)} autoComplete="off" />
        {error && !data && <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />}
        {isLoading && !data && <Skeletons shape="list" count={3} label={t('loading')} />}
        {data?.length === 0 && (
          <EmptyState title={t('empty')} picture={<Inbox />}>
            {t('emptyText')}
          </EmptyState>
        )}
        {data?.map((message) => (
          <MessageCard key={`${message.created_at} ${message.to}`} message={message} />
        ))}
      </Stack>
    </>
  )
}
