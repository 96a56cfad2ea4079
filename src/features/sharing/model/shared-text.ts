import type { FinishedRun } from '#contract/challenges'
import { inLanguage } from '#lib/language'
import type { Language } from '#contract/locales'
import type { useTranslation } from 'react-i18next'

type Translate = ReturnType<typeof useTranslation<'sharing'>>['t']

/** How a result is said in one line: for its message, and in the list to choose from. */
export const resultText = (
  { title, difficulty, level, right, total }: Pick<FinishedRun, 'title' | 'difficulty' | 'level' | 'right' | 'total'>,
  t: Translate,
  language: Language,
): string =>
  t('result.line', {
    title: inLanguage(title, language),
    difficulty: t(`difficulty.${difficulty}`),
    level,
    right,
    total,
  })

/** How a duel is asked for: without the result, so that nobody plays against a figure. */
export const duelText = (
  { title, difficulty, level }: Pick<FinishedRun, 'title' | 'difficulty' | 'level'>,
  t: Translate,
  language: Language,
): string => t('duel.text', { title: inLanguage(title, language), difficulty: t(`difficulty.${difficulty}`), level })
