import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Search, ShieldAlert, Trash2, Undo2 } from 'lucide-react'
import type { ChatMessage, Conversation } from '#contract/chat'
import { DELETE_FOR_BOTH_MS } from '#contract/chat-limits'
import { Button, MenuButton, MessageBubble, MessageDay, useToast } from '#design-system'
import { WordPeek } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { formatDay, formatTime } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useConversationActions } from '../api/useConversations.ts'
import type { PendingMessages } from '../api/usePendingMessages.ts'
import { wordsOf } from '../model/split-message.ts'
import { MessageText } from './MessageText.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { WordsDialog } from './WordsDialog.tsx'

interface MessageLinesProps {
  conversation: Conversation
  /** The other one's. */
  name: string
  items: readonly ChatMessage[]
  pending: PendingMessages
  /** What is shown under a message. */
  attachmentOf?: ((message: ChatMessage) => ReactNode) | undefined
  /** Keeps words in a note. */
  saveSlot: (words: readonly string[]) => ReactNode
}

/** What was said, day by day, and below it what is on its way. */
export function MessageLines({ conversation, name, items, pending, attachmentOf, saveSlot }: MessageLinesProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const [lookedUp, setLookedUp] = useState<string>()
  const [word, setWord] = useState<string>()
  const [reported, setReported] = useState<{ seq: number; text: string }>()
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
            attachment={message.attachment && attachmentOf?.(message)}
            onLookUp={setLookedUp}
            onWord={setWord}
            onReport={conversation.with && !message.own ? setReported : undefined}
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
      <WordsDialog
        text={lookedUp}
        onWord={(chosen) => {
          setLookedUp(undefined)
          setWord(chosen)
        }}
        onClose={() => setLookedUp(undefined)}
      />
      {word !== undefined && (
        <WordPeek word={word} saveSlot={(headword) => saveSlot([headword])} onClose={() => setWord(undefined)} />
      )}
      {reported && (
        <ReportDialog
          about={{ conversation: conversation.id }}
          name={name}
          message={reported}
          canBlock={conversation.state !== 'blocked'}
          onClose={() => setReported(undefined)}
        />
      )}
    </>
  )
}

interface LineProps {
  conversation: string
  message: ChatMessage
  author: string
  isSeen: boolean
  attachment: ReactNode
  onLookUp: (text: string) => void
  onWord: (word: string) => void
  /** Left out for one's own. */
  onReport: ((message: { seq: number; text: string }) => void) | undefined
}

function Line({ conversation, message, author, isSeen, attachment, onLookUp, onWord, onReport }: LineProps) {
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
      attachment={attachment}
      note={isSeen ? `${time} · ${t('state.read')}` : time}
      menu={
        <MenuButton
          label={t('moreFor', { author, time })}
          items={() => [
            ...(wordsOf(text).length > 0
              ? [{ label: t('lookUp'), icon: <Search />, onPress: () => onLookUp(text) }]
              : []),
            ...(onReport
              ? [
                  {
                    label: t('report.message'),
                    icon: <ShieldAlert />,
                    onPress: () => onReport({ seq: message.seq, text }),
                  },
                ]
              : []),
            { label: t('deleteForMe'), icon: <Trash2 />, ...remove('me') },
            ...(own && Date.now() - Date.parse(at) < DELETE_FOR_BOTH_MS
              ? [{ label: t('deleteForBoth'), icon: <Undo2 />, ...remove('both') }]
              : []),
          ]}
        />
      }
    >
      {!(attachment && saysItAll(message)) && <MessageText text={text} onWord={onWord} />}
    </MessageBubble>
  )
}

/** What contacts share is named by its card, in the reader's language; the text is for lists and for screen readers. */
const saysItAll = ({ attachment }: ChatMessage): boolean =>
  attachment?.kind === 'list' || attachment?.kind === 'result' || attachment?.kind === 'duel'
