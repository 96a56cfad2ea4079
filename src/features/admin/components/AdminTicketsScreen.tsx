import { useTranslation } from 'react-i18next'
import type { AdminTicket } from '#contract/admin'
import { routes } from '#contract/routes'
import { TicketStatus } from '#contract/tickets'
import { Button, Chip, PageHeader, SegmentedControl, Stack, TextLink, TicketCard, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useDraft } from '#lib/draft'
import type { Draft } from '#lib/draft'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useTicketScreenshot } from '#lib/ticket-screenshot'
import { useAdminTickets } from '../api/useAdminTickets.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'

const filters = ['status'] as const

/** /admin/tickets: what waits for an answer, what has one, what is closed. */
export function AdminTicketsScreen() {
  const { t } = useTranslation('admin')
  const { query, set } = useAddressFilter(filters)
  const status = TicketStatus.safeParse(query.status).data ?? 'open'
  const { answer, close, ...list } = useAdminTickets(status)
  return (
    <>
      <PageHeader title={t('tickets.title')} lead={t('tickets.lead')} />
      <Stack spacing={5} measure="cards">
        <SegmentedControl
          fullWidth
          label={t('tickets.title')}
          value={status}
          onChange={(next) => set('status', next === 'open' ? '' : next)}
          options={TicketStatus.options.map((value) => ({ value, label: t(`tickets.status.${value}`) }))}
        />
        <AdminList list={list} none={t('tickets.none')}>
          {(tickets) =>
            tickets.map((item) => (
              <OneTicket
                key={item.ticket.id}
                item={item}
                onAnswer={(draft) => answer(item.ticket.id, draft)}
                onClose={() => close(item.ticket.id)}
              />
            ))
          }
        </AdminList>
      </Stack>
    </>
  )
}

interface OneTicketProps {
  item: AdminTicket
  onAnswer: (draft: Draft) => Promise<void>
  onClose: () => Promise<void>
}

function OneTicket({ item: { ticket, learner }, onAnswer, onClose }: OneTicketProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const send = useDraft(onAnswer)
  const screenshot = useTicketScreenshot(ticket, '/api/admin/tickets/{id}/screenshot')
  const toast = useToast()
  const closing = useAsyncAction(onClose, ({ message }) => toast({ text: message, tone: 'error' }))
  return (
    <TicketCard
      title={[t(`tickets.kind.${ticket.kind}`), ticket.topic && t(`tickets.topic.${ticket.topic}`)]
        .filter(Boolean)
        .join(' · ')}
      meta={<TextLink to={routes.adminUser({ id: learner.id })}>{learner.username}</TextLink>}
      marks={ticket.priority && <Chip tone="reward">VIP</Chip>}
      messages={ticket.messages.map(({ from, text: said, at }) => ({
        author: from === 'support' ? t('tickets.us') : learner.username,
        own: from === 'support',
        text: said,
        at: formatMoment(at, language),
      }))}
      picture={
        screenshot && { src: screenshot.src, alt: t(screenshot.failed ? 'tickets.noScreenshot' : 'tickets.screenshot') }
      }
      reply={{
        label: t('tickets.answer'),
        sendLabel: t('tickets.send'),
        maxLength: 2000,
        onSend: send,
        actions: ticket.status !== 'closed' && (
          <Button variant="quiet" loading={closing.pending} onClick={() => void closing.run()}>
            {t('tickets.close')}
          </Button>
        ),
      }}
    />
  )
}
