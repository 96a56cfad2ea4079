import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { wordParts } from '#contract/words'
import { QueueCaption } from './QueueCaption.tsx'

/** The caption of a reported mistake. */
export function ReportCaption({ report: { section, item, reporter, at } }: { report: WordReport }) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const part = section === null ? wordParts.find((each) => each === item) : undefined
  const subject = section ? ofWords(`block.${section}`) : part ? ofWords(`report.part.${part}`) : t('reports.whole')
  const about = section !== null && item !== null ? t('reports.item', { block: subject, item }) : subject
  return <QueueCaption about={about} reporter={reporter} at={at} />
}
