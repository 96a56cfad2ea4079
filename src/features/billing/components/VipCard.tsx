import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, Chip, ConfirmDialog, ErrorBox, Stack, Text, TextLink } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'
import { useUser } from '#lib/session'
import { cancelSubscription, useSubscription } from '../api/useBilling.ts'

/** VIP in the settings: until when, whether it renews, and the way to end that. Nothing for guests. */
export function VipCard() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { user } = useUser()
  if (!user || user.role === 'guest') return null
  const until = user.is_vip && user.vip_until ? formatDay(user.vip_until, language) : undefined
  return (
    <Card>
      <Stack spacing={4} align="start">
        <Stack direction="row" spacing={3} align="center">
          <Text variant="h3" component="h2">
            VIP
          </Text>
          {until && <Chip tone="reward">{t('active')}</Chip>}
        </Stack>
        <Text>{until ? t('isVip', { day: until }) : t('notVip')}</Text>
        {until && <Renewal />}
        <Stack direction="row" spacing={4} align="center" wrap>
          <Button variant="secondary" to={routes.vip()}>
            {until ? t('extend') : t('see')}
          </Button>
          <TextLink to={routes.orders()}>{t('orders.title')}</TextLink>
        </Stack>
      </Stack>
    </Card>
  )
}

function Renewal() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { data, mutate } = useSubscription(true)
  const [asking, setAsking] = useState(false)
  const { run, pending, error } = useAsyncAction(async () => {
    await mutate(await cancelSubscription(), false)
    setAsking(false)
  })
  const subscription = data?.subscription
  if (!subscription) return null
  const { renews_at: renewsAt, ends_at: endsAt, price_cents: cents } = subscription
  if (renewsAt === null) return <Text color="textSecondary">{t('renewal.none')}</Text>
  return (
    <>
      <Text>{t('renewal.on', { day: formatDay(renewsAt, language), price: formatMoney(cents, language) })}</Text>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('renewal.end')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('renewal.question')}
        confirmLabel={t('renewal.end')}
        cancelLabel={t('renewal.keep')}
        loading={pending}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        {t('renewal.text', { day: formatDay(endsAt, language) })}
        {error && <ErrorBox>{error.message}</ErrorBox>}
      </ConfirmDialog>
    </>
  )
}
