import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage, Conversation as ConversationData } from '#contract/chat'
import { routes } from '#contract/routes'
import type { SharedThing } from '#contract/sharing'
import { Conversation, ConversationHeader, ErrorScreen, MessageField, Skeletons, VisuallyHidden } from '#design-system'
import { MESSAGE_CHARACTERS } from '#contract/chat-limits'
import { ignoreApiError } from '#lib/api'
import { useConversation, useConversationActions, useView } from '../api/useConversations.ts'
import { useMessageDraft } from '../api/useMessageDraft.ts'
import { useMessages } from '../api/useMessages.ts'
import { usePendingMessages } from '../api/usePendingMessages.ts'
import type { PendingMessages } from '../api/usePendingMessages.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { ContactPresence } from './ContactPresence.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import { MessageLines } from './MessageLines.tsx'

export interface ChatSharing {
  /** What is shown under a message. */
  attachmentOf: (message: ChatMessage, conversation: ConversationData) => ReactNode
  /** A menu button beside the field. */
  menu: (onShare: (text: string, share: SharedThing) => void) => ReactNode
}

export interface ConversationPaneProps {
  id: string
  userId: string
  /** Keeps words in a note: it asks which. */
  saveSlot: (words: readonly string[]) => ReactNode
  /** Between contacts: what messages show, and the menu that adds it. */
  sharing?: ChatSharing
  /** Where the other one is no learner: what a conversation with them has besides. */
  tutor?: {
    name: string
    /** What is shown under a message. */
    attachmentOf: (message: ChatMessage, newest: ChatMessage | undefined) => ReactNode
    /** Below the newest message, in an `li`: an answer on its way. */
    answering: (items: readonly ChatMessage[]) => ReactNode
    /** Above the field. */
    suggestions: (items: readonly ChatMessage[], send: (text: string) => void) => ReactNode
  }
}

/** One conversation: what was said, and the field for more. */
export function ConversationPane({ id, userId, saveSlot, sharing, tutor }: ConversationPaneProps) {
  const { t } = useTranslation('chat')
  const conversation = useConversation(id)
  const { data } = conversation
  const messages = useMessages(id, data?.version)
  const pending = usePendingMessages(userId, id, messages.add)
  const { log } = messages
  useMarkRead(data, log?.items)
  useView(id)
  const error = conversation.error ?? messages.error
  if (error && !(data && log))
    return (
      <ErrorScreen
        title={error.message}
        retryLabel={t('retry')}
        onRetry={() => {
          void conversation.mutate()
          messages.retry()
        }}
      />
    )
  const name = tutor?.name ?? (data ? (data.with?.username ?? t('deletedLearner')) : '')
  return (
    <>
      <ConversationHeader
        name={name}
        avatar={data?.with?.avatar ?? undefined}
        presence={<ContactPresence id={data?.with?.id} />}
        back={{ label: t('back'), to: routes.chat() }}
        menu={data?.with && <ConversationMenu conversation={data} name={name} />}
      />
      {data && log ? (
        <>
          <Conversation
            label={t('messagesWith', { name })}
            older={
              log.hasOlder
                ? {
                    label: t('older'),
                    loading: messages.isLoadingOlder,
                    onLoad: () => void messages.loadOlder(),
                  }
                : undefined
            }
          >
            <MessageLines
              conversation={data}
              name={name}
              items={log.items}
              pending={pending}
              saveSlot={saveSlot}
              attachmentOf={(message) =>
                tutor ? tutor.attachmentOf(message, log.items.at(-1)) : sharing?.attachmentOf(message, data)
              }
            />
            {tutor?.answering(log.items)}
          </Conversation>
          <NewLines items={log.items} name={name} />
          {data.state === 'open' ? (
            <>
              {tutor?.suggestions(log.items, pending.send)}
              <WriteMessage
                key={id}
                id={id}
                userId={userId}
                name={name}
                pending={pending}
                tools={sharing?.menu(pending.send)}
              />
            </>
          ) : (
            <ClosedNotice conversation={data} name={name} />
          )}
        </>
      ) : (
        <Skeletons shape="list" count={5} label={t('loading')} />
      )}
    </>
  )
}

/** The mark follows what is on the screen. */
function useMarkRead(conversation: ConversationData | undefined, items: readonly ChatMessage[] | undefined): void {
  const { markRead } = useConversationActions()
  const id = conversation?.id
  const last = items?.at(-1)?.seq ?? 0
  const isBehind = conversation !== undefined && last > conversation.read_seq
  const mark = useEffectEvent(() => {
    if (id === undefined || document.visibilityState === 'hidden') return
    // A mark that does not arrive is made by the next message or visit.
    markRead(id, last).catch(ignoreApiError)
  })
  useEffect(() => {
    if (!isBehind) return undefined
    const look = () => mark()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last, isBehind])
}

/** Reads out what the other one has written since the conversation was opened. */
function NewLines({ items, name }: { items: readonly ChatMessage[]; name: string }) {
  const { t } = useTranslation('chat')
  const [start] = useState(items.at(-1)?.seq ?? 0)
  const last = items.findLast(({ own, seq, state }) => !own && seq > start && state === 'shown')
  return <VisuallyHidden role="log">{last ? t('said', { name, text: last.text }) : ''}</VisuallyHidden>
}

interface WriteMessageProps extends Pick<ConversationPaneProps, 'id' | 'userId'> {
  name: string
  pending: PendingMessages
  tools: ReactNode
}

function WriteMessage({ id, userId, name, pending, tools }: WriteMessageProps) {
  const { t } = useTranslation('chat')
  const { text, write } = useMessageDraft(userId, id)
  const isTooLong = [...text.trim()].length > MESSAGE_CHARACTERS
  const { waitingFor } = pending
  const send = () => {
    if (text.trim() === '' || isTooLong) return
    pending.send(text.trim())
    write('')
  }
  return (
    <MessageField
      label={t('write', { name })}
      placeholder={t('placeholder')}
      sendLabel={t('send')}
      value={text}
      onChange={write}
      onSend={send}
      tools={tools}
      error={isTooLong ? t('tooLong', { count: MESSAGE_CHARACTERS }) : (waitingFor?.fields['text'] ?? undefined)}
    />
  )
}
