import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'

/** What a report speaks of, who sent it, and when. */
export function ReportCaption({ report: { section, reporter, at } }: { report: WordReport }) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  return (
    <Text variant="body2" color="textSecondary" breakWord>
      {[
        section ? ofWords(`block.${section}`) : t('reports.whole'),
        reporter ?? t('reports.gone'),
        formatMoment(at, language),
      ].join(' · ')}
    </Text>
  )
}
