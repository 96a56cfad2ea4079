import { useTranslation } from 'react-i18next'
import { Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'

interface QueueCaptionProps {
  /** What it speaks of. */
  about: string
  /** Username of who sent it; null once they have left. */
  reporter: string | null
  at: string
}

/** What a report speaks of, who sent it, and when. */
export function QueueCaption({ about, reporter, at }: QueueCaptionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <Text variant="body2" color="textSecondary" breakWord>
      {[about, reporter ?? t('reports.gone'), formatMoment(at, language)].join(' · ')}
    </Text>
  )
}
