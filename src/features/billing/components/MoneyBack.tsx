import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/billing'
import { routes } from '#contract/routes'
import { Button, Dialog, ErrorBox, FormField, Notice, Stack, Text, TextLink } from '#design-system'
import { ApiError, call } from '#lib/api'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'

interface MoneyBackProps {
  order: Order
  onAsked: () => void
}

/** Asks for the money of an order back, while that can be asked; afterwards leads to the request. */
export function MoneyBack({ order, onAsked }: MoneyBackProps) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  if (order.ticket_id) {
    return (
      <Notice title={t('back.asked')}>
        <TextLink to={routes.tickets()}>{t('back.see')}</TextLink>
      </Notice>
    )
  }
  if (!order.refundable_until) return null
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Text color="textSecondary">{t('back.until', { day: formatDay(order.refundable_until, language) })}</Text>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('back.ask')}
      </Button>
      {open && <Request order={order} onAsked={onAsked} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function Request({ order, onAsked, onClose }: MoneyBackProps & { onClose: () => void }) {
  const { t } = useTranslation('billing')
  const id = useRef<string>(undefined)
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<ApiError>()
  const send = async () => {
    setSending(true)
    setFault(undefined)
    try {
      const body = { id: (id.current ??= newId()), kind: 'refund' as const, order_id: order.id, text }
      await call('POST /api/tickets', { body })
      onAsked()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error)
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('back.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={sending} onClick={() => void send()}>
            {t('back.send')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <Text>{t('back.text')}</Text>
        <FormField
          label={t('back.why')}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={fault?.fields['text']}
        />
        {fault && !fault.fields['text'] && <ErrorBox>{fault.message}</ErrorBox>}
      </Stack>
    </Dialog>
  )
}
