/** What is in the collection of an Anki package: note types, decks, and the words of the fields that a learner chose. */
import type { readPackage, readPackageWords } from '#contract/anki'
import { MOST_PACKAGE_NOTES } from '#contract/anki-limits'
import type { HandlerInput, Output } from '#contract/core'
import { MOST_WORDS, textLengths } from '#contract/note-limits'
import { guessFields } from '#rules/anki-package'
import { openCollection, type Collection } from './open-collection.ts'
import { plainText } from './plain-text.ts'
import { PackageError } from './read-package.ts'
import { readReviewsOfNotes, type PackageReview } from './read-reviews.ts'

type Outline = Output<typeof readPackage>
type Words = Output<typeof readPackageWords>
export type Choice = HandlerInput<typeof readPackageWords>['query']

export interface WordReviews {
  readonly word: string
  readonly meaning: string | null
  readonly reviews: readonly PackageReview[]
}

const MOST_TYPES = 20
const MOST_DECKS = 200
const MOST_FIELDS = 100
/** Cards of one note may be many; more than this in a package is no learner's. */
const MOST_CARDS = 10 * MOST_PACKAGE_NOTES
/** Notes by which fields are guessed, and those that are shown. */
const GUESSED_FROM = 30
const SHOWN = 5
/** Characters of a sample, and those of a field that are looked at. */
const SAMPLE = 80
const MOST_CHARACTERS = 20_000
/** The deck that every collection has; cards without a place are in it. */
const DEFAULT_DECK = '1'

interface Type {
  readonly id: string
  readonly name: string
  readonly fields: readonly string[]
}

/** Note types with notes, decks with notes, and how long the log of reviews is. Throws PackageError. */
export const readOutline = (bytes: Uint8Array): Outline =>
  using(bytes, (collection) => {
    const decks = readDecks(collection)
    const deckOf = readDeckOfNote(collection)
    const found = new Map<string, { notes: number; samples: string[][] }>()
    const inDeck = new Map<string, number>()
    for (const { id, mid, flds } of notesOf(collection)) {
      const type = found.get(mid) ?? { notes: 0, samples: [] }
      found.set(mid, type)
      type.notes += 1
      if (type.samples.length < GUESSED_FROM) type.samples.push(fieldsOf(flds))
      const deck = deckOf.get(id) ?? DEFAULT_DECK
      inDeck.set(deck, (inDeck.get(deck) ?? 0) + 1)
    }
    const types = [...readTypes(collection)].flatMap(({ id, name, fields }) => {
      const own = found.get(id)
      if (!own || fields.length === 0) return []
      const shown = own.samples
        .slice(0, SHOWN)
        .map((sample) => fields.map((_, index) => (sample[index] ?? '').slice(0, SAMPLE)))
      return [
        { id, name, fields: [...fields], notes: own.notes, samples: shown, guess: guessFields(fields, own.samples) },
      ]
    })
    if (types.length === 0) throw new PackageError('package_without_notes')
    return {
      types: types.toSorted((one, other) => other.notes - one.notes).slice(0, MOST_TYPES),
      decks: [...inDeck]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, MOST_DECKS)
        .map(([id, notes]) => ({ id, name: decks.get(id) ?? id, notes }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      reviews: countReviews(collection),
    }
  })

/** Words of the chosen fields, in the order in which their notes were made. Throws PackageError. */
export const readWords = (bytes: Uint8Array, choice: Choice): Words =>
  using(bytes, (collection) => {
    const decks = readDecks(collection)
    const { portion, total } = readPortion(collection, choice)
    const words = portion.map(({ deck, field, word }) => ({
      ...placeOf(deck === DEFAULT_DECK ? '' : (decks.get(deck) ?? '')),
      word,
      meaning: field(choice.meaning).slice(0, textLengths.meaning) || null,
      remark: field(choice.remark).slice(0, textLengths.remark) || null,
    }))
    return { words, total }
  })

/** The same words with the reviews of them, those without any left out. Throws PackageError. */
export const readWordReviews = (bytes: Uint8Array, choice: Choice): WordReviews[] =>
  using(bytes, (collection) => {
    const { portion } = readPortion(collection, choice)
    const reviews = readReviewsOfNotes(collection, new Set(portion.map(({ id }) => id)))
    return portion.flatMap(({ id, word, field }) => {
      const own = reviews.get(id)
      return own ? [{ word, meaning: field(choice.meaning).slice(0, textLengths.meaning) || null, reviews: own }] : []
    })
  })

interface ChosenNote {
  readonly id: string
  readonly deck: string
  readonly word: string
  /** Text of a field that was chosen by its index; '' for none. */
  readonly field: (index: string | undefined) => string
}

/** Those notes of the choice that one import takes, and how many there are in all. */
function readPortion(collection: Collection, choice: Choice): { portion: ChosenNote[]; total: number } {
  const deckOf = readDeckOfNote(collection)
  const from = Number(choice.from ?? 0)
  const portion: ChosenNote[] = []
  let total = 0
  for (const { id, mid, flds } of notesOf(collection)) {
    if (mid !== choice.type) continue
    const deck = deckOf.get(id) ?? DEFAULT_DECK
    if (choice.deck !== undefined && deck !== choice.deck) continue
    const raw = flds.split('\u001F')
    const field = (index: string | undefined) => (index === undefined ? '' : textOf(raw[Number(index)]))
    // What follows in the field of a word is mostly its sound.
    const word = (field(choice.word).split('\n')[0] ?? '').slice(0, textLengths.word).trim()
    if (word === '') continue
    total += 1
    if (total > from && portion.length < MOST_WORDS) portion.push({ id, deck, word, field })
  }
  return { portion, total }
}

/** The last two parts of a deck's name: section and page. A deck of one part is a page. */
function placeOf(deck: string): Pick<Words['words'][number], 'section' | 'page'> {
  const parts = deck
    .toWellFormed()
    .split('::')
    .map(
      (part) =>
        part
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, textLengths.title)
          .trim() || null,
    )
  return { section: (parts.length > 1 && parts.at(-2)) || null, page: parts.at(-1) ?? null }
}

