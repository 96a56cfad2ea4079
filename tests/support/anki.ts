/** Anki packages for tests: what is in ours, and such as others write. */
import { DatabaseSync } from 'node:sqlite'
import { deflateRawSync, zstdCompressSync, crc32 } from 'node:zlib'
import { DEFLATED, STORED, wrapZipEntry } from '#rules/zip'
import { SCHEMA } from '../../server/features/anki/collection-schema.ts'
import { readZip } from './zip.ts'

/** The database in a package of ours. */
export function openPackage(bytes: Uint8Array): DatabaseSync {
  const files = readZip(bytes)
  if (new TextDecoder().decode(files.get('media')) !== '{}') throw new Error('The package has no list of media.')
  const database = new DatabaseSync(':memory:')
  database.deserialize(files.get('collection.anki2') ?? new Uint8Array())
  return database
}

interface ForeignNote {
  readonly fields: readonly string[]
  readonly deck?: number
  readonly type?: number
}

export interface ForeignPackage {
  readonly types?: Readonly<Record<number, { name: string; fields: readonly string[] }>>
  readonly decks?: Readonly<Record<number, string>>
  readonly notes: readonly ForeignNote[]
  readonly reviews?: readonly ForeignReview[]
}

/** A line of the log, of the card of a note by its number from 1 on. */
export interface ForeignReview {
  readonly note: number
  readonly at: Date
  readonly ease: number
  readonly ms?: number
  readonly factor?: number
  /** 0 learning, 1 review, 2 relearning, 3 in a filtered deck, 4 by hand. */
  readonly type?: number
}

const basic = { 11: { name: 'Basic', fields: ['Front', 'Back'] } }

/** A collection of schema 11, as older versions of Anki write it and every version can. */
export function legacyCollection({ types = basic, decks = { 1: 'Default' }, notes, reviews = [] }: ForeignPackage) {
  const database = new DatabaseSync(':memory:')
  database.exec(SCHEMA)
  const models = Object.fromEntries(
    Object.entries(types).map(([id, { name, fields }]) => [
      id,
      { id, name, flds: fields.map((field, ord) => ({ name: field, ord })) },
    ]),
  )
  const allDecks = Object.fromEntries(Object.entries(decks).map(([id, name]) => [id, { id: Number(id), name }]))
  database
    .prepare("insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')")
    .run(JSON.stringify(models), JSON.stringify(allDecks))
  addNotes(database, notes)
  addReviews(database, reviews)
  return database
}

/** Collation of names in the newer form: Anki's own, which nobody else has. The other one is as long, and known. */
const collation = { own: 'collate unicase', known: 'collate  nocase' }

/** A collection of schema 18, whose tables have what was JSON before. */
export function newCollection({
  types = basic,
  decks = { 1: 'Default' },
  notes,
  reviews = [],
}: ForeignPackage): Uint8Array {
  const database = legacyCollection({ notes: [] })
  database.exec(`update col set ver = 18, models = '', decks = '';
    create table notetypes (id integer primary key, name text not null ${collation.known}, mtime_secs integer, usn integer, config blob);
    create unique index idx_notetypes_name on notetypes (name);
    create table fields (ntid integer not null, ord integer not null, name text not null ${collation.known}, config blob,
      primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table decks (id integer primary key, name text not null ${collation.known}, mtime_secs integer, usn integer);
    create unique index idx_decks_name on decks (name)`)
  for (const [id, { name, fields }] of Object.entries(types)) {
    database.prepare('insert into notetypes (id, name) values (?, ?)').run(Number(id), name)
    for (const [ord, field] of fields.entries())
      database.prepare('insert into fields (ntid, ord, name) values (?, ?, ?)').run(Number(id), ord, field)
  }
  for (const [id, name] of Object.entries(decks))
    database.prepare('insert into decks (id, name) values (?, ?)').run(Number(id), name.replaceAll('::', '\u001F'))
  addNotes(database, notes)
  addReviews(database, reviews)
  return Buffer.from(
    Buffer.from(database.serialize()).toString('latin1').replaceAll(collation.known, collation.own),
    'latin1',
  )
}

function addNotes(database: DatabaseSync, notes: readonly ForeignNote[]): void {
  const note = database.prepare("insert into notes values (?, '', ?, 0, 0, '', ?, '', 0, 0, '')")
  const card = database.prepare("insert into cards values (?, ?, ?, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')")
  database.exec('begin')
  for (const [index, { fields, deck = 1, type = 11 }] of notes.entries()) {
    note.run(index + 1, type, fields.join('\u001F'))
    card.run(index + 1, index + 1, deck)
  }
  database.exec('commit')
}

function addReviews(database: DatabaseSync, reviews: readonly ForeignReview[]): void {
  const line = database.prepare('insert into revlog values (?, ?, 0, ?, 1, 1, ?, ?, ?)')
  for (const { note, at, ease, ms = 4_000, factor = 2500, type = 1 } of reviews)
    line.run(at.getTime(), note, ease, factor, ms, type)
}

interface PackedFile {
  readonly name?: string
  readonly method?: number
}

/** One file as a ZIP archive: deflated, as Anki does it, or in the new form with Zstandard. */
export function zipOf(
  content: Uint8Array | DatabaseSync,
  { name = 'collection.anki2', method = DEFLATED }: PackedFile = {},
) {
  const plain = content instanceof DatabaseSync ? content.serialize() : content
  const inner = name.endsWith('b') ? zstdCompressSync(plain) : plain
  const packed = method === STORED ? inner : deflateRawSync(inner)
  const { before, after } = wrapZipEntry({
    name,
    method,
    isEncrypted: false,
    crc: crc32(inner),
    packed: packed.length,
    size: inner.length,
    at: 0,
  })
  return new Uint8Array(Buffer.concat([before, packed, after]))
}

export const packageBlob = (bytes: Uint8Array<ArrayBuffer>): Blob => new Blob([bytes], { type: 'application/zip' })
