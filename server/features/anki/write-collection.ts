/** Writes an Anki collection into a file: never more of it in memory than a few megabytes, however long a learner has been learning. */
import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { packageFields, type PackageField } from '#rules/anki-package'
import type { CardRow, ReviewRow } from './card-rows.ts'
import { collectionRow, NOTE_TYPE_ID, SCHEMA, type CollectionSettings } from './collection-schema.ts'
import { fieldHtml } from './field-html.ts'

/** Kibibytes of the database that stay in memory. */
const CACHE_KIB = 4_096
/** Ids are moments in milliseconds, one for each note: before the export, so that none is in the future. */
const MOST_NOTES = 1_000_000

export interface PackageNote {
  /** The same for the same word of the same learner, so that Anki takes the next export as an update. */
  readonly key: string
  /** Full name of the deck. */
  readonly deck: string
  readonly tags: readonly string[]
  readonly fields: Readonly<Record<PackageField, string>>
  readonly card: (position: number) => CardRow
  readonly reviews: readonly ReviewRow[]
}

export interface CollectionWriter {
  add(note: PackageNote): void
  /** Writes what is left and closes the file. */
  finish(settings: Omit<CollectionSettings, 'at' | 'decks' | 'nextPosition'>): void
  /** Closes the file, finished or not. */
  close(): void
}

export function createCollectionWriter(path: string, at: Date): CollectionWriter {
  const database = new DatabaseSync(path)
  // A file that is thrown away when it is not whole needs no log.
  database.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -${CACHE_KIB}`)
  database.exec(SCHEMA)
  database.exec('begin')
  const insert = (table: string, columns: string) =>
    database.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '?')})`)
  const note = insert('notes', 'id, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data')
  const card = insert(
    'cards',
    'id, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data',
  )
  const review = database.prepare(
    'insert or ignore into revlog (id, cid, usn, ease, ivl, lastIvl, factor, time, type) values (?, ?, -1, ?, ?, ?, ?, ?, ?)',
  )
  const seconds = Math.floor(at.getTime() / 1000)
  const decks = createDecks()
  let count = 0
  return {
    add({ key, deck, tags, fields, card: toCard, reviews }) {
      count += 1
      const id = at.getTime() - MOST_NOTES + count
      const row = toCard(count)
      const all = packageFields.map((name) => fieldHtml(fields[name])).join('\u001F')
      note.run(id, guidOf(key), NOTE_TYPE_ID, seconds, -1, tagsOf(tags), all, fields.Word, checksum(fields.Word), 0, '')
      card.run(
        id,
        id,
        decks.idOf(deck),
        0,
        seconds,
        -1,
        row.type,
        row.queue,
        row.due,
        row.ivl,
        row.factor,
        row.reps,
        row.lapses,
        row.left,
        0,
        0,
        0,
        row.data,
      )
      for (const { at: moment, ease, ivl, lastIvl, factor, time, type } of reviews) {
        // No two reviews have one id: of two answers in one millisecond the second is a millisecond later.
        for (let each = moment; review.run(each, id, ease, ivl, lastIvl, factor, time, type).changes === 0; each++);
      }
    },
    finish(settings) {
      const row = collectionRow({ ...settings, at, decks: decks.names, nextPosition: count + 1 })
      insert('col', Object.keys(row).join(', ')).run(...Object.values(row))
      database.exec('commit')
      database.close()
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}

const tagsOf = (tags: readonly string[]) => (tags.length > 0 ? ` ${tags.join(' ')} ` : '')

const guidOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 12)

/** By which Anki finds a first field that it has already. */
const checksum = (text: string) => createHash('sha1').update(text).digest().readUInt32BE(0)

/** Decks by their names; what is above a deck is a deck too. The id of a name is always the same. */
function createDecks() {
  const names = new Map<number, string>()
  const ids = new Map<string, number>()
  const idOf = (name: string): number => {
    const known = ids.get(name)
    if (known !== undefined) return known
    const above = name.lastIndexOf('::')
    if (above > 0) idOf(name.slice(0, above))
    let id = 1_000_000_000_000 + (createHash('sha256').update(name).digest().readUIntBE(0, 6) % 700_000_000_000)
    while (names.has(id)) id += 1
    names.set(id, name)
    ids.set(name, id)
    return id
  }
  return { names, idOf }
}
