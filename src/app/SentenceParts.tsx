import type { ComponentType } from 'react'
import type * as Sentences from '#features/sentences'
import { optionalPart } from './optional-part.tsx'

/** Sentences come after the page that shows them. */
const sentencePart = <Props extends object>(pick: (feature: typeof Sentences) => ComponentType<Props>) =>
  optionalPart('Own sentences', async () => pick(await import('#features/sentences')), ['sentences'])

/** The learner's sentences with a word, on its page. */
export const MySentencesPart = sentencePart((feature) => feature.MySentences)
/** Other ways to remember a leech, after a wrong answer. */
export const LeechAidsPart = sentencePart((feature) => feature.LeechAids)
/** One hard word after a review. */
export const SentencePromptPart = sentencePart((feature) => feature.SentencePrompt)
