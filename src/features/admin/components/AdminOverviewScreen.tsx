import { useTranslation } from 'react-i18next'
import { ErrorScreen, PageHeader, Section, Skeletons, Stack, Text } from '#design-system'
import { formatTime } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useAdminOverview } from '../api/useAdminOverview.ts'
import { AdminLists } from './AdminLists.tsx'
import { OverviewFigures } from './OverviewFigures.tsx'
import { ProviderTable } from './ProviderTable.tsx'
import { StorageFacts } from './StorageFacts.tsx'
import { WaitingTiles } from './WaitingTiles.tsx'

/** /admin: what needs somebody, how the service fares, and the ways to every list. */
export function AdminOverviewScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data, error, mutate } = useAdminOverview()
  return (
    <>
      <PageHeader title={t('overview.title')} lead={t('overview.lead')} />
      <Stack spacing={8}>
        <Section title={t('overview.lists')}>
          <AdminLists />
        </Section>
        {data ? (
          <>
            <Section title={t('overview.waiting.title')}>
              <WaitingTiles waiting={data.waiting} />
            </Section>
            <Section title={t('overview.figures.title')}>
              <Text variant="body2" color="textSecondary">
                {t('overview.figures.lead', { at: formatTime(data.at, language), zone: data.time_zone })}
              </Text>
              <OverviewFigures figures={data.figures} />
            </Section>
            <Section title={t('overview.providers.title')}>
              <ProviderTable providers={data.providers} at={data.at} />
            </Section>
            <Section title={t('overview.storage.title')}>
              <StorageFacts storage={data.storage} backup={data.backup} backup_check={data.backup_check} />
            </Section>
          </>
        ) : error ? (
          <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
        ) : (
          <Skeletons shape="list" count={6} label={t('loading')} />
        )}
      </Stack>
    </>
  )
}
