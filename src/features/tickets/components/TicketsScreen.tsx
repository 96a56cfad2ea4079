import { useRef, useState } from 'react'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { ticketTopics } from '#contract/tickets'
import type { TicketTopic } from '#contract/tickets'
import {
  Button,
  EmptyState,
  ErrorBox,
  ErrorScreen,
  LockedState,
  PageHeader,
  Skeletons,
  Stack,
  useToast,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import type { TicketMessage } from '../api/ticket-sender.ts'
import { useSendPendingTickets, useTickets } from '../api/useTickets.ts'
import type { Screenshot } from '../api/useTickets.ts'
import { OneTicket } from './OneTicket.tsx'
import { RequestForm } from './RequestForm.tsx'
import { Services } from './Services.tsx'

export interface TicketsScreenProps {
  /** All requests, or the form and the requests of one kind. */
  kind: 'all' | 'feedback' | 'service'
}

/** /tickets, /feedback and /services: what is asked of the people behind the service, and their answers. */
export function TicketsScreen({ kind }: TicketsScreenProps) {
  const { t } = useTranslation('tickets')
  const language = useLanguage()
  const { isGuest } = useUser()
  return (
    <>
      <PageHeader
        title={t(`${kind}.title`)}
        lead={t(`${kind}.lead`)}
        actions={kind === 'all' && !isGuest && <NewTicketButtons />}
      />
      {isGuest ? (
        <LockedState
          title={browserMessageText('guest_not_allowed', language)}
          action={<Button to={routes.signIn({ redirect: addresses[kind] })}>{t('signIn')}</Button>}
        >
          {t('locked')}
        </LockedState>
      ) : (
        <Stack spacing={6} measure="cards">
          {kind !== 'all' && <Ask kind={kind} />}
          <OwnTickets kind={kind} />
        </Stack>
      )}
    </>
  )
}

const addresses = { all: routes.tickets(), feedback: routes.feedback(), service: routes.services() }

/** The two places to write something new. */
function NewTicketButtons() {
  const { t } = useTranslation('tickets')
  return (['feedback', 'service'] as const).map((kind) => (
    <Button key={kind} variant="secondary" to={addresses[kind]}>
      {t(`${kind}.title`)}
    </Button>
  ))
}

interface AskProps {
  kind: 'feedback' | 'service'
}

function Ask({ kind }: AskProps) {
  const { t } = useTranslation('tickets')
  const toast = useToast()
  const { submit, attach } = useTickets()
  const sending = useAsyncAction(attach)
  /** A picture whose message is on its way already. */
  const [unsent, setUnsent] = useState<Screenshot>()
  const sendScreenshot = async (screenshot: Screenshot) => {
    setUnsent(screenshot)
    if (await sending.run(screenshot)) setUnsent(undefined)
  }
  const [topic, setTopic] = useState<TicketTopic>(ticketTopics[kind][0])
  const list = useRef<HTMLSelectElement>(null)
  return (
    <>
      {kind === 'service' && (
        <Services
          onChoose={(chosen) => {
            setTopic(chosen)
            list.current?.focus()
          }}
        />
      )}
      <RequestForm
        kind={kind}
        topic={topic}
        onTopic={setTopic}
        onAsk={async (draft, file) => {
          const outcome = await submit({ ...draft, kind, topic })
          toast({ text: t(outcome === 'sent' ? 'asked' : 'waiting') })
          if (file) void sendScreenshot({ ticket: draft.id, file })
        }}
        topicRef={list}
      />
      {unsent && sending.error && (
        <ErrorBox
          action={
            <Button variant="quiet" onClick={() => void sendScreenshot(unsent)}>
              {t('retry')}
            </Button>
          }
        >
          {t('screenshot.unsent', { reason: sending.error.message })}
        </ErrorBox>
      )}
    </>
  )
}

function OwnTickets({ kind }: Pick<TicketsScreenProps, 'kind'>) {
  const { t } = useTranslation('tickets')
  const toast = useToast()
  const { data, error, mutate, submit } = useTickets()
  useSendPendingTickets(
    (refusal) => toast({ text: refusal.message, tone: 'error' }),
    () => void mutate(),
  )
  const reply = async (message: TicketMessage) => {
    if ((await submit(message)) === 'waiting') toast({ text: t('waiting') })
  }
  if (!data && error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const shown = data.items.filter((ticket) => kind === 'all' || ticket.kind === kind)
  if (shown.length === 0) {
    if (kind !== 'all') return null
    return (
      <EmptyState title={t('none')} picture={<LifeBuoy />}>
        {t('noneText')}
      </EmptyState>
    )
  }
  return (
    <>
      {shown.map((ticket) => (
        <OneTicket key={ticket.id} ticket={ticket} onReply={(draft) => reply({ ...draft, ticket: ticket.id })} />
      ))}
    </>
  )
}
