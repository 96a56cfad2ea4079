import { useTranslation } from 'react-i18next'
import { DataTable, EmptyState, ErrorScreen, PageHeader, Skeletons, Stack } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useFailedMails } from '../api/useAdminOverview.ts'
import { Pagination } from './Pagination.tsx'

/** /admin/mails: mails that were given up. */
export function AdminMailsScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data, error, mutate, pages } = useFailedMails()
  return (
    <>
      <PageHeader title={t('mails.title')} lead={t('mails.lead')} />
      {data ? (
        <Stack spacing={4}>
          {data.items.length === 0 ? (
            <EmptyState title={t('mails.none')} />
          ) : (
            <DataTable
              label={t('mails.title')}
              columns={[t('mails.at'), t('mails.to'), t('mails.subject')]}
              rows={data.items.map(({ id, at, to, subject }) => ({
                key: id,
                cells: [formatMoment(at, language), to ?? t('mails.unreadable'), subject ?? '–'],
              }))}
            />
          )}
          <Pagination pages={pages} />
        </Stack>
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeletons shape="list" count={4} label={t('loading')} />
      )}
    </>
  )
}
