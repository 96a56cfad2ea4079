import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BedPlant } from '#contract/grove'
import { daysUntil } from '#lib/days-until'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'

/** When a word wants water next, in words. The moment at which the page opened counts. */
export function useNextWater(): (plant: Pick<BedPlant, 'due'>) => string {
  const { t } = useTranslation('grove')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return ({ due }) => {
    if (due === null) return t('next.never')
    const days = daysUntil(new Date(due), now)
    if (days === null) return t('next.now')
    if (days === 0) return t('next.today')
    if (days === 1) return t('next.tomorrow')
    return t('next.day', { day: formatDay(due, language) })
  }
}
