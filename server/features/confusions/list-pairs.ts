/** The pairs of words that a learner takes for each other, as pages show them. */
import type { listConfusions } from '#contract/confusions'
import type { Output } from '#contract/core'
import { areConfusable } from '#rules/distractors'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { readConfusedPairs } from '../answers/index.ts'
import { readAskedWords } from '../practice/index.ts'
import { readLearnerWords } from '../words/index.ts'

const MOST_PAIRS = 40

export async function listPairs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session: Session,
  word: number | undefined,
): Promise<Output<typeof listConfusions>> {
  const readSame = (ids: readonly number[]) => readSameWords(db, session.userId, ids)
  const pairs = (await readConfusedPairs(db, session, now(), { word, readSame })).slice(0, MOST_PAIRS)
  if (pairs.length === 0) return { pairs: [] }
  const ids = [...new Set(pairs.flatMap(({ words }) => words))]
  const words = new Map((await readLearnerWords(db, session.userId, ids)).map((each) => [each.id, each]))
  return {
    pairs: pairs.flatMap(({ words: [one, other], kinds, held }) => {
      const [first, second] = [words.get(one), words.get(other)]
      if (!first || !second) return []
      return [
        {
          words: [first, second] as const,
          kinds: kinds.map(({ kind, times: [there, back], last, held: isHeld }) => ({
            kind,
            times: [there, back] as const,
            last: last.toISOString(),
            held: isHeld,
          })),
          held,
        },
      ]
    }),
  }
}

/** Which of these words could both be right for one question. */
async function readSameWords(db: Reader, userId: string, ids: readonly number[]) {
  const words = new Map((await readAskedWords(db, userId, ids)).map((word) => [word.id, word]))
  return (one: number, other: number): boolean => {
    const [first, second] = [words.get(one), words.get(other)]
    return first !== undefined && second !== undefined && areConfusable(first, second)
  }
}
