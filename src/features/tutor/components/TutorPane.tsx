import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat'
import { ErrorScreen, Skeletons } from '#design-system'
import { ConversationPane } from '#features/chat'
import { useTutor, useTutorLeft } from '../api/useTutor.ts'
import { Answering } from './Answering.tsx'
import { QuizCard } from './QuizCard.tsx'
import { Suggestions } from './Suggestions.tsx'
import { WordsCard } from './WordsCard.tsx'

interface TutorPaneProps {
  userId: string
  /** Keeps words in a note: it asks which. */
  saveSlot: (words: readonly string[]) => ReactNode
}

/** The conversation with the tutor. */
export function TutorPane({ userId, saveSlot }: TutorPaneProps) {
  const { t } = useTranslation('tutor')
  const { conversation, error, retry } = useTutor()
  const service = useTutorLeft()
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={retry} />
  if (!conversation) return <Skeletons shape="list" count={5} label={t('loading')} />
  const attachmentOf = ({ attachment }: ChatMessage, newest: ChatMessage | undefined) => {
    switch (attachment?.kind) {
      case 'words':
        return <WordsCard words={attachment.words} saveSlot={attachment.save && saveSlot} />
      case 'quiz':
        return <QuizCard id={attachment.practice} isNewest={newest?.attachment === attachment} />
      default:
        return null
    }
  }
  return (
    <ConversationPane
      id={conversation.id}
      userId={userId}
      saveSlot={saveSlot}
      tutor={{
        name: t('name'),
        attachmentOf,
        answering: (items) => <Answering items={items} hasAi={service?.ai} />,
        suggestions: (items, send) => (
          <Suggestions items={items} left={service?.ai ? service.left : undefined} onSend={send} />
        ),
      }}
    />
  )
}
