import type { Question, RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import type { PictureTint } from '#design-system'
import type { OpenPhoneme } from '#features/speech'
import type { Voice } from '#features/words'
import type { PlayState } from './play.ts'
import type { Given } from './useRun.ts'

/** What every kind of question is given. */
export interface QuestionProps<Q extends Question = Question> {
  question: Q
  /** Id of the practice; left out where nothing is said. */
  runId?: string | undefined
  /** Where the run stands, for what has been answered and what is settled. */
  state: Pick<PlayState, 'answers' | 'last' | 'settled' | 'turn'>
  words: readonly RunWord[]
  meanings: MeaningsIn
  /** Ground of the pictures, one for a category. */
  tint: PictureTint
  voice: Voice
  /** Nothing is said by itself: what is to be done is read. */
  quiet: boolean
  /** A dialog lies over the question: its keys are silent. */
  paused: boolean
  onAnswer: (given: Given) => void
  /** Shows how a sound is made that was said; left out where it cannot be shown. */
  onPhoneme?: OpenPhoneme | undefined
}

export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

/** A word of the run by its id; undefined for an id that the run does not name. */
export const wordOf = (words: readonly RunWord[], id: number): RunWord | undefined =>
  words.find((word) => word.id === id)
