import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { Button, Notice, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'

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
        <Report key={report.id} title={title} report={report} onResolve={onResolve} />
      ))}
    </Stack>
  )
}

interface ReportProps extends Pick<WordReportsProps, 'title' | 'onResolve'> {
  report: WordReport
}

function Report({ title, report: { id, section, text, reporter, at }, onResolve }: ReportProps) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  const toast = useToast()
  const { run, pending } = useAsyncAction(
    (mended: boolean) => onResolve(id, mended),
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Stack direction="row" spacing={2} wrap useFlexGap>
          <Button variant="secondary" loading={pending} onClick={() => void run(true)}>
            {t('words.resolved')}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={() => void run(false)}>
            {t('words.dismissed')}
          </Button>
        </Stack>
      }
    >
      <Text keepLines breakWord>
        {text}
      </Text>
      <Text variant="body2" color="textSecondary" breakWord>
        {[
          section ? ofWords(`block.${section}`) : t('reports.whole'),
          reporter ?? t('reports.gone'),
          formatMoment(at, language),
        ].join(' · ')}
      </Text>
    </Notice>
  )
}
