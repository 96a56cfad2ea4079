/** The wrong-word book, and the words marked as known. */
import { and, asc, count, desc, eq, inArray, lt, max, or, sql } from 'drizzle-orm'
import type { QuestionKind, RunWord } from '#contract/challenges'
import type { Output } from '#contract/core'
import type { listKnown, listMissed, MissedWord } from '#contract/reviews'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { ledWords, readBaseIds, withLedWords } from '../../db/led-words.ts'
import { answers } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { readLearnerWords } from '../words/index.ts'

const PAGE = 50

interface Position {
  readonly at: Date
  readonly wordId: number
}

const pages = createCursor<Position>({ at: cursorFields.instant, wordId: cursorFields.integer })

const nextPage = (rows: readonly Position[]): string | null => {
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return last ? pages.format({ at: last.at, wordId: last.wordId }) : null
}

const chosenKinds: readonly string[] = ['choose_picture', 'choose_meaning', 'choose_word', 'match_pairs']

/** Words by the latest session in which their first answer was not right. */
export async function listMissedWords(
  { db }: Deps,
  { userId }: Session,
  cursor: string | undefined,
): Promise<Output<typeof listMissed>> {
  const led = ledWords(db)
  // What a word was before it became a form of another counts for that one.
  const wordId = sql<number>`coalesce(${led.baseId}, ${answers.wordId})`.mapWith(Number).as('memory_id')
  const missed = db
    .select({ wordId, times: count().as('times'), at: max(answers.at).as('missed_at') })
    .from(answers)
    .leftJoin(led, eq(led.id, answers.wordId))
    .where(and(eq(answers.userId, userId), eq(answers.first, true), eq(answers.correct, false)))
    .groupBy(wordId)
    .as('missed')
  const after = pages.parse(cursor)
  const rows = await db
    .select({ wordId: missed.wordId, times: missed.times, at: missed.at })
    .from(missed)
    .where(
      after
        ? or(lt(missed.at, after.at), and(eq(missed.at, after.at), sql`${missed.wordId} > ${after.wordId}`))
        : undefined,
    )
    .orderBy(desc(missed.at), asc(missed.wordId))
    .limit(PAGE + 1)
  const found = rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []))
  const words = await describe(db, userId, found.slice(0, PAGE))
  return { words, next: nextPage(found) }
}

async function describe(
  db: Reader,
  userId: string,
  rows: readonly { wordId: number; times: number }[],
): Promise<MissedWord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ wordId }) => wordId)
  const answered = await withLedWords(db, ids)
  const bases = await readBaseIds(db, answered)
  const [log, known] = await Promise.all([
    db
      .select({
        wordId: answers.wordId,
        kind: answers.kind,
        given: answers.given,
        correct: answers.correct,
        at: answers.at,
      })
      .from(answers)
      .where(and(eq(answers.userId, userId), inArray(answers.wordId, answered), eq(answers.first, true)))
      .orderBy(desc(answers.at), desc(answers.position)),
    db
      .select({ wordId: knownWords.wordId })
      .from(knownWords)
      .where(and(eq(knownWords.userId, userId), inArray(knownWords.wordId, ids))),
  ])
  const ofWord = Map.groupBy(log, ({ wordId }) => bases.get(wordId) ?? wordId)
  const chosen = log.flatMap(({ kind, given, correct }) =>
    !correct && chosenKinds.includes(kind) && /^-?\d{1,10}$/.test(given) ? [Number(given)] : [],
  )
  const words = new Map(
    (await readLearnerWords(db, userId, [...new Set([...ids, ...chosen])])).map((word) => [word.id, word]),
  )
  const isKnown = new Set(known.map(({ wordId }) => wordId))
  return rows.flatMap(({ wordId, times }): MissedWord[] => {
    const word = words.get(wordId)
    const tries = ofWord.get(wordId) ?? []
    const last = tries.find(({ correct }) => !correct)
    if (!word || !last) return []
    const other: RunWord | undefined = chosenKinds.includes(last.kind) ? words.get(Number(last.given)) : undefined
    return [
      {
        word,
        times,
        last: {
          kind: last.kind as QuestionKind,
          given: last.given,
          chosen: other ?? null,
          at: last.at.toISOString(),
        },
        recovered: tries[0]?.correct === true,
        known: isKnown.has(wordId),
      },
    ]
  })
}

export async function listKnownWords(
  { db }: Deps,
  { userId }: Session,
  cursor: string | undefined,
): Promise<Output<typeof listKnown>> {
  const after = pages.parse(cursor)
  const rows = await db
    .select({ wordId: knownWords.wordId, at: knownWords.at })
    .from(knownWords)
    .where(
      and(
        eq(knownWords.userId, userId),
        after
          ? or(
              lt(knownWords.at, after.at),
              and(eq(knownWords.at, after.at), sql`${knownWords.wordId} > ${after.wordId}`),
            )
          : undefined,
      ),
    )
    .orderBy(desc(knownWords.at), asc(knownWords.wordId))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const words = await readLearnerWords(
    db,
    userId,
    page.map(({ wordId }) => wordId),
  )
  return {
    words: page.flatMap(({ wordId, at }) => {
      const word = words.find(({ id }) => id === wordId)
      return word ? [{ word, at: at.toISOString() }] : []
    }),
    next: nextPage(rows),
  }
}
