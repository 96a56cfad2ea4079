import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminTicket } from '#contract/admin-billing'
import { TicketStatus } from '#contract/tickets'
import {
  Box,
  Button,
  Chip,
  EmptyState,
  ErrorScreen,
  FormField,
  PageHeader,
  SegmentedControl,
  Skeletons,
  Stack,
  TicketCard,
} from '#design-system'
import { ApiError } from '#lib/api'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useAdminTickets } from '../api/useAdminTickets.ts'

/** /admin/tickets: what waits for an answer, what has one, what is closed. */
export function AdminTicketsScreen() {
  const { t } = useTranslation('admin')
  const [status, setStatus] = useState<TicketStatus>('open')
  const { data, error, mutate, answer, close } = useAdminTickets(status)
  return (
    <>
      <PageHeader title={t('tickets.title')} lead={t('tickets.lead')} />
      <Stack spacing={5} sx={{ maxWidth: '48rem' }}>
        <SegmentedControl
          fullWidth
          label={t('tickets.title')}
          value={status}
          onChange={setStatus}
          options={TicketStatus.options.map((value) => ({ value, label: t(`tickets.status.${value}`) }))}
        />
        {data ? (
          <>
            {data.items.length === 0 && <EmptyState title={t('tickets.none')} />}
            {data.items.map((item) => (
              <OneTicket
                key={item.ticket.id}
                item={item}
                onAnswer={(text) => answer(item.ticket.id, text)}
                onClose={() => close(item.ticket.id)}
              />
            ))}
          </>
        ) : error ? (
          <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
        ) : (
          <Skeletons shape="list" count={4} label={t('loading')} />
        )}
      </Stack>
    </>
  )
}

interface OneTicketProps {
  item: AdminTicket
  onAnswer: (text: string) => Promise<void>
  onClose: () => Promise<void>
}

function OneTicket({ item: { ticket, learner }, onAnswer, onClose }: OneTicketProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await act()
      setText('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <TicketCard
      title={t(`tickets.kind.${ticket.kind}`)}
      meta={learner.username}
      marks={ticket.priority && <Chip tone="reward">VIP</Chip>}
      messages={ticket.messages.map(({ from, text: said, at }) => ({
        author: from === 'support' ? t('tickets.us') : learner.username,
        own: from === 'support',
        text: said,
        at: formatMoment(at, language),
      }))}
    >
      <Stack spacing={3}>
        <FormField
          label={t('tickets.answer')}
          rows={3}
          maxLength={2000}
          value={text}
          error={fault}
          onChange={(event) => setText(event.target.value)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button loading={busy} onClick={() => void attempt(() => onAnswer(text))}>
            {t('tickets.send')}
          </Button>
          {ticket.status !== 'closed' && (
            <Button variant="secondary" loading={busy} onClick={() => void attempt(onClose)}>
              {t('tickets.close')}
            </Button>
          )}
        </Box>
      </Stack>
    </TicketCard>
  )
}
