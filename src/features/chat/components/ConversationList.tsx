import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage, Conversation } from '#contract/chat'
import { routes } from '#contract/routes'
import type { TicketThread } from '#contract/tickets'
import { Button, ConversationRow, EmptyState, ErrorScreen, Skeletons, Stack } from '#design-system'
import { formatRecent } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useConversations } from '../api/useConversations.ts'
import { ContactPresence } from './ContactPresence.tsx'

/** All conversations, the latest first; `first` is a row that is always above them. */
export function ConversationList({ current, first }: { current: string | undefined; first: ReactNode }) {
  const { t } = useTranslation('chat')
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Stack component="ul" aria-label={t('conversations')} spacing={1}>
      {first}
      {cursors.map((cursor, index) => (
        <ListPage
          key={cursor ?? ''}
          cursor={cursor}
          current={current}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </Stack>
  )
}

interface ListPageProps {
  cursor: string | undefined
  current: string | undefined
  /** Left out when the next page is shown already. */
  onMore: ((next: string) => void) | undefined
}

function ListPage({ cursor, current, onMore }: ListPageProps) {
  const { t } = useTranslation('chat')
  const { data, error, mutate } = useConversations(cursor)
  if (error && !data)
    return (
      <li>
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      </li>
    )
  if (!data)
    return (
      <li>
        <Skeletons shape="list" count={4} label={t('loading')} />
      </li>
    )
  if (data.items.length === 0 && cursor === undefined)
    return (
      <li>
        <EmptyState
          title={t('empty')}
          action={
            <Button variant="secondary" to={routes.contacts()}>
              {t('toContacts')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </li>
    )
  const { next } = data
  return (
    <>
      {data.items.map((thread) =>
        thread.kind === 'ticket' ? (
          <TicketRow key={thread.id} ticket={thread} />
        ) : (
          <ListRow key={thread.id} conversation={thread} isCurrent={thread.id === current} />
        ),
      )}
      {next !== null && onMore && (
        <li>
          <Button variant="quiet" onClick={() => onMore(next)}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  )
}

function ListRow({ conversation, isCurrent }: { conversation: Conversation; isCurrent: boolean }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const { id, with: other, last, unread, muted } = conversation
  return (
    <ConversationRow
      to={routes.chat({ conversation: id })}
      name={other?.username ?? t('deletedLearner')}
      avatar={other?.avatar ?? undefined}
      presence={<ContactPresence id={other?.id} />}
      line={last ? lineOf(last, t) : ''}
      at={last ? formatRecent(last.at, language) : ''}
      unread={unread}
      unreadLabel={t('unread', { count: unread })}
      mutedLabel={muted ? t('muted') : undefined}
      current={isCurrent}
    />
  )
}

/** A ticket leads to its own thread. */
function TicketRow({ ticket }: { ticket: TicketThread }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const { id, about, last, at, unread } = ticket
  return (
    <ConversationRow
      to={routes.ticket({ id })}
      name={t('team', { about: t(`about.${about}`) })}
      line={last.own ? t('ownLine', { text: last.text }) : last.text}
      at={formatRecent(at, language)}
      unread={unread}
      unreadLabel={t('unread', { count: unread })}
      current={false}
    />
  )
}

function lineOf({ own, text, state }: ChatMessage, t: ReturnType<typeof useTranslation<'chat'>>['t']): string {
  if (state !== 'shown' || text === null) return t(`gone.${state === 'hidden' ? 'hidden' : 'deleted'}`)
  return own ? t('ownLine', { text }) : text
}
