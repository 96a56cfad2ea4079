import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { QueueCaption } from './QueueCaption.tsx'

/** The caption of a reported mistake. */
export function ReportCaption({ report: { section, reporter, at } }: { report: WordReport }) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  return <QueueCaption about={section ? ofWords(`block.${section}`) : t('reports.whole')} reporter={reporter} at={at} />
}
