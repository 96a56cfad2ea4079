/** Takes the last update back, as long as nothing newer stands on it. */
import type { QuickUpdate, RowConflict } from '#contract/quick-update'
import type { Tx } from '../../../db/client.ts'
import { hashRows, type StoredBlock as BlockName } from '../../../db/word-blocks.ts'
import { lockEdits, readEditsOf, type WordEdits } from '../../../db/word-edits.store.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logAdmin } from '../admin-log.store.ts'
import { writeEdits, type EditedBlocks } from '../words/write-edits.ts'
import {
  findLastUpdate,
  findUpdate,
  markUndone,
  presentUpdate,
  readUpdateBlocks,
  type StoredBlock,
} from './quick-updates.store.ts'
import { findWordsById } from './words.store.ts'

/**
 * All of it or nothing. The same `id` twice is one undo.
 *
 * Throws not_found where no update stands, and quick_update_conflict with the `conflicts` of rows that were edited since, without any where
 * another update is newer than `id`.
 */
export async function undoUpdate({ db, now }: Deps, session: Session, id: string | undefined): Promise<QuickUpdate> {
  const at = now()
  return db.transaction(async (tx) => {
    await lockEdits(tx)
    const wanted = id === undefined ? undefined : await findUpdate(tx, id)
    if (wanted?.undoneAt) return presentUpdate(wanted)
    const last = await findLastUpdate(tx)
    if (!last || (id !== undefined && !wanted)) throw new HttpError('not_found')
    if (wanted && wanted.id !== last.id) throw conflict([])
    const blocks = await readUpdateBlocks(tx, last.id)
    const words = Map.groupBy(blocks, ({ wordId }) => wordId)
    const edits = await readEditsOf(tx, [...words.keys()])
    const headwords = new Map((await findWordsById(tx, [...words.keys()])).map((word) => [word.id, word.headword]))
    const conflicts = [...words].flatMap(([wordId, own]): RowConflict[] => {
      const newer = own.find((block) => isNewer(block, edits))
      return newer ? [{ row: newer.row, word: headwords.get(wordId) ?? '' }] : []
    })
    if (conflicts.length > 0) throw conflict(conflicts)
    const before = [...words].map(([wordId, own]): EditedBlocks => ({
      wordId,
      headword: headwords.get(wordId) ?? '',
      // The names were written by an update.
      blocks: own.map(({ block, before: rows }) => ({ block: block as BlockName, rows })),
      isNew: false,
    }))
    await writeEdits(tx, session, before, edits, at)
    return presentUpdate(await finish(tx, session, last.id, at))
  })
}

async function finish(tx: Tx, session: Session, id: string, at: Date) {
  await logAdmin(tx, session, { action: 'quick_update.undo', subject: id, before: null, after: null, at })
  const [undone] = await markUndone(tx, session, id, at)
  if (!undone) throw new Error('The update was not marked.')
  return undone
}

function isNewer({ wordId, block, written }: StoredBlock, edits: WordEdits): boolean {
  const rows = edits.get(wordId)?.get(block)?.rows
  return !rows || hashRows(rows) !== written
}

const conflict = (conflicts: readonly RowConflict[]): HttpError =>
  new HttpError('quick_update_conflict', { extra: { conflicts } })
