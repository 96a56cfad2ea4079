import type { ReactNode } from 'react'
import type { Answer, RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import type { PictureTint } from '#design-system'
import type { Voice } from '#features/words'

/** A wrong answer on the screen, with what is needed to explain it. */
export interface MissedAnswer {
  /** The word that was asked for. */
  readonly word: RunWord
  /** The word that was chosen in its place; undefined where no word was chosen. */
  readonly chosen: RunWord | undefined
  readonly answer: Pick<Answer, 'kind' | 'given'>
  readonly meanings: MeaningsIn
  readonly tint: PictureTint
  readonly voice: Voice
}

/** What explains a wrong answer, beside its feedback: what the page puts in. */
export type ExplainSlot = (missed: MissedAnswer) => ReactNode
