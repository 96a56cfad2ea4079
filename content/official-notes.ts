/** Official notes: the picture groups, the commonest words and the exam lists, in sections of topic or frequency and pages of 20 words. */
import type { PartOfSpeech } from '#contract/words'
import authoredCategories from './authored/categories.json' with { type: 'json' }
import authored from './authored/notes.json' with { type: 'json' }
import { isUnfit } from './denied.ts'
import { pictureFile, pictureWords } from './pictures.ts'
import { FUNCTION_WORDS } from './senses.ts'
import type { OfficialNoteRow, SenseRow, WordRow } from './rows.ts'

const WORDS_PER_PAGE = 20

type Section = OfficialNoteRow['sections'][number]

/** All official notes in the order in which they are shown. */
export function officialNoteRows(words: readonly WordRow[], senses: readonly SenseRow[]): OfficialNoteRow[] {
  const known = new Map(words.map((word) => [word.headword, word]))
  const firstPart = new Map<string, PartOfSpeech>()
  for (const { headword, partOfSpeech } of senses) if (!firstPart.has(headword)) firstPart.set(headword, partOfSpeech)
  // Those are learned in sentences rather than from a list.
  const isFunctionWord = (headword: string) => {
    const part = firstPart.get(headword)
    return headword.length < 3 || part === undefined || part === '' || FUNCTION_WORDS.has(part)
  }
  const ranked = words
    .filter(({ headword }) => !isUnfit(headword))
    .toSorted((a, b) => rank(a) - rank(b) || (a.headword < b.headword ? -1 : 1))
  return authored.notes.map((note): OfficialNoteRow => {
    const sections =
      note.category !== undefined
        ? pictureSections(note.category, known)
        : note.exam !== undefined
          ? bandSections(ranked.filter(({ tags }) => tags.some((tag) => tag === note.exam)))
          : hundreds(
              ranked.filter(({ headword, tags }) => tags.length > 0 && !isFunctionWord(headword)).slice(0, note.common),
            )
    return {
      slug: note.slug,
      tag: note.tag,
      cover: pictureFile(note.cover),
      zh: note.zh,
      en: note.en,
      sections: sections.filter(({ pages }) => pages.length > 0),
    }
  })
}

const rank = ({ frequency }: WordRow) => frequency ?? Infinity

/** One section for each part of a picture category; parts without a title of their own stand together at the end. */
function pictureSections(category: string, known: ReadonlyMap<string, WordRow>): Section[] {
  const { parts = [], zh = '', en = '' } = authoredCategories.pictures.find(({ slug }) => slug === category) ?? {}
  const own = pictureWords.filter((word) => word.category === category && known.has(word.headword))
  const titled = parts.map((part) => ({
    slug: part.slug,
    zh: part.zh,
    en: part.en,
    pages: numbered(own.filter((word) => word.part === part.slug).map(({ headword }) => headword)),
  }))
  const rest = own.filter((word) => !parts.some(({ slug }) => slug === word.part))
  const title = parts.length === 0 ? { zh, en } : authored.rest
  return [...titled, { slug: 'rest', ...title, pages: numbered(rest.map(({ headword }) => headword)) }]
}

/** One section for each band of frequency. A page is named after its first and last word. */
function bandSections(ranked: readonly WordRow[]): Section[] {
  let from = 0
  return authored.bands.map(({ to, zh, en }) => {
    const [low, high] = [from, to ?? Infinity]
    from = high
    const own = ranked.filter((word) => rank(word) > low && (to === null || rank(word) <= high))
    const headwords = own
      .map(({ headword }) => headword)
      .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    return { slug: `to-${to ?? 'end'}`, zh, en, pages: named(headwords) }
  })
}

/** Sections of 200 by rank. */
function hundreds(ranked: readonly WordRow[]): Section[] {
  const size = 200
  return Array.from({ length: Math.ceil(ranked.length / size) }, (_, index) => {
    const [first, last] = [index * size + 1, Math.min((index + 1) * size, ranked.length)]
    return {
      slug: `from-${first}`,
      zh: `第 ${first}–${last} 词`,
      en: `Words ${first} to ${last}`,
      pages: named(ranked.slice(first - 1, last).map(({ headword }) => headword)),
    }
  })
}

const pagesOf = (headwords: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(headwords.length / WORDS_PER_PAGE) }, (_, index) =>
    headwords.slice(index * WORDS_PER_PAGE, (index + 1) * WORDS_PER_PAGE),
  )

const named = (headwords: readonly string[]): Section['pages'] =>
  pagesOf(headwords).map((page) => {
    const [first, last] = [page[0] ?? '', page.at(-1) ?? '']
    return { zh: `${first} – ${last}`, en: `${first} – ${last}`, headwords: page }
  })

const numbered = (headwords: readonly string[]): Section['pages'] =>
  pagesOf(headwords).map((page, index) => ({ zh: `第 ${index + 1} 页`, en: `Page ${index + 1}`, headwords: page }))
