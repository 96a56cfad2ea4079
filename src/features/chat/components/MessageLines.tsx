import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Search, Trash2, Undo2 } from 'lucide-react'
import type { ChatMessage, Conversation } from '#contract/chat'
import { DELETE_FOR_BOTH_MS } from '#contract/chat-limits'
import { Button, MenuButton, MessageBubble, MessageDay, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatDay, formatTime } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useConversationActions } from '../api/useConversations.ts'
import type { PendingMessages } from '../api/usePendingMessages.ts'
import { wordsOf } from '../model/split-message.ts'
import { MessageText } from './MessageText.tsx'
import { WordsDialog } from './WordsDialog.tsx'

interface MessageLinesProps {
  conversation: Conversation
  /** The other one's. */
  name: string
  items: readonly ChatMessage[]
  pending: PendingMessages
}

/** What was said, day by day, and below it what is on its way. */
export function MessageLines({ conversation, name, items, pending }: MessageLinesProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const [lookedUp, setLookedUp] = useState<string>()
  const arrived = new Set(items.flatMap(({ own, id }) => (own ? id : [])))
  const waiting = pending.items.filter(({ id }) => !arrived.has(id))
  const shown = items.filter(({ state }) => state !== 'hidden')
  const days = [...shown, ...waiting].map(({ at }) => formatDay(at, language))
  const newDay = (index: number) => days[index] !== days[index - 1] && <MessageDay>{days[index] ?? ''}</MessageDay>
  // Under the newest of those alone that the other one has read.
  const seen = shown.findLast(({ own, seq, state }) => own && state === 'shown' && seq <= conversation.seen_seq)
  return (
    <>
      {shown.map((message, index) => (
        <Fragment key={message.seq}>
          {newDay(index)}
          <Line
            conversation={conversation.id}
            message={message}
            author={message.own ? t('you') : name}
            isSeen={message === seen}
            onLookUp={setLookedUp}
          />
        </Fragment>
      ))}
      {waiting.map((message, index) => {
        const isRefused = pending.refusal !== undefined && index === 0
        return (
          <Fragment key={message.id}>
            {newDay(shown.length + index)}
            <MessageBubble
              own
              author={t('you')}
              tone={isRefused ? 'failed' : undefined}
              note={isRefused ? `${t('state.failed')} · ${pending.refusal?.message ?? ''}` : t('state.waiting')}
              actions={
                isRefused && (
                  <>
                    <Button variant="quiet" onClick={pending.retry}>
                      {t('sendAgain')}
                    </Button>
                    <Button variant="quiet" onClick={() => pending.remove(message)}>
                      {t('discard')}
                    </Button>
                  </>
                )
              }
            >
              <MessageText text={message.text} />
            </MessageBubble>
          </Fragment>
        )
      })}
      <WordsDialog text={lookedUp} onClose={() => setLookedUp(undefined)} />
    </>
  )
}

interface LineProps {
  conversation: string
  message: ChatMessage
  author: string
  isSeen: boolean
  onLookUp: (text: string) => void
}

function Line({ conversation, message, author, isSeen, onLookUp }: LineProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const toast = useToast()
  const { deleteMessage } = useConversationActions()
  const deleting = useAsyncAction(
    (scope: 'me' | 'both') => deleteMessage(conversation, message.seq, scope),
    (error) => toast({ text: error.message, tone: 'error' }),
  )
  const { own, text, at } = message
  const time = formatTime(at, language)
  if (text === null)
    return (
      <MessageBubble own={own} author={author} tone="muted" note={time}>
        {t('gone.deleted')}
      </MessageBubble>
    )
  const remove = (scope: 'me' | 'both') => ({ onPress: () => void deleting.run(scope), danger: true })
  return (
    <MessageBubble
      own={own}
      author={author}
      note={isSeen ? `${time} · ${t('state.read')}` : time}
      menu={
        <MenuButton
          label={t('moreFor', { author, time })}
          items={() => [
            ...(wordsOf(text).length > 0
              ? [{ label: t('lookUp'), icon: <Search />, onPress: () => onLookUp(text) }]
              : []),
            { label: t('deleteForMe'), icon: <Trash2 />, ...remove('me') },
            ...(own && Date.now() - Date.parse(at) < DELETE_FOR_BOTH_MS
              ? [{ label: t('deleteForBoth'), icon: <Undo2 />, ...remove('both') }]
              : []),
          ]}
        />
      }
    >
      <MessageText text={text} />
    </MessageBubble>
  )
}
