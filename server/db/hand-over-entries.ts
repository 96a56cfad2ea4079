/** Moves entries of notes to the headword that replaces their word. What a learner wrote is never lost. */
import { setImmediate as breathe } from 'node:timers/promises'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from './client.ts'
import { LED_WORDS } from './led-words.ts'
import { rowsOf } from './rows-of.ts'
import { noteEntries, notes } from './schema/notes.ts'

type Entry = typeof noteEntries.$inferSelect

/** The text of an entry as `tidyWord` of rules/own-words.ts makes it. */
const TIDY = sql`trim(regexp_replace(
  translate(normalize(e.word, NFKC), ${'’‘`´‐‑–'}, ${"''''---"}), ${'\\s+'}, ' ', 'g'))`

/** Entries of learners whose word leads to a headword, or whose own text has become one. */
const TARGETS = sql`
  select e.note_id, e.id, led.base_id as word_id
  from note_entries e join (${LED_WORDS}) led on led.id = e.word_id join notes n on n.id = e.note_id
  where n.user_id is not null
  union all
  select e.note_id, e.id, w.id
  from note_entries e join notes n on n.id = e.note_id
  join words w on w.headword in (${TIDY}, lower(${TIDY})) and not w.hidden
  where e.word_id is null and n.user_id is not null`

/** Moves entries note by note, so that each note is locked for a moment only. */
export async function handOverEntries(db: Db, at: Date): Promise<void> {
  const targets = await rowsOf<{ note_id: string; id: string; word_id: number }>(db, TARGETS)
  for (const [noteId, own] of Map.groupBy(targets, (target) => target.note_id)) {
    const wordIds = new Map(own.map(({ id, word_id }) => [id, word_id]))
    await db.transaction((tx) => moveEntries(tx, noteId, wordIds, at))
    await breathe()
  }
}

/** @param wordIds the headwords by the ids of the entries that move to them */
async function moveEntries(tx: Tx, noteId: string, wordIds: ReadonlyMap<string, number>, at: Date): Promise<void> {
  const [note] = await tx.select().from(notes).where(eq(notes.id, noteId)).for('no key update')
  if (!note) return
  // Pages that are open learn of the change as they learn of any other.
  const version = note.version + 1
  const moving = await tx
    .select()
    .from(noteEntries)
    .where(and(eq(noteEntries.noteId, noteId), inArray(noteEntries.id, [...wordIds.keys()])))
    .orderBy(sql`${noteEntries.position} collate "C"`, noteEntries.id)
  let removed = 0
  for (const entry of moving) {
    const wordId = wordIds.get(entry.id)
    if (wordId === undefined) continue
    const twin = entry.deletedAt === null ? await findTwin(tx, entry, wordId) : undefined
    const merged = twin && mergeTexts(twin, entry)
    if (twin && merged) {
      await update(tx, twin, { ...merged, version })
      await update(tx, entry, { wordId, version, deletedWith: entry.id, deletedAt: at })
      removed += 1
    } else await update(tx, entry, { wordId, version })
  }
  await tx
    .update(notes)
    .set({ version, words: note.words - removed })
    .where(eq(notes.id, noteId))
}

const update = (tx: Tx, { noteId, id }: Entry, set: Partial<Entry>) =>
  tx
    .update(noteEntries)
    .set(set)
    .where(and(eq(noteEntries.noteId, noteId), eq(noteEntries.id, id)))

/** The entry of that word on the same page, outside the bin. */
async function findTwin(tx: Tx, entry: Entry, wordId: number): Promise<Entry | undefined> {
  const [twin] = await tx
    .select()
    .from(noteEntries)
    .where(
      and(
        eq(noteEntries.noteId, entry.noteId),
        eq(noteEntries.pageId, entry.pageId),
        eq(noteEntries.wordId, wordId),
        ne(noteEntries.id, entry.id),
        isNull(noteEntries.deletedAt),
      ),
    )
    .orderBy(noteEntries.id)
    .limit(1)
  return twin
}

/** The learner's meaning and remark of both entries on one; null where both say something else, then both entries stay. */
function mergeTexts(twin: Entry, entry: Entry): Pick<Entry, 'meaning' | 'remark'> | null {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  if (differ(twin.meaning, entry.meaning) || differ(twin.remark, entry.remark)) return null
  return { meaning: twin.meaning ?? entry.meaning, remark: twin.remark ?? entry.remark }
}
