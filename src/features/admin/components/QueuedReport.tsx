import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { routes } from '#contract/routes'
import { Button, Card, Stack, Text, TextLink, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { blockOfReport, blocksOfReport } from '../model/word-blocks.ts'
import { ReportedBlocks } from './ReportedBlocks.tsx'

interface QueuedReportProps {
  report: WordReport
  /** `mended`: there was a mistake, and it is none any more. */
  onResolve: (mended: boolean) => Promise<void>
}

/** A report in the queue. What it speaks of is edited below it, without leaving the queue. */
export function QueuedReport({ report, onResolve }: QueuedReportProps) {
  const { word_id, headword, section, text, reporter, at } = report
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  const toast = useToast()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { run, pending } = useAsyncAction(onResolve, ({ message }) => toast({ text: message, tone: 'error' }))
  const canEdit = blocksOfReport(section).length > 0
  return (
    <Card role="article" aria-labelledby={id}>
      <Stack spacing={4}>
        <div>
          <Text id={id} variant="h4" component="h2">
            <TextLink to={routes.adminWord({ id: String(word_id), block: blockOfReport(section) ?? undefined })}>
              <span lang="en">{headword}</span>
            </TextLink>
          </Text>
          <Text variant="body2" color="textSecondary" breakWord>
            {[
              section ? ofWords(`block.${section}`) : t('reports.whole'),
              reporter ?? t('reports.gone'),
              formatMoment(at, language),
            ].join(' · ')}
          </Text>
        </div>
        <Text keepLines breakWord>
          {text}
        </Text>
        {canEdit && isOpen && <ReportedBlocks report={report} />}
        <Stack direction="row" wrap useFlexGap spacing={2}>
          {canEdit && (
            <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? 'reports.close' : 'reports.edit')}
            </Button>
          )}
          <Button variant="secondary" loading={pending} onClick={() => void run(true)}>
            {t('reports.mended')}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={() => void run(false)}>
            {t('reports.dismissed')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
