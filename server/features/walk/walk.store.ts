/** Examples to listen to, and how many words were heard, in the database. */
import { and, asc, eq, inArray, like, lte, ne, sql } from 'drizzle-orm'
import type { WalkWord } from '#contract/walk'
import type { Day } from '#rules/days'
import type { Reader, Tx } from '../../db/client.ts'
import { usages } from '../../db/schema/look-ups.ts'
import { examples, words } from '../../db/schema/words.ts'

/** Those of the dictionary that are shown: an administrator may have hidden a word since it was put into a note. */
export async function readShownIds(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .where(and(inArray(words.id, [...ids]), eq(words.hidden, false)))
  return new Set(rows.map(({ id }) => id))
}

/** A longer sentence is not followed while walking. */
const MOST_CHARACTERS = 120

/** The first example of each word that is short enough, one with a translation before one without. */
export async function readWalkExamples(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, NonNullable<WalkWord['example']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([examples.wordId], {
      wordId: examples.wordId,
      position: examples.position,
      en: examples.en,
      zh: examples.zh,
    })
    .from(examples)
    .where(and(inArray(examples.wordId, [...ids]), lte(sql`length(${examples.en})`, MOST_CHARACTERS)))
    .orderBy(asc(examples.wordId), sql`${examples.zh} is null`, asc(examples.position))
  return new Map(rows.map(({ wordId, position, en, zh }) => [wordId, { id: `${wordId}-${position}`, en, zh }]))
}

/** Rows of `usages` that count what was heard. */
const HEARD = 'heard '

interface Heard {
  readonly userId: string
  readonly walk: string
  readonly day: Day
  /** Of the whole walk so far. */
  readonly words: number
}

/** Counts what the walk has brought since its other days. The highest number stays. */
export async function recordHeardWords(tx: Tx, { userId, walk, day, words: heard }: Heard): Promise<void> {
  const name = `${HEARD}${walk}`
  const [before] = await tx
    .select({ words: sql`coalesce(sum(${usages.count}), 0)`.mapWith(Number) })
    .from(usages)
    .where(and(eq(usages.userId, userId), eq(usages.name, name), ne(usages.day, day)))
  const count = heard - (before?.words ?? 0)
  if (count <= 0) return
  await tx
    .insert(usages)
    .values({ userId, name, day, count })
    .onConflictDoUpdate({
      target: [usages.userId, usages.name, usages.day],
      set: { count: sql`greatest(${usages.count}, excluded.count)` },
    })
}

/** Words heard on all walks of a day. */
export async function countHeard(db: Reader, userId: string, day: Day): Promise<number> {
  const [row] = await db
    .select({ words: sql`coalesce(sum(${usages.count}), 0)`.mapWith(Number) })
    .from(usages)
    .where(and(eq(usages.userId, userId), eq(usages.day, day), like(usages.name, `${HEARD}%`)))
  return row?.words ?? 0
}
