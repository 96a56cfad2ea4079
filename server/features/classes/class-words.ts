/** Which words of its tasks a class misses and confuses: by numbers of learners, never by name. */
import type { getClassWords } from '#contract/class-teaching'
import { LEARNERS_TO_CONFUSE } from '#contract/class-limits'
import type { Output } from '#contract/core'
import { countTimes, findConfusedPairs, type Mistake } from '#rules/confusions'
import { areConfusable } from '#rules/distractors'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { readAskedWords } from '../practice/index.ts'
import { readRunWords } from '../words/index.ts'
import { getTaught } from './classes.ts'
import { readMissed, readMistakes, readTaskWords } from './class-words.store.ts'

const MOST_WORDS = 30

/** Throws not_found. */
export async function readClassWords(
  { db }: Deps,
  session: Session,
  id: string,
  task: string | undefined,
): Promise<Output<typeof getClassWords>> {
  await getTaught(db, session, id)
  const wordIds = await readTaskWords(db, id, task)
  if (wordIds.length === 0) return { missed: [], confused: [] }
  const [missed, mistakes] = await Promise.all([readMissed(db, id, wordIds, MOST_WORDS), readMistakes(db, id, wordIds)])
  const confused = await countPairs(db, session, mistakes)
  const ids = [...new Set([...missed.map(({ wordId }) => wordId), ...confused.flatMap(({ words }) => words)])]
  const words = new Map(
    (await readRunWords(db, ids)).map(({ id: wordId, headword, meaning }) => [
      wordId,
      { id: wordId, headword, meaning },
    ]),
  )
  return {
    missed: missed.flatMap(({ wordId, learners }) => {
      const word = words.get(wordId)
      return word ? [{ word, learners }] : []
    }),
    confused: confused.flatMap(({ words: [one, other], ...counts }) => {
      const [first, second] = [words.get(one), words.get(other)]
      return first && second ? [{ words: [first, second] as const, ...counts }] : []
    }),
  }
}

interface Pair {
  readonly words: readonly [number, number]
  readonly learners: number
  readonly times: number
}

/** Pairs by how many learners took one for the other, by the rules of one learner's pairs. */
async function countPairs(
  db: Deps['db'],
  session: Session,
  mistakes: readonly (Mistake & { readonly userId: string })[],
): Promise<Pair[]> {
  const ids = [...new Set(mistakes.flatMap(({ wordId, givenId }) => [wordId, givenId]))]
  if (ids.length === 0) return []
  const words = new Map((await readAskedWords(db, session.userId, ids)).map((word) => [word.id, word]))
  const headwords = new Map([...words].map(([id, { headword }]) => [id, headword]))
  const pairs = [...Map.groupBy(mistakes, ({ userId }) => userId).values()].flatMap((own) =>
    findConfusedPairs({
      mistakes: own,
      rights: [],
      headwords,
      isSame: (one, other) => {
        const [first, second] = [words.get(one), words.get(other)]
        return first !== undefined && second !== undefined && areConfusable(first, second)
      },
      dayOf: (at) => at.toISOString().slice(0, 10),
    }),
  )
  const counted = [...Map.groupBy(pairs, ({ words: both }) => both.join(' ')).values()].flatMap((same): Pair[] => {
    const [first] = same
    const times = same.reduce((sum, pair) => sum + countTimes(pair), 0)
    return first ? [{ words: first.words, learners: same.length, times }] : []
  })
  return counted
    .filter(({ learners }) => learners >= LEARNERS_TO_CONFUSE)
    .toSorted((a, b) => b.learners - a.learners || b.times - a.times || a.words[0] - b.words[0])
    .slice(0, MOST_WORDS)
}
