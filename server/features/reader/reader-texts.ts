/** Texts of learners: kept, listed, renamed, deleted and taken back. Each is its learner's alone. */
import type { HandlerInput, Output } from '#contract/core'
import { MOST_READER_TEXTS, READER_RESTORE_MINUTES } from '#contract/reader-limits'
import type { addReaderText, listReaderTexts, ReaderCard, ReaderText } from '#contract/reader'
import { coverageOf } from '#rules/coverage'
import type { Db, Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { fieldError, HttpError } from '../../http/errors.ts'
import type { Lexicon } from '../words/index.ts'
import { readKnownWords, stateOf, wordsOf } from './reader-words.ts'
import * as store from './reader.store.ts'

/** Texts of a page. */
const PAGE = 12
const RESTORE_MS = READER_RESTORE_MINUTES * 60_000

const pages = createCursor<store.TextPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

type Context = Pick<Deps, 'db' | 'now'>

/** Throws reader_text_empty for a text without a word, reader_full, and not_found for the id of a deleted text. */
export async function add(
  { db, now }: Context,
  lexicon: Lexicon,
  session: Session,
  { id, title, text }: HandlerInput<typeof addReaderText>['body'],
): Promise<ReaderCard> {
  const { userId } = session
  const { words, running } = wordsOf(lexicon, text)
  if (running === 0) throw fieldError('text', 'reader_text_empty')
  const at = now()
  await db.transaction(async (tx) => {
    await store.lockLearner(tx, userId)
    if (await store.findCard(tx, userId, id)) return
    await admitOne(tx, userId)
    await store.insertText(tx, {
      userId,
      id,
      title,
      text,
      characters: text.length,
      wordIds: words.map(({ entry }) => entry.id),
      wordCounts: words.map(({ count }) => count),
      running,
      createdAt: at,
    })
  })
  const card = await store.findCard(db, userId, id)
  if (!card || card.deletedAt) throw new HttpError('not_found')
  return present(card, lexicon, await readKnownWords(db, session, at))
}

async function admitOne(tx: Tx, userId: string): Promise<void> {
  if ((await store.countTexts(tx, userId)) >= MOST_READER_TEXTS)
    throw new HttpError('reader_full', { values: { count: MOST_READER_TEXTS } })
}

export async function list(
  { db, now }: Context,
  lexicon: Lexicon,
  session: Session,
  cursor: string | undefined,
): Promise<Output<typeof listReaderTexts>> {
  const after = pages.parse(cursor)
  const [rows, known] = await Promise.all([
    store.listTexts(db, session.userId, after, PAGE + 1),
    readKnownWords(db, session, now()),
  ])
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { texts: shown.map((row) => present(row, lexicon, known)), next: last ? pages.format(last) : null }
}

/** Throws not_found, also for a text of another learner. */
export async function read(db: Reader, { userId }: Session, id: string): Promise<ReaderText> {
  const row = await store.findText(db, userId, id)
  if (!row) throw new HttpError('not_found')
  return { ...cardOf(row), text: row.text }
}

/** Throws not_found. */
export async function rename(db: Reader, { userId }: Session, id: string, title: string): Promise<void> {
  if (!(await store.updateTitle(db, userId, id, title))) throw new HttpError('not_found')
}

/** Throws not_found. */
export async function savePosition(db: Reader, { userId }: Session, id: string, position: number): Promise<void> {
  if (!(await store.updatePosition(db, userId, id, position))) throw new HttpError('not_found')
}

/** Throws not_found. */
export async function remove({ db, now }: Context, { userId }: Session, id: string): Promise<void> {
  if (!(await store.markDeleted(db, userId, id, now()))) throw new HttpError('not_found')
}

/** Takes a deletion back; again changes nothing. Throws not_found when its time is over, and reader_full. */
export async function restore({ db, now }: Context, session: Session, id: string): Promise<void> {
  const since = new Date(now().getTime() - RESTORE_MS)
  if (!(await takeBack(db, session, id, since))) throw new HttpError('not_found')
}

/** False when there is no such text, or it was deleted before `since`. Throws reader_full. */
export const takeBack = (db: Db, { userId }: Session, id: string, since: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await store.lockLearner(tx, userId)
    const card = await store.findCard(tx, userId, id)
    if (!card?.deletedAt) return card !== undefined
    await admitOne(tx, userId)
    return store.unmarkDeleted(tx, userId, id, since)
  })

/** What can be taken back no more goes for good. */
export const removeOldTexts = (db: Db, now: Date): Promise<void> =>
  // Twice the time: no one is taking it back at this moment.
  store.eraseDeletedBefore(db, new Date(now.getTime() - 2 * RESTORE_MS))

const cardOf = ({ id, title, characters, position, createdAt }: store.CardRow) => ({
  id,
  title,
  characters,
  position,
  created_at: createdAt.toISOString(),
})

function present(row: store.CardRow, lexicon: Lexicon, known: store.KnownWords): ReaderCard {
  const words = row.wordIds.flatMap((wordId, index) => {
    const entry = lexicon.find(wordId)
    return entry ? [{ count: row.wordCounts[index] ?? 0, state: stateOf(entry, known) }] : []
  })
  return { ...cardOf(row), share: coverageOf(words, row.running).share }
}
