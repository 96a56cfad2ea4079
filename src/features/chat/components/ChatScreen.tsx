import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { browserMessageText } from '#contract/browser-messages'
import { routes, TUTOR } from '#contract/routes'
import { Button, ConversationPanes, EmptyState, LockedState, PageHeader, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useConversationActions } from '../api/useConversations.ts'
import { BirthYearCard } from './BirthYearCard.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import type { ChatSharing } from './ConversationPane.tsx'

export interface ChatScreenProps {
  /** The tutor's row of the list and its conversation. */
  tutor: { row: (isCurrent: boolean) => ReactNode; pane: (userId: string) => ReactNode }
  /** Keeps words in a note: it asks which. */
  saveSlot: (words: readonly string[]) => ReactNode
  /** What contacts show each other. */
  sharing: ChatSharing
}

/** Conversations with contacts and the tutor, and the one that is open. */
export function ChatScreen({ tutor, saveSlot, sharing }: ChatScreenProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const { isGuest, user } = useUser()
  const { conversation } = useParams()
  useOpenWithContact()
  if (isGuest) {
    return (
      <>
        <PageHeader title={t('title')} />
        <LockedState
          title={browserMessageText('guest_not_allowed', language)}
          action={<Button to={routes.signIn({ redirect: routes.chat() })}>{t('signIn')}</Button>}
        >
          {t('locked')}
        </LockedState>
      </>
    )
  }
  return (
    <ConversationPanes
      isOpen={conversation !== undefined}
      list={
        <>
          <PageHeader title={t('title')} heading={conversation === undefined ? 'h1' : 'h2'} />
          {user && <BirthYearCard user={user} />}
          <ConversationList current={conversation} first={tutor.row(conversation === TUTOR)} />
        </>
      }
    >
      {conversation === TUTOR && user ? (
        tutor.pane(user.id)
      ) : conversation !== undefined && user ? (
        <ConversationPane key={conversation} id={conversation} userId={user.id} saveSlot={saveSlot} sharing={sharing} />
      ) : (
        <EmptyState title={t('choose')}>{t('chooseText')}</EmptyState>
      )}
    </ConversationPanes>
  )
}

/** /chat?with={contact} leads on to the conversation with that contact. */
function useOpenWithContact(): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const { open } = useConversationActions()
  const contact = query.get('with')
  const { run } = useAsyncAction(
    async (id: string) => {
      const { id: conversation } = await open(id)
      await navigate(routes.chat({ conversation }), { replace: true })
    },
    ({ message }) => {
      toast({ text: message, tone: 'error' })
      void navigate(routes.chat(), { replace: true })
    },
  )
  const openWith = useEffectEvent((id: string) => void run(id))
  useEffect(() => {
    if (contact !== null) openWith(contact)
  }, [contact])
}
