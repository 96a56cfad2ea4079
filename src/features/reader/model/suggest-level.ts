/** Which level of texts to begin with. */
import type { GradedText } from '#contract/graded-texts'
import { readingLevels, type ReadingLevel } from '#contract/reading-levels'

/** Share of known words from which a text can be read with a look at a word now and then, 0 to 1. */
const READABLE_SHARE = 0.85

/** The hardest level whose texts are readable in the mean; the easiest when none is. */
export function suggestLevel(texts: readonly Pick<GradedText, 'level' | 'share'>[]): ReadingLevel {
  const isReadable = (level: ReadingLevel) => {
    const shares = texts.filter((text) => text.level === level).map(({ share }) => share)
    return shares.length > 0 && shares.reduce((sum, share) => sum + share, 0) / shares.length >= READABLE_SHARE
  }
  return readingLevels.findLast(isReadable) ?? readingLevels[0]
}
