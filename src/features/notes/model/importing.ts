/** From the words of a file to changes of a note, with a preview between. */
import type { Change } from '#contract/note-changes'
import { MOST_WORDS } from '#contract/note-limits'
import type { CheckedWord } from '#contract/notes'
import { newId } from '#lib/new-id'
import type { NoteState } from '#rules/note-changes'
import { placesAfter } from '#rules/order'
import { ownKey } from '#rules/own-words'
import { addPage, addSection, addWords, inBoth, pageFor, wordKeysOf } from './edits.ts'
import { outlineOf } from './rows.ts'
import type { FileWord } from './word-file.ts'

export interface Preview {
  readonly words: readonly (FileWord & {
    readonly check: CheckedWord
    /** It stands further up in the file. */
    readonly isDuplicate: boolean
    /** The note has it already. */
    readonly isSame: boolean
  })[]
  /** Pages without words. */
  readonly empty: readonly FileWord[]
  /** Words past the most that are taken at once. */
  readonly rest: number
}

export function previewOf(file: readonly FileWord[], checked: readonly CheckedWord[], note: NoteState | null): Preview {
  const byWord = new Map(checked.map((check) => [check.word, check]))
  const there = note ? wordKeysOf(note) : new Set<string>()
  const seen = new Set<string>()
  const all = file.filter(({ word }) => word !== '')
  const words = all.slice(0, MOST_WORDS).map((word) => {
    const check = byWord.get(word.word) ?? { word: word.word, state: 'unknown', headword: word.word, meaning: null }
    const key = ownKey(check.headword)
    const isDuplicate = seen.has(key)
    seen.add(key)
    return { ...word, check, isDuplicate, isSame: there.has(key) }
  })
  return { words, empty: file.filter(({ word }) => word === ''), rest: Math.max(0, all.length - MOST_WORDS) }
}

export interface Choices {
  /** Take words that come twice, or stand in the note already. */
  readonly keepDuplicates: boolean
  /** Take headwords in place of other forms. */
  readonly correct: boolean
}

export const takenOf = ({ words }: Preview, { keepDuplicates }: Choices) =>
  words.filter(({ isDuplicate, isSame }) => keepDuplicates || (!isDuplicate && !isSame))

/** The changes that put the words where the file says, else onto `page` or a page of their own. */
export function importChanges(
  note: NoteState,
  preview: Preview,
  choices: Choices,
  { page, titles }: { page: string | null; titles: { section: string; page: string } },
): Change[] {
  const changes: Change[] = []
  const taken = takenOf(preview, choices)
  const toWord = ({ word, meaning, remark, check }: (typeof taken)[number]) => ({
    word: choices.correct ? check.headword : word,
    meaning,
    remark,
  })
  const loose = taken.filter((word) => word.page === null)
  if (loose.length > 0) {
    const { page: to, made } = pageFor(note, page, { section: inBoth(titles.section), page: inBoth(titles.page) })
    changes.push(...made, ...addWords(note, to, loose.map(toWord)))
  }
  const placed = [
    ...taken.map((word) => ({ ...word, isWord: true as const })),
    ...preview.empty.map((word) => ({ ...word, isWord: false as const })),
  ].filter((word) => word.page !== null)
  // Neighbours in the file that name the same page stand on one page; the order is the file's.
  const pages: { section: string; page: string; words: typeof taken }[] = []
  for (const word of placed) {
    const [section, title] = [word.section ?? titles.section, word.page ?? titles.page]
    let found = pages.find((each) => each.section === section && each.page === title)
    if (!found) pages.push((found = { section, page: title, words: [] }))
    if (word.isWord) found.words.push(word)
  }
  const sections = new Map(outlineOf(note).map(({ id, title }) => [title.zh, id]))
  const lastSection = outlineOf(note).at(-1)?.position ?? null
  const newSections = [...new Set(pages.map(({ section }) => section))].filter((title) => !sections.has(title))
  const sectionPlaces = placesAfter(lastSection, newSections.length, Math.random)
  for (const [index, title] of newSections.entries()) {
    const id = newId()
    sections.set(title, id)
    const change = addSection(note, inBoth(title), id)
    changes.push({ ...change, position: sectionPlaces[index] ?? 'V' } as Change)
  }
  const pagePlaces = new Map<string, string[]>()
  for (const [section, own] of Map.groupBy(pages, ({ section: title }) => sections.get(title) ?? '')) {
    const last =
      outlineOf(note)
        .find(({ id }) => id === section)
        ?.pages.at(-1)?.position ?? null
    pagePlaces.set(section, placesAfter(last, own.length, Math.random))
  }
  for (const { section: title, page: name, words } of pages) {
    const section = sections.get(title) ?? ''
    const id = newId()
    changes.push(
      { ...addPage(note, section, inBoth(name), id), position: pagePlaces.get(section)?.shift() ?? 'V' } as Change,
      ...addWords(note, id, words.map(toWord)),
    )
  }
  return changes
}
