/** What a practice of a note asks: its modes, its rounds, and what of the note can be asked. */
import type { PracticeRequest } from '#features/practice'
import { isAskable, ownKey } from '#rules/own-words'
import type { Row } from './rows.ts'

/** Kinds of questions of each mode; undefined for all kinds. */
const kindsOf = {
  typing: ['type_word'],
  listening: ['listen_and_type'],
  quiz: undefined,
} as const
export type Mode = keyof typeof kindsOf
export const modes = Object.keys(kindsOf) as Mode[]

/** Words of one round. */
export const ROUND = 20

/** What can be asked of these rows, each word once: ids of the dictionary's words, texts of the learner's own. */
export function askableOf(rows: readonly Row[]): (number | string)[] {
  const askable = rows.flatMap((row): [number | string, number | string][] =>
    row.known ? [[row.known.id, row.known.id]] : isAskable(row) ? [[ownKey(row.word), row.word]] : [],
  )
  return [...new Map(askable).values()]
}

/** The quiz of the first words that are shown, for `useTakePracticeAlong`; null while they come and when none can be asked. */
export const quizOf = (rows: readonly Row[], arrived: boolean): PracticeRequest | null =>
  arrived ? requestOf('quiz', askableOf(rows).slice(0, ROUND)) : null

/** A practice of these in this mode; null when there are none. */
export function requestOf(mode: Mode, chosen: ReturnType<typeof askableOf>): PracticeRequest | null {
  if (chosen.length === 0) return null
  const kinds = kindsOf[mode]
  const texts = chosen.filter((each) => typeof each === 'string')
  const ids = chosen.filter((each) => typeof each === 'number')
  return {
    ...(texts.length > 0 && { words: texts }),
    ...(ids.length > 0 && { word_ids: ids }),
    ...(kinds && { kinds: [...kinds] }),
  }
}
