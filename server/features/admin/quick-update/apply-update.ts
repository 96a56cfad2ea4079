/** Previews a file of words, and saves all of its rows in one transaction or none. */
import { randomUUID } from 'node:crypto'
import { quickUpdateStates } from '#contract/quick-update-limits'
import type { FileFault, QuickUpdate, QuickUpdateFile, QuickUpdatePreview, RowConflict } from '#contract/quick-update'
import type { Language } from '#contract/locales'
import type { Tx } from '../../../db/client.ts'
import { hashRows } from '../../../db/word-blocks.ts'
import { lockEdits, readEditsOf } from '../../../db/word-edits.store.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logAdmin } from '../admin-log.store.ts'
import { insertWords } from '../words/edited-word.store.ts'
import { planBlocks, writeEdits, type EditedBlocks } from '../words/write-edits.ts'
import { fileFaultText } from './file-fault-texts.ts'
import { withPairs } from './look-alike-pairs.ts'
import { planRows, PRINT_LENGTH, type PlannedRow } from './plan-rows.ts'
import { findUpdate, insertUpdate, presentUpdate } from './quick-updates.store.ts'
import { readFile, UpdateFileError, type FileRow } from './read-file.ts'
import { findWords } from './words.store.ts'

interface Editor {
  readonly session: Session
  readonly language: Language
}

/** Throws quick_update_refused with `faults` for a file that cannot be read. */
export async function previewUpdate(
  { db }: Pick<Deps, 'db'>,
  { language }: Editor,
  file: QuickUpdateFile,
): Promise<QuickUpdatePreview> {
  const planned = await planRows(db, readRows(file, language), language)
  const count = (state: PlannedRow['state']) => planned.filter((row) => row.state === state).length
  const counts = Object.fromEntries(quickUpdateStates.map((state) => [state, count(state)]))
  return {
    revision: planned.map(({ print }) => print).join(''),
    // Each state has its count.
    counts: counts as QuickUpdatePreview['counts'],
    rows: planned.map(({ blocks: _, current: __, print: ___, ...row }) => row),
  }
}

interface Update extends QuickUpdateFile {
  readonly id?: string | undefined
  readonly revision?: string | undefined
}

/** Throws quick_update_refused with `faults`, and quick_update_conflict with the `conflicts` of rows that changed since the preview. */
export async function applyUpdate({ db, now }: Deps, editor: Editor, update: Update): Promise<QuickUpdate> {
  const { id = randomUUID(), revision } = update
  const { session, language } = editor
  const made = await findUpdate(db, id)
  if (made) return presentUpdate(made)
  const rows = readRows(update, language)
  const at = now()
  return db.transaction(async (tx) => {
    await lockEdits(tx)
    const other = await findUpdate(tx, id)
    if (other) return presentUpdate(other)
    const planned = await planRows(tx, rows, language)
    if (revision !== undefined) assertRevision(planned, revision, language)
    const faults = planned.flatMap(({ row, word, faults: own }) =>
      own.map((fault): FileFault => ({ row, word, ...fault })),
    )
    if (faults.length > 0) throw refusal(faults)
    const changes = planned.flatMap((row) => (row.blocks ? [{ ...row, blocks: row.blocks }] : []))
    if (changes.length === 0) throw fileRefusal(new UpdateFileError('nothing_changes'), language)
    return save(tx, session, id, changes, at)
  })
}

type Change = PlannedRow & { readonly blocks: NonNullable<PlannedRow['blocks']> }

async function save(tx: Tx, session: Session, id: string, changes: readonly Change[], at: Date): Promise<QuickUpdate> {
  const ids = await addWords(tx, changes)
  const rowOf = new Map<number, number>()
  const changed = changes.map(({ row, word, blocks, current }): EditedBlocks => {
    const wordId = current?.id ?? ids.get(word) ?? 0
    rowOf.set(wordId, row)
    const before = current ?? { headword: word, meaningZh: '', hasPicture: false }
    const forms = (blocks.forms ?? current?.values.forms ?? []).map(({ form }) => form)
    return { wordId, headword: word, blocks: planBlocks(blocks, before, forms), isNew: !current }
  })
  const words = await withPairs(tx, changed, rowOf)
  const edits = await readEditsOf(
    tx,
    words.map(({ wordId }) => wordId),
  )
  await writeEdits(tx, session, words, edits, at)
  const written = words.flatMap(({ wordId, blocks }) =>
    blocks.map(({ block, rows }) => ({
      wordId,
      block,
      row: rowOf.get(wordId) ?? 0,
      before: edits.get(wordId)?.get(block)?.rows ?? null,
      written: hashRows(rows ?? []),
    })),
  )
  const newWords = changed.filter(({ isNew }) => isNew).length
  const counts = { newWords, changedWords: changed.length - newWords }
  await logAdmin(tx, session, { action: 'quick_update.apply', subject: id, before: null, after: counts, at })
  const [stored] = await insertUpdate(tx, session, { id, at, ...counts }, written)
  if (!stored) throw new Error('The update was not stored.')
  return presentUpdate(stored)
}

/** Ids of the new words. One that was added and taken back has its row still. */
async function addWords(tx: Tx, changes: readonly Change[]): Promise<ReadonlyMap<string, number>> {
  const added = changes.flatMap(({ word, current }) => (current ? [] : [word]))
  const ids = new Map(await insertWords(tx, added))
  const standing = added.filter((word) => !ids.has(word))
  for (const { id, headword } of await findWords(tx, standing)) ids.set(headword, id)
  return ids
}

function assertRevision(planned: readonly PlannedRow[], revision: string, language: Language): void {
  if (revision.length !== planned.length * PRINT_LENGTH)
    throw fileRefusal(new UpdateFileError('revision_other'), language)
  const conflicts = planned.flatMap(({ row, word, print }, index): RowConflict[] =>
    revision.slice(index * PRINT_LENGTH, (index + 1) * PRINT_LENGTH) === print ? [] : [{ row, word }],
  )
  if (conflicts.length > 0) throw new HttpError('quick_update_conflict', { extra: { conflicts } })
}

function readRows(file: QuickUpdateFile, language: Language): FileRow[] {
  try {
    return readFile(file)
  } catch (error) {
    if (error instanceof UpdateFileError) throw fileRefusal(error, language)
    throw error
  }
}

const fileRefusal = ({ code, value }: UpdateFileError, language: Language): HttpError =>
  refusal([{ row: null, word: null, column: null, text: null, message: fileFaultText(code, language, value) }])

/** Faults that a refusal lists. */
const FAULTS = 200

function refusal(faults: readonly FileFault[]): HttpError {
  const [first] = faults
  const place = [first?.row, first?.word, first?.column].filter(Boolean).join(' · ')
  return new HttpError('quick_update_refused', {
    values: { fault: [place, first?.message].filter(Boolean).join(': ') },
    extra: { faults: faults.slice(0, FAULTS) },
  })
}
