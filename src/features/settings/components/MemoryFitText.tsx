import { useTranslation } from 'react-i18next'
import { Text } from '#design-system'
import { formatDay, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useCall } from '#lib/swr'

/** Whether words come back by a memory model of the learner's own, and how well it predicts. */
export function MemoryFitText() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { data } = useCall('GET /api/reviews/memory-fit')
  if (!data) return null
  const { fit, missing } = data
  return (
    <Text variant="body2" color="textSecondary">
      {fit
        ? t(fit.own ? 'goals.fitOwn' : 'goals.fitCommon', {
            reviews: formatNumber(fit.reviews, language),
            percent: formatNumber(Math.round(fit.gain * 1000) / 10, language),
            day: formatDay(fit.at, language),
          })
        : missing > 0
          ? t('goals.fitMissing', { count: missing })
          : t('goals.fitSoon')}
    </Text>
  )
}
