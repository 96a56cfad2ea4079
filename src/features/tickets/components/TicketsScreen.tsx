import { useState } from 'react'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Ticket } from '#contract/tickets'
import {
  Box,
  Button,
  Chip,
  EmptyState,
  ErrorScreen,
  FormField,
  PageHeader,
  Skeletons,
  Stack,
  TicketCard,
} from '#design-system'
import { ApiError } from '#lib/api'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useTickets } from '../api/useTickets.ts'

/** /tickets: what was asked of support, and the answers. */
export function TicketsScreen() {
  const { t } = useTranslation('tickets')
  const { data, error, mutate, reply } = useTickets()
  const isGuest = error?.code === 'guest_not_allowed'
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {data && data.items.length > 0 ? (
        <Stack spacing={5} sx={{ maxWidth: '48rem' }}>
          {data.items.map((ticket) => (
            <OneTicket key={ticket.id} ticket={ticket} onReply={(text) => reply(ticket.id, text)} />
          ))}
        </Stack>
      ) : data || isGuest ? (
        <EmptyState title={t('none')} picture={<LifeBuoy />}>
          {t('noneText')}
        </EmptyState>
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeletons shape="list" count={3} label={t('loading')} />
      )}
    </>
  )
}

const tones = { open: 'info', answered: 'act', closed: 'neutral' } as const

function OneTicket({ ticket, onReply }: { ticket: Ticket; onReply: (text: string) => Promise<void> }) {
  const { t } = useTranslation('tickets')
  const language = useLanguage()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setSending(true)
    setFault(undefined)
    try {
      await onReply(text)
      setText('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <TicketCard
      title={t(`kind.${ticket.kind}`)}
      marks={
        <>
          {ticket.priority && <Chip tone="reward">{t('priority')}</Chip>}
          <Chip tone={tones[ticket.status]}>{t(`status.${ticket.status}`)}</Chip>
        </>
      }
      messages={ticket.messages.map(({ from, text: said, at }) => ({
        author: t(`from.${from}`),
        own: from === 'learner',
        text: said,
        at: formatMoment(at, language),
      }))}
    >
      <Stack spacing={3}>
        <FormField
          label={t('reply')}
          rows={2}
          maxLength={2000}
          value={text}
          error={fault}
          onChange={(event) => setText(event.target.value)}
        />
        <Box>
          <Button variant="secondary" loading={sending} onClick={() => void send()}>
            {t('send')}
          </Button>
        </Box>
      </Stack>
    </TicketCard>
  )
}
