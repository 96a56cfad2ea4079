import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, DataTable, FormField, Grid, PageHeader, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { downloadLog, useAdminLog } from '../api/useAdminLog.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'
import { LogChanges } from './LogChanges.tsx'

const filters = ['actor', 'action', 'subject', 'q', 'from', 'to'] as const
const lengths = { actor: 30, action: 60, subject: 100, q: 100, from: undefined, to: undefined } as const

/** /admin/log: what administrators and the operator did. */
export function AdminLogScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const toast = useToast()
  const { values, query, set } = useAddressFilter(filters)
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
        <Grid columnWidth="14rem" spacing={4} role="search" aria-label={t('log.title')}>
          {filters.map((name) => (
            <FormField
              key={name}
              label={t(`log.${name}`)}
              type={name === 'from' || name === 'to' ? 'date' : 'search'}
              maxLength={lengths[name]}
              value={values[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          ))}
        </Grid>
        <AdminList list={list} none={t('log.none')} expected={6}>
          {(entries) => (
            <DataTable
              label={t('log.title')}
              columns={[t('log.at'), t('log.actor'), t('log.action'), t('log.subject'), t('log.changes')]}
              rows={entries.map(({ id, at, actor, action, subject, before, after }) => ({
                key: String(id),
                cells: [
                  formatMoment(at, language),
                  actor === 'operator' ? t('log.operator') : actor,
                  t(`log.actions.${action}`, { defaultValue: action }),
                  subject,
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
