/** Edited words whose source an import has changed beneath the edit. */
import type { SourceChange } from '#contract/quick-update'
import { wordBlocks, type WordBlocks } from '#contract/word-manager'
import type { Reader } from '../../../db/client.ts'
import { readEditsOf } from '../../../db/word-edits.store.ts'
import { createCursor, cursorFields } from '../../../http/cursor.ts'
import { fieldError } from '../../../http/errors.ts'
import { blockValue } from '../words/block-values.ts'
import { findManagedWord } from '../words/edited-word.store.ts'
import { listManagedWords } from '../words/managed-words.store.ts'
import { formatCells } from './block-cells.ts'
import { readWords } from './dictionary.ts'
import { findWordsById } from './words.store.ts'

const PAGE = 20

const pages = createCursor({ id: cursorFields.integer })

/** A page of them by headword. */
export async function readSourceChanges(
  db: Reader,
  cursor: string | undefined,
): Promise<{ items: SourceChange[]; next: string | null }> {
  const last = pages.parse(cursor)
  const after = last && (await findManagedWord(db, last.id))?.headword
  if (last && after === undefined) throw fieldError('cursor', 'field_invalid')
  const listed = await listManagedWords(db, { text: undefined, flag: 'source_changed', after, limit: PAGE + 1 })
  const ids = listed.slice(0, PAGE).map(({ word }) => word.id)
  const edits = await readEditsOf(db, ids)
  const words = new Map((await readWords(db, await findWordsById(db, ids))).map((word) => [word.id, word]))
  const items = ids.flatMap((id): SourceChange[] => {
    const word = words.get(id)
    const changed = [...(edits.get(id)?.values() ?? [])].filter(
      ({ rows, sourceHash, writtenOver }) => rows !== null && sourceHash !== writtenOver,
    )
    const newest = changed.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
    if (!word || !newest) return []
    const sources = wordBlocks.flatMap((block) => {
      const edit = changed.find((each) => each.block === block)
      return edit ? [[block, blockValue(block, edit.source)] as const] : []
    })
    const written = allCells(word.values)
    const source = allCells({ ...word.values, ...Object.fromEntries(sources) })
    const columns = [...new Set([...written.keys(), ...source.keys()])]
    const cells = columns.flatMap((column) => {
      const [old = '', now = ''] = [source.get(column), written.get(column)]
      return old === now ? [] : [{ column, old, new: now }]
    })
    return [{ word_id: id, word: word.headword, author: newest.author, at: newest.at.toISOString(), cells }]
  })
  const end = listed.length > PAGE ? ids.at(-1) : undefined
  return { items, next: end === undefined ? null : pages.format({ id: end }) }
}

/** What a file says of a word, and the block that no file has. */
const allCells = (values: WordBlocks) =>
  new Map([...formatCells(values), ['look_alikes', values.look_alikes.join('; ')]])
