import { useEffect, useEffectEvent } from 'react'
import { Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat'
import { Button, MessageBubble } from '#design-system'
import { useAnswer } from '../api/useTutor.ts'
import { findUnanswered } from '../model/unanswered.ts'

/** Asks for the answer to what the learner wrote, and shows it while it comes. */
export function Answering({ items, hasAi }: { items: readonly ChatMessage[]; hasAi: boolean | undefined }) {
  const { t } = useTranslation('tutor')
  const line = findUnanswered(items)?.id
  const { text, error, ask, stop } = useAnswer(hasAi === true)
  const askFirst = useEffectEvent((id: string) => ask(id))
  useEffect(() => {
    if (line !== undefined && hasAi !== undefined) askFirst(line)
  }, [line, hasAi])
  if (items.length === 0)
    return (
      <MessageBubble own={false} author={t('name')} note="">
        {t('welcome')}
      </MessageBubble>
    )
  if (line === undefined) return null
  if (error)
    return (
      <MessageBubble
        own={false}
        author={t('name')}
        tone="failed"
        note=""
        actions={
          <>
            <Button variant="quiet" onClick={() => ask(line)}>
              {t('answerAgain')}
            </Button>
            {hasAi && (
              <Button variant="quiet" onClick={() => ask(line, 'dictionary')}>
                {t('fromDictionary')}
              </Button>
            )}
          </>
        }
      >
        {error.message}
      </MessageBubble>
    )
  return (
    <MessageBubble
      own={false}
      author={t('name')}
      tone={text === '' ? 'muted' : undefined}
      note=""
      actions={
        text !== '' && (
          <Button variant="quiet" startIcon={<Square />} onClick={stop}>
            {t('stop')}
          </Button>
        )
      }
    >
      {text === '' ? t('answering') : text}
    </MessageBubble>
  )
}
