import type { WordReport } from '#contract/admin'
import { Notice, Stack, Text } from '#design-system'
import { ReportCaption } from './ReportCaption.tsx'
import { ResolveReport } from './ResolveReport.tsx'

interface WordReportsProps {
  title: string
  reports: readonly WordReport[]
  onResolve: (id: string, mended: boolean) => Promise<void>
}

/** Open reports beside what they speak of. */
export function WordReports({ title, reports, onResolve }: WordReportsProps) {
  if (reports.length === 0) return null
  return (
    <Stack spacing={3}>
      {reports.map((report) => (
        <Notice
          key={report.id}
          tone="warning"
          title={title}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <ResolveReport onResolve={(mended) => onResolve(report.id, mended)} />
            </Stack>
          }
        >
          <Text keepLines breakWord>
            {report.text}
          </Text>
          <ReportCaption report={report} />
        </Notice>
      ))}
    </Stack>
  )
}
