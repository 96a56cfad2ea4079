import type { Language } from '#contract/locales'
import type { MeaningsIn } from '#contract/profile'
import type { WalkWord } from '#contract/walk'
import { fadedMeanings, meaningOrder } from '#features/words'
import { lengthOf, planWalk, walkParts } from '#rules/walk'
import type { WalkMinutes, WalkPause, WalkWordShape } from '#rules/walk'

/** What a learner chooses for a walk. */
export interface WalkOptions {
  readonly minutes: WalkMinutes
  readonly pause: WalkPause
  readonly meanings: MeaningsIn
}

/** Languages in which a meaning is said: those in which it is shown in questions, and another where the word has none of these. */
function saidMeanings({ word }: WalkWord, meanings: MeaningsIn): readonly Language[] {
  const chosen = fadedMeanings(meanings, word.faded_to)
  const available = meaningOrder[chosen].filter((language) => word.meaning[language] !== '')
  return chosen === 'both' ? available : available.slice(0, 1)
}

export const shapeOf = (item: WalkWord, meanings: MeaningsIn): WalkWordShape => ({
  meanings: saidMeanings(item, meanings),
  hasSentence: item.example !== null,
})

/** The order of the words, as indices, and about how many minutes it takes. */
export function planOf(words: readonly WalkWord[], { minutes, pause, meanings }: WalkOptions) {
  const lengths = words.map((item) => lengthOf(walkParts(shapeOf(item, meanings), pause)))
  const plan = planWalk(lengths, minutes)
  const seconds = plan.reduce((sum, index) => sum + (lengths[index] ?? 0), 0)
  return { plan, words: new Set(plan).size, minutes: Math.max(1, Math.round(seconds / 60)) }
}
