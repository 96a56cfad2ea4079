import { FileQuestionMark, Flag, LifeBuoy, MailX, ReceiptText, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MOST_WAITING, type AdminOverview, type WaitingKind } from '#contract/admin-overview'
import { routes } from '#contract/routes'
import { Grid, StatTile, TextLink } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

const icons = {
  reports: <Flag />,
  chat_reports: <ShieldAlert />,
  tickets: <LifeBuoy />,
  mails: <MailX />,
  payments: <ReceiptText />,
  unreviewed: <FileQuestionMark />,
}

const addresses: Readonly<Record<WaitingKind, string>> = {
  reports: routes.adminWords({ view: 'reports' }),
  chat_reports: routes.adminChatReports(),
  tickets: routes.adminTickets(),
  mails: routes.adminMails(),
  payments: routes.adminOrders({ status: 'failed' }),
  unreviewed: routes.adminWords({ flag: 'unreviewed' }),
}

/** How much of each kind waits, each with the way to its list. */
export function WaitingTiles({ waiting }: Pick<AdminOverview, 'waiting'>) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <Grid columns={{ xs: 2, md: 3 }} spacing={{ xs: 3, md: 4 }}>
      {waiting.map(({ kind, count }) => (
        <StatTile
          key={kind}
          icon={icons[kind]}
          tone={count > 0 ? 'primary' : 'plain'}
          label={t(`overview.waiting.${kind}`)}
          value={
            count > MOST_WAITING
              ? t('overview.waiting.more', { count: formatNumber(MOST_WAITING, language) })
              : formatNumber(count, language)
          }
        >
          <TextLink to={addresses[kind]}>{t(`overview.waiting.see.${kind}`)}</TextLink>
        </StatTile>
      ))}
    </Grid>
  )
}
