import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/billing'
import { routes } from '#contract/routes'
import { TicketTextBody } from '#contract/tickets'
import { Button, Dialog, ErrorBox, FormField, Notice, Stack, Text, TextLink } from '#design-system'
import { formatDay } from '#lib/format'
import { useContractForm } from '#lib/forms'
import { useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { requestRefund } from '../api/request-refund.ts'

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
    <Stack spacing={3} align="start">
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
  const formId = useId()
  const form = useContractForm({
    schema: TicketTextBody,
    defaults: { text: '' },
    submit: async ({ text }) => {
      await requestRefund((id.current ??= newId()), order.id, text)
      onAsked()
      onClose()
    },
  })
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
          <Button type="submit" form={formId} loading={form.submitting}>
            {t('back.send')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={4} onSubmit={form.onSubmit}>
        <Text>{t('back.text')}</Text>
        <FormField label={t('back.why')} rows={3} maxLength={2000} {...form.field('text')} />
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
      </Stack>
    </Dialog>
  )
}