function using<T>(bytes: Uint8Array, work: (collection: Collection) => T): T {
  const collection = openCollection(bytes)
  try {
    return work(collection)
  } catch (error) {
    throw error instanceof PackageError ? error : new PackageError('package_unreadable', { cause: error })
  } finally {
    collection.close()
  }
}

const textOf = (field: string | undefined) => plainText((field ?? '').slice(0, MOST_CHARACTERS))
const fieldsOf = (flds: string) => flds.split('\u001F', MOST_FIELDS).map(textOf)

/** Rows in the order of their ids. */
function* notesOf({ rows }: Collection): Generator<{ id: string; mid: string; flds: string }> {
  let count = 0
  for (const { id, mid, flds } of rows('select id, mid, flds from notes not indexed')) {
    if (++count > MOST_PACKAGE_NOTES) throw new PackageError('package_too_large')
    yield { id: String(id), mid: String(mid), flds: String(flds) }
  }
}

/** The deck of the first card of each note; a card that a filtered deck has borrowed is in its own one. */
function readDeckOfNote({ rows }: Collection): ReadonlyMap<string, string> {
  const decks = new Map<string, string>()
  let count = 0
  for (const { nid, did, odid } of rows('select nid, did, odid from cards not indexed')) {
    if (++count > MOST_CARDS) throw new PackageError('package_too_large')
    const note = String(nid)
    if (!decks.has(note)) decks.set(note, String(odid && odid !== 0 ? odid : did))
  }
  return decks
}

function countReviews({ has, rows }: Collection): number {
  if (!has('revlog')) return 0
  return Number([...rows('select count(*) as count from revlog')][0]?.['count'] ?? 0)
}

/** Names of decks by id. Their parts are joined by '::', in the newer form by a control character. */
function readDecks(collection: Collection): ReadonlyMap<string, string> {
  if (!collection.has('decks')) {
    const decks = columnOf(collection, 'decks')
    return new Map(Object.entries(decks).map(([id, deck]) => [id, nameIn(deck)]))
  }
  const rows = [...collection.rows('select id, name from decks')]
  return new Map(rows.map(({ id, name }) => [String(id), String(name).replaceAll('\u001F', '::')]))
}

function readTypes(collection: Collection): Type[] {
  if (!collection.has('notetypes')) {
    return Object.entries(columnOf(collection, 'models')).map(([id, type]) => ({
      id,
      name: nameIn(type),
      fields: fieldNames(type),
    }))
  }
  const fields = new Map<string, string[]>()
  for (const { ntid, ord, name } of collection.rows('select ntid, ord, name from fields')) {
    const own = fields.get(String(ntid)) ?? []
    fields.set(String(ntid), own)
    if (Number(ord) >= 0 && Number(ord) < MOST_FIELDS) own[Number(ord)] = String(name).slice(0, SAMPLE)
  }
  return [...collection.rows('select id, name from notetypes')].map(({ id, name }) => ({
    id: String(id),
    name: String(name).slice(0, SAMPLE),
    fields: Array.from(fields.get(String(id)) ?? [], (field) => field ?? ''),
  }))
}

/** The object that a column of the older form holds as JSON. */
function columnOf({ rows }: Collection, name: 'decks' | 'models'): Record<string, unknown> {
  const [row] = [...rows(`select ${name} as value from col not indexed`)]
  const text = row?.['value']
  const value: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

function nameIn(value: unknown): string {
  const name = (value as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name.slice(0, SAMPLE * 4) : ''
}

function fieldNames(type: unknown): string[] {
  const fields = (type as { flds?: unknown } | null)?.flds
  if (!Array.isArray(fields)) return []
  return fields
    .slice(0, MOST_FIELDS)
    .toSorted((one, other) => Number(one?.ord ?? 0) - Number(other?.ord ?? 0))
    .map((field) => nameIn(field).slice(0, SAMPLE))
}
