import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { Button, ConversationPanes, EmptyState, LockedState, PageHeader, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useConversationActions } from '../api/useConversations.ts'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'

/** Conversations with contacts, and the one that is open. */
export function ChatScreen() {
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
          title={messageText('guest_not_allowed', language)}
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
          <PageHeader title={t('title')} />
          <ConversationList current={conversation} />
        </>
      }
    >
      {conversation !== undefined && user ? (
        <ConversationPane key={conversation} id={conversation} userId={user.id} />
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
