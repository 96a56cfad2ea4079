import type { Run, RunResult } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import type { MissedWord } from '#design-system'
import { meaningOf } from '#features/words'
import { sameSpelling } from '#rules/answers'

/** How a given answer is told. */
interface Telling {
  chose: (given: string) => string
  typed: (given: string) => string
  hinted: string
}

/** The words that were not right at the first try, with what was answered in whole words. */
export function missedWords(
  run: Pick<Run, 'words' | 'type'>,
  { missed }: Pick<RunResult, 'missed'>,
  meanings: MeaningsIn,
  telling: Telling,
): (Omit<MissedWord, 'picture'> & { file: string | null })[] {
  const wordOf = (id: number) => run.words.find((word) => word.id === id)
  const describeAnswer = (headword: string, given: string): string | undefined => {
    if (run.type === 'typing') return sameSpelling(headword, given) ? telling.hinted : telling.typed(given)
    const chosen = wordOf(Number(given))
    return chosen && telling.chose(meaningOf(chosen, meanings).text)
  }
  return missed.flatMap(({ word_id, given }) => {
    const word = wordOf(word_id)
    if (!word) return []
    const { text, lang } = meaningOf(word, meanings)
    const { headword, picture } = word
    return [
      {
        id: String(word_id),
        headword,
        meaning: text,
        meaningLang: lang,
        file: picture,
        given: describeAnswer(headword, given),
      },
    ]
  })
}
