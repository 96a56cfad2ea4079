import { useTranslation } from 'react-i18next'
import type { AdminUserDetails } from '#contract/admin-users'
import { BulletList, Card, FactList, Section, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { formatMoney } from '#lib/money'

/** What an administrator may know of an account. */
export function UserFacts({
  details: { user, sessions, session_count: count, orders, plan },
}: {
  details: AdminUserDetails
}) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const moment = (at: string | null) => (at === null ? '–' : formatMoment(at, language))
  return (
    <Stack spacing={6}>
      <Card>
        <FactList
          facts={[
            { name: t('user.id'), value: user.id },
            { name: t('user.email'), value: user.email ?? '–' },
            { name: t('user.phone'), value: user.phone ?? '–' },
            {
              name: t('user.plan'),
              value: plan
                ? t(plan.renews ? 'user.planRenews' : 'user.planEnds', { plan: t(`orders.plan.${plan.id}`) })
                : t(user.is_vip ? 'user.planGiven' : 'user.planFree'),
            },
            { name: t('user.vip'), value: moment(user.vip_until) },
            { name: t('users.created'), value: moment(user.created_at) },
            { name: t('users.seen'), value: moment(user.last_seen_at) },
            ...(user.suspended_at === null ? [] : [{ name: t('user.suspended'), value: moment(user.suspended_at) }]),
            ...(user.deleted_at === null ? [] : [{ name: t('user.leaving'), value: moment(user.deleted_at) }]),
          ]}
        />
      </Card>
      <Section title={t('user.sessions', { count })}>
        {sessions.length === 0 ? (
          <Text>{t('user.noSessions')}</Text>
        ) : (
          <BulletList variant="body2">
            {sessions.map(({ id, browser, system, last_used_at: at }) => (
              <li key={id}>
                {[[browser, system].filter(Boolean).join(', ') || t('user.device'), moment(at)].join(' · ')}
              </li>
            ))}
          </BulletList>
        )}
      </Section>
      <Section title={t('user.orders')}>
        {orders.length === 0 ? (
          <Text>{t('user.noOrders')}</Text>
        ) : (
          <BulletList variant="body2">
            {orders.map(({ number, plan, status, amount_cents: cents, created_at: at }) => (
              <li key={number}>
                {[
                  number,
                  t(`orders.plan.${plan}`),
                  t(`orders.status.${status}`),
                  formatMoney(cents, language),
                  moment(at),
                ].join(' · ')}
              </li>
            ))}
          </BulletList>
        )}
      </Section>
    </Stack>
  )
}
