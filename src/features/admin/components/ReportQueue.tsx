import { useTranslation } from 'react-i18next'
import { ReportSubject } from '#contract/admin'
import { FormField, SelectField, Stack, Toolbar } from '#design-system'
import { useAdminReports } from '../api/useAdminReports.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'
import { QueuedReport } from './QueuedReport.tsx'

const filters = ['q', 'section'] as const

/** Open reports of mistakes, the longest waiting first. */
export function ReportQueue() {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const { values, query, set } = useAddressFilter(filters)
  const section = ReportSubject.safeParse(query.section).data
  const list = useAdminReports({ q: query.q, section })
  return (
    <Stack spacing={5} measure="cards">
      <Toolbar>
        <FormField
          label={t('reports.search')}
          type="search"
          lang="en"
          maxLength={64}
          value={values.q}
          onChange={({ target }) => set('q', target.value)}
        />
        <SelectField
          label={t('reports.section')}
          value={values.section}
          onChange={({ target }) => set('section', target.value)}
          options={[
            { value: '', label: t('reports.all') },
            ...ReportSubject.options.map((value) => ({
              value,
              label: value === 'whole' ? t('reports.whole') : ofWords(`block.${value}`),
            })),
          ]}
        />
      </Toolbar>
      <AdminList list={list} none={t('reports.none')}>
        {(reports) =>
          reports.map((item) => (
            <QueuedReport key={item.id} report={item} onResolve={(mended) => list.resolve(item.id, mended)} />
          ))
        }
      </AdminList>
    </Stack>
  )
}
