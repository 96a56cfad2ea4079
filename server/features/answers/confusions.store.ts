/** Which words a learner takes for which, read from the log of answers. */
import { and, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import { answersWith, findConfusedPairs, type ConfusedPair, type Mistake } from '#rules/confusions'
import { dayIn } from '#rules/days'
import type { LoggedKind } from '#rules/grading'
import { isOwnWord, ownKey } from '#rules/own-words'
import type { Reader } from '../../db/client.ts'
import { readBaseIds, withLedWords } from '../../db/led-words.ts'
import { answers } from '../../db/schema/learning.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { words } from '../../db/schema/words.ts'
import type { Session } from '../../http/context.ts'

/** What was confused earlier is not what the learner confuses now. */
const LOOKED_BACK_MS = 365 * 86_400_000
/** Mistakes of a learner that are looked at, the latest. */
const MOST_MISTAKES = 1_000

/** A text that may be an id of a word. */
const ID = /^-?\d{1,9}$/

export interface ConfusionQuery {
  /** Only pairs with this word. */
  readonly word?: number | undefined
  /** Says of the words of all pairs which are right for one question; left out, none are. */
  readonly readSame?: (ids: readonly number[]) => Promise<(one: number, other: number) => boolean>
}

/** Pairs of words that a learner took for each other within a year, in the order of `findConfusedPairs`. */
export async function readConfusedPairs(
  db: Reader,
  { userId, timeZone }: Pick<Session, 'userId' | 'timeZone'>,
  at: Date,
  { word, readSame }: ConfusionQuery = {},
): Promise<ConfusedPair[]> {
  const rows = await readMistakes(db, userId, at, word)
  if (rows.length === 0) return []
  const mistakes = await resolveGiven(db, userId, rows)
  const ids = [...new Set(mistakes.flatMap(({ wordId, givenId }) => [wordId, givenId]))]
  if (ids.length === 0) return []
  const earliest = new Date(Math.min(...mistakes.map((mistake) => mistake.at.getTime())))
  const [headwords, rights, isSame] = await Promise.all([
    readHeadwords(db, userId, ids),
    readRights(db, userId, ids, earliest),
    readSame?.(ids),
  ])
  const pairs = findConfusedPairs({
    mistakes,
    rights,
    headwords,
    dayOf: (instant) => dayIn(timeZone, instant),
    ...(isSame && { isSame }),
  })
  return word === undefined ? pairs : pairs.filter(({ words: [one, other] }) => one === word || other === word)
}

interface MistakeRow {
  readonly wordId: number
  readonly kind: LoggedKind
  readonly given: string
  readonly at: Date
}

/** First answers that were wrong, and not faster than a person: the latest, those with a word where one is asked for. */
async function readMistakes(db: Reader, userId: string, at: Date, word: number | undefined): Promise<MistakeRow[]> {
  const withWord = word === undefined ? undefined : await isWithWord(db, userId, word)
  const rows = await db
    .select({ wordId: answers.wordId, kind: answers.kind, given: answers.given, at: answers.at })
    .from(answers)
    .where(
      and(
        eq(answers.userId, userId),
        sql`${answers.first} and ${answers.counted} and not ${answers.correct}`,
        gte(answers.at, new Date(at.getTime() - LOOKED_BACK_MS)),
        withWord,
      ),
    )
    .orderBy(desc(answers.at))
    .limit(MOST_MISTAKES)
  return rows.map((row) => ({ ...row, kind: row.kind as LoggedKind }))
}

/** Of answers: asked for the word, or given in place of another. */
async function isWithWord(db: Reader, userId: string, word: number) {
  const [ids, headwords] = await Promise.all([withLedWords(db, [word]), readHeadwords(db, userId, [word])])
  const texts = [...ids.map(String), ...[...headwords.values()].map((headword) => headword.toLowerCase())]
  return or(inArray(answers.wordId, ids), inArray(sql`lower(trim(${answers.given}))`, texts))
}

/** Mistakes that were another word: chosen by its id, or typed. Forms and other spellings count for their headwords. */
async function resolveGiven(db: Reader, userId: string, rows: readonly MistakeRow[]): Promise<Mistake[]> {
  const texts = rows.flatMap(({ kind, given }) => (answersWith(kind) === 'text' ? [textOf(given)] : []))
  const idOf = await findWords(db, userId, [...new Set(texts)])
  const found = rows.flatMap(({ given, ...row }): Mistake[] => {
    const way = answersWith(row.kind)
    const givenId =
      way === 'text' ? idOf.get(textOf(given)) : way === 'id' && ID.test(given) ? Number(given) : undefined
    return givenId === undefined ? [] : [{ ...row, givenId }]
  })
  const bases = await readBaseIds(db, [...new Set(found.flatMap(({ wordId, givenId }) => [wordId, givenId]))])
  const memoryOf = (id: number) => bases.get(id) ?? id
  return found.flatMap((mistake) => {
    const [wordId, givenId] = [memoryOf(mistake.wordId), memoryOf(mistake.givenId)]
    return wordId === givenId ? [] : [{ ...mistake, wordId, givenId }]
  })
}

const textOf = (given: string): string => given.trim().toLowerCase()

/** Ids of words by what was typed: of the dictionary, else the learner's own. */
async function findWords(db: Reader, userId: string, texts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (texts.length === 0) return new Map()
  const [known, own] = await Promise.all([
    db
      .select({ id: words.id, text: words.headword })
      .from(words)
      .where(inArray(words.headword, [...texts])),
    db
      .select({ id: ownWords.id, text: ownWords.key })
      .from(ownWords)
      .where(and(eq(ownWords.userId, userId), inArray(ownWords.key, texts.map(ownKey)))),
  ])
  return new Map([...own, ...known].map(({ id, text }) => [text, id]))
}

/** Headwords of the words that may be shown: those in the dictionary that nobody hid, and the learner's own. */
async function readHeadwords(db: Reader, userId: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const [known, own] = [ids.filter((id) => !isOwnWord(id)), ids.filter(isOwnWord)]
  const rows = await Promise.all([
    known.length === 0
      ? []
      : db
          .select({ id: words.id, text: words.headword })
          .from(words)
          .where(and(inArray(words.id, known), eq(words.hidden, false))),
    own.length === 0
      ? []
      : db
          .select({ id: ownWords.id, text: ownWords.text })
          .from(ownWords)
          .where(and(eq(ownWords.userId, userId), inArray(ownWords.id, own))),
  ])
  return new Map(rows.flat().map(({ id, text }) => [id, text]))
}

/** First answers to these words since then that were right without a hint. */
async function readRights(db: Reader, userId: string, ids: readonly number[], since: Date) {
  const answered = await withLedWords(db, ids)
  const bases = await readBaseIds(db, answered)
  const rows = await db
    .select({ wordId: answers.wordId, kind: answers.kind, at: answers.at })
    .from(answers)
    .where(
      and(
        eq(answers.userId, userId),
        inArray(answers.wordId, answered),
        gt(answers.at, since),
        sql`${answers.first} and ${answers.counted} and ${answers.correct} and not ${answers.hinted}`,
      ),
    )
  return rows.map((row) => ({ ...row, wordId: bases.get(row.wordId) ?? row.wordId, kind: row.kind as LoggedKind }))
}
