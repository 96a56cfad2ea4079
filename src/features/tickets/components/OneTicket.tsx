import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageLength } from '#contract/tickets'
import type { Ticket } from '#contract/tickets'
import { Chip, TicketCard } from '#design-system'
import { useDraft } from '#lib/draft'
import type { Draft } from '#lib/draft'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { ignoreApiError } from '#lib/api'
import { useTicketScreenshot } from '#lib/ticket-screenshot'
import { useReadTicket } from '../api/useTickets.ts'

const tones = { open: 'info', answered: 'primary', closed: 'neutral' } as const

/** A request with its answers, and a place to add to it. */
export function OneTicket({ ticket, onReply }: { ticket: Ticket; onReply: (draft: Draft) => Promise<void> }) {
  const { t } = useTranslation('tickets')
  const language = useLanguage()
  const send = useDraft(onReply)
  useMarkAnswersRead(ticket)
  const screenshot = useTicketScreenshot(ticket, '/api/tickets/{id}/screenshot')
  const { kind, topic, status, priority, messages } = ticket
  return (
    <TicketCard
      title={topic ? `${t(`kind.${kind}`)} · ${t(`topic.${topic}`)}` : t(`kind.${kind}`)}
      marks={
        <>
          {priority && <Chip tone="reward">{t('priority')}</Chip>}
          <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
        </>
      }
      messages={messages.map(({ from, text, at }) => ({
        author: t(`from.${from}`),
        own: from === 'learner',
        text,
        at: formatMoment(at, language),
      }))}
      picture={
        screenshot && { src: screenshot.src, alt: t(screenshot.failed ? 'screenshot.failed' : 'screenshot.alt') }
      }
      reply={{ label: t('reply'), sendLabel: t('send'), maxLength: messageLength, onSend: send }}
    />
  )
}

/** What is on the screen is read. */
function useMarkAnswersRead({ id, unread }: Ticket): void {
  const markRead = useReadTicket()
  const mark = useEffectEvent(() => {
    // What does not arrive is marked by the next visit.
    if (document.visibilityState === 'visible') markRead(id).catch(ignoreApiError)
  })
  useEffect(() => {
    if (unread === 0) return undefined
    const look = () => mark()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [unread])
}
