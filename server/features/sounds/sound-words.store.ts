/** The words of a learner, in the order in which they are to be said. */
import { and, desc, eq, exists, gte, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { RunWord } from '#contract/challenges'
import type { Reader } from '../../db/client.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'
import { pictures, words } from '../../db/schema/words.ts'
import { runWordColumns, toRunWord } from '../words/index.ts'

/** So many cards and so many entries of notes are looked through. */
const CARDS = 600
const ENTRIES = 300

export interface LearnerWord {
  readonly word: RunWord
  readonly reason: 'due' | 'missed' | 'own'
}

/** Dictionary words of the learner's cards: due ones first, then those answered wrong since `since`; then those of their notes without a card. */
export async function readWordsToSay(
  db: Reader,
  userId: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<LearnerWord[]> {
  const [ofCards, ofNotes] = await Promise.all([readCards(db, userId, now, since), readEntries(db, userId)])
  return [...ofCards, ...ofNotes]
}

async function readCards(db: Reader, userId: string, now: Date, since: Date): Promise<LearnerWord[]> {
  const isDue = sql<boolean>`${lte(cards.due, now)}`
  const isMissed = sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(answers)
      .where(
        and(
          eq(answers.userId, userId),
          eq(answers.wordId, cards.wordId),
          gte(answers.at, since),
          eq(answers.first, true),
          eq(answers.correct, false),
        ),
      ),
  )}`
  const rows = await db
    .select({ ...runWordColumns, isDue: isDue.as('is_due'), isMissed: isMissed.as('is_missed') })
    .from(cards)
    .innerJoin(words, eq(words.id, cards.wordId))
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(and(eq(cards.userId, userId), eq(words.hidden, false)))
    .orderBy(sql`is_due desc, is_missed desc, ${cards.due}, ${cards.wordId}`)
    .limit(CARDS)
  return rows.map(({ isDue: due, isMissed: missed, ...row }) => ({
    word: toRunWord(row),
    reason: due ? 'due' : missed ? 'missed' : 'own',
  }))
}

async function readEntries(db: Reader, userId: string): Promise<LearnerWord[]> {
  const ownNotes = db
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.userId, userId), isNull(notes.deletedAt)))
  const ownCards = db
    .select({ one: sql`1` })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.wordId, noteEntries.wordId)))
  const rows = await db
    .select(runWordColumns)
    .from(noteEntries)
    .innerJoin(words, eq(words.id, noteEntries.wordId))
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(
      and(
        inArray(noteEntries.noteId, ownNotes),
        isNull(noteEntries.deletedAt),
        eq(words.hidden, false),
        notExists(ownCards),
      ),
    )
    .orderBy(desc(noteEntries.addedAt), noteEntries.wordId)
    .limit(ENTRIES)
  return rows.map((row) => ({ word: toRunWord(row), reason: 'own' }))
}
