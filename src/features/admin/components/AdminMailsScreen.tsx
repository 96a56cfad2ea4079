import { useTranslation } from 'react-i18next'
import { DataTable, PageHeader } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useFailedMails } from '../api/useAdminOverview.ts'
import { AdminList } from './AdminList.tsx'

/** /admin/mails: mails that were given up. */
export function AdminMailsScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const list = useFailedMails()
  return (
    <>
      <PageHeader title={t('mails.title')} lead={t('mails.lead')} />
      <AdminList list={list} none={t('mails.none')}>
        {(mails) => (
          <DataTable
            label={t('mails.title')}
            columns={[t('mails.at'), t('mails.to'), t('mails.subject')]}
            wholeWords={[0, 1]}
            rows={mails.map(({ id, at, to, subject }) => ({
              key: id,
              cells: [formatMoment(at, language), to ?? t('mails.unreadable'), subject ?? '–'],
            }))}
          />
        )}
      </AdminList>
    </>
  )
}
