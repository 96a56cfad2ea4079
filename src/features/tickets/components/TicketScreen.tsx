import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, LockedState, PageHeader, Skeletons, Stack, useToast } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useSubmitTicket, useTicket } from '../api/useTickets.ts'
import { OneTicket } from './OneTicket.tsx'

/** /tickets/{id}: one request with its answers. */
export function TicketScreen() {
  const { t } = useTranslation('tickets')
  const language = useLanguage()
  const { isGuest } = useUser()
  const { id = '' } = useParams()
  return (
    <>
      <PageHeader title={t('one.title')} back={{ label: t('one.back'), to: routes.tickets() }} />
      {isGuest ? (
        <LockedState
          title={browserMessageText('guest_not_allowed', language)}
          action={<Button to={routes.signIn({ redirect: routes.ticket({ id }) })}>{t('signIn')}</Button>}
        >
          {t('locked')}
        </LockedState>
      ) : (
        <Stack measure="cards">
          <LoadedTicket id={id} />
        </Stack>
      )}
    </>
  )
}

function LoadedTicket({ id }: { id: string }) {
  const { t } = useTranslation('tickets')
  const toast = useToast()
  const submit = useSubmitTicket()
  const { data, error, mutate } = useTicket(id)
  if (error?.code === 'ticket_not_found') return <EmptyState title={error.message} />
  if (!data && error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={1} label={t('loading')} />
  return (
    <OneTicket
      ticket={data}
      onReply={async (draft) => {
        if ((await submit({ ...draft, ticket: id })) === 'waiting') toast({ text: t('waiting') })
      }}
    />
  )
}
