import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, DataTable, PageHeader, Stack, TextLink, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { downloadLog, useAdminLog } from '../api/useAdminLog.ts'
import { subjectPath } from '../model/subject-path.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'
import { LogChanges } from './LogChanges.tsx'
import { logFilters, LogFilters, useActionText } from './LogFilters.tsx'

/** /admin/log: what administrators and the operator did. */
export function AdminLogScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const toast = useToast()
  const actionText = useActionText()
  const { values, query, set } = useAddressFilter(logFilters)
  const list = useAdminLog(query)
  const exporting = useAsyncAction(downloadLog, ({ message }) => toast({ text: message, tone: 'error' }))
  return (
    <>
      <PageHeader
        title={t('log.title')}
        lead={t('log.lead')}
        actions={
          <Button
            variant="secondary"
            startIcon={<Download />}
            loading={exporting.pending}
            onClick={() => void exporting.run(query)}
          >
            {t('log.export')}
          </Button>
        }
      />
      <Stack spacing={6}>
        <LogFilters values={values} onChange={set} />
        <AdminList list={list} none={t('log.none')} expected={6}>
          {(entries) => (
            <DataTable
              label={t('log.title')}
              columns={[t('log.at'), t('log.actor'), t('log.action'), t('log.subject'), t('log.changes')]}
              wholeWords={[0, 1, 2]}
              rows={entries.map(({ id, at, actor, action, subject, before, after }) => ({
                key: String(id),
                cells: [
                  formatMoment(at, language),
                  actor === 'operator' ? t('log.operator') : actor,
                  actionText(action),
                  <Subject key="subject" action={action} subject={subject} />,
                  <LogChanges key="changes" before={before} after={after} />,
                ],
              }))}
            />
          )}
        </AdminList>
      </Stack>
    </>
  )
}

function Subject({ action, subject }: { action: string; subject: string }) {
  const path = subjectPath(action, subject)
  return path === null ? subject : <TextLink to={path}>{subject}</TextLink>
}
