import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { routes } from '#contract/routes'
import { Button, Card, Stack, Text, TextLink } from '#design-system'
import { blockOfReport, blocksOfReport } from '../model/word-blocks.ts'
import { ReportCaption } from './ReportCaption.tsx'
import { ReportedBlocks } from './ReportedBlocks.tsx'
import { ResolveReport } from './ResolveReport.tsx'

interface QueuedReportProps {
  report: WordReport
  /** `mended`: there was a mistake, and it is none any more. */
  onResolve: (mended: boolean) => Promise<void>
}

/** A report in the queue. What it speaks of is edited below it, without leaving the queue. */
export function QueuedReport({ report, onResolve }: QueuedReportProps) {
  const { word_id, headword, text } = report
  const { t } = useTranslation('admin')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const canEdit = blocksOfReport(report).length > 0
  return (
    <Card role="article" aria-labelledby={id}>
      <Stack spacing={4}>
        <div>
          <Text id={id} variant="h4" component="h2">
            <TextLink to={routes.adminWord({ id: String(word_id), block: blockOfReport(report) ?? undefined })}>
              <span lang="en">{headword}</span>
            </TextLink>
          </Text>
          <ReportCaption report={report} />
        </div>
        <Text keepLines breakWord>
          {text}
        </Text>
        {canEdit && isOpen && <ReportedBlocks report={report} />}
        {!canEdit && (
          <Text variant="body2" color="textSecondary">
            {t('reports.notHere')}
          </Text>
        )}
        <Stack direction="row" wrap spacing={2}>
          {canEdit && (
            <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? 'reports.close' : 'reports.edit')}
            </Button>
          )}
          <ResolveReport onResolve={onResolve} />
        </Stack>
      </Stack>
    </Card>
  )
}
