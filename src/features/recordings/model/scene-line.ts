import type { Lesson } from '#contract/courses'
import type { Target } from './target.ts'

/** A line of the scene of a lesson. */
export type SceneLine = Lesson['scene'][number]

export const targetOfLine = ({ id, en }: SceneLine): Target => ({ kind: 'sentence', text: en, sentenceId: id })
