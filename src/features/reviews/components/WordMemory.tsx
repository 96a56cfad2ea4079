import { useState } from 'react'
import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { locales } from '#contract/locales'
import type { Language } from '#contract/locales'
import { Text } from '#design-system'
import { useLanguage } from '#lib/language'
import { useWordMemory } from '../api/useWordMemory.ts'
import { daysUntil } from '#lib/days-until'

const dayName = (due: Date, language: Language, isSoon: boolean): string =>
  new Intl.DateTimeFormat(
    locales[language].tag,
    isSoon ? { weekday: 'long' } : { year: 'numeric', month: 'long', day: 'numeric' },
  ).format(due)

/** From here on a word that comes back today was answered a moment ago. */
const FRESH_PERCENT = 98

/** What the learner remembers of a word, and when it comes back: '84% remembered, back on Thursday'. Nothing before the first answer. */
export function WordMemory({ wordId }: { wordId: number }) {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const memory = useWordMemory(wordId)
  const [now] = useState(() => new Date())
  if (!memory) return null
  const due = new Date(memory.due)
  const days = daysUntil(due, now)
  const percent = Math.round(memory.recall * 100)
  const when =
    days === null
      ? t('memory.due')
      : days === 0
        ? t('memory.today')
        : days === 1
          ? t('memory.tomorrow')
          : t('memory.back', { day: dayName(due, language, days < 7) })
  // 100% and due at once are both true of a word in its first steps, and together a riddle.
  const isFresh = percent >= FRESH_PERCENT && (days === null || days === 0)
  return (
    <Text variant="body2" weight="medium" startIcon={<Sprout size={16} aria-hidden />}>
      {isFresh ? t('memory.fresh') : t('memory.state', { percent, when })}
    </Text>
  )
}
