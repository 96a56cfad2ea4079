/** What a pasted text or a file holds: words, with meaning, remark and place where it says so. And a note as such a file. */
import type { Language } from '#contract/locales'
import type { NoteState } from '#rules/note-changes'
import type { NoteWord } from '#contract/notes'
import type { MeaningsIn } from '#contract/profile'
import { meaningOf } from '#features/words'
import { parseCsv } from './parse-csv.ts'
import { toCsv, unguarded } from '#rules/csv'
import { countsOf, outlineOf, rowsOf } from './rows.ts'

export interface FileWord {
  readonly section: string | null
  readonly page: string | null
  /** Empty for a page without words. */
  readonly word: string
  readonly meaning: string | null
  readonly remark: string | null
}

export interface WordFile {
  readonly words: readonly FileWord[]
  /** It says on which page each word stands, as our own files do: then it is taken as it is. */
  readonly hasPages: boolean
}

const columns = {
  section: /^(章节|章|单元|section|chapter|unit)$/i,
  page: /^(页|页面|分组|page|group|list)$/i,
  word: /^(单词|词|词汇|英文|英语|word|words|term|headword|english|vocabulary)$/i,
  meaning: /^(释义|意思|中文|翻译|解释|meaning|translation|definition|chinese|zh)$/i,
  remark: /^(备注|笔记|例句|注释|remark|remarks|note|notes|comment|example)$/i,
} as const
type Column = keyof typeof columns

const LONGEST = { section: 120, page: 120, word: 64, meaning: 500, remark: 2_000 } as const satisfies Record<
  Column,
  number
>
const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)
const isShort = (text: string) => text.trim().split(/\s+/).length <= 3 && !hasChinese(text)

export async function readWordFile(text: string): Promise<WordFile> {
  const [first = [], ...rest] = await parseCsv(text)
  const header = headerOf(first)
  if (!header) {
    const all = [first, ...rest]
    // A list of words alone, several on a line.
    if (all.some((row) => row.length > 1) && all.flat().every(isShort))
      return { hasPages: false, words: all.flat().flatMap((word) => asWord({ word })) }
    return {
      hasPages: false,
      words: all.flatMap(([word = '', meaning = '', ...remarks]) =>
        asWord({ word, meaning, remark: remarks.filter(Boolean).join(' ') }),
      ),
    }
  }
  const words = rest.flatMap((row) =>
    asWord(Object.fromEntries([...header].map(([column, index]) => [column, row[index] ?? '']))),
  )
  return { words, hasPages: header.has('page') }
}

/** Which column stands where; null when the first line is no header. */
function headerOf(row: readonly string[]): Map<Column, number> | null {
  const found = new Map<Column, number>()
  for (const [index, cell] of row.entries())
    for (const [column, name] of Object.entries(columns))
      if (name.test(cell.trim()) && !found.has(column as Column)) found.set(column as Column, index)
  // 'word' alone may be a word; beside another name it is a header.
  return found.has('word') && (found.size > 1 || hasChinese(row[0] ?? '')) ? found : null
}

function asWord(fields: Partial<Record<Column, string>>): FileWord[] {
  const clean = (column: Column) => {
    const text = unguarded(fields[column] ?? '')
    // Line breaks and spaces of a remark are the learner's.
    const tidy = column === 'remark' || column === 'meaning' ? text.trim() : text.replace(/\s+/g, ' ').trim()
    return tidy.slice(0, LONGEST[column])
  }
  const word = clean('word')
  const page = clean('page') || null
  if (word === '' && page === null) return []
  return [
    {
      section: clean('section') || null,
      page,
      word,
      meaning: clean('meaning') || null,
      remark: clean('remark') || null,
    },
  ]
}

export interface FileTexts {
  readonly section: string
  readonly page: string
  readonly word: string
  readonly meaning: string
  readonly remark: string
  /** Of the last column, which is there to be read and not taken in again. */
  readonly dictionary: string
}

/** The whole note as CSV; pages without words are lines without a word. */
export function writeWordFile(
  note: NoteState,
  words: ReadonlyMap<number, NoteWord>,
  { texts, meanings, language }: { texts: FileTexts; meanings: MeaningsIn; language: Language },
): string {
  const rows = Map.groupBy(rowsOf(note, words, { page: null, sort: 'order', filter: 'all' }), ({ page }) => page)
  const counts = countsOf(note)
  const lines = outlineOf(note).flatMap((section) =>
    section.pages.flatMap((page) => {
      const place = [section.title[language], page.title[language]]
      if (!counts.has(page.id)) return [[...place, '', '', '', '']]
      return (rows.get(page.id) ?? []).map(({ word, meaning, remark, known }) => [
        ...place,
        word,
        meaning ?? '',
        remark ?? '',
        known ? meaningOf(known, meanings).text : '',
      ])
    }),
  )
  return toCsv([[texts.section, texts.page, texts.word, texts.meaning, texts.remark, texts.dictionary], ...lines])
}

/** Words with their meanings, a tab between: what Quizlet and the text import of Anki take. Words without a meaning have an empty one. */
export function writeWordTsv(note: NoteState, words: ReadonlyMap<number, NoteWord>, meanings: MeaningsIn): string {
  const cell = (text: string) => text.replace(/\s+/g, ' ').trim()
  const rows = rowsOf(note, words, { page: null, sort: 'order', filter: 'all' })
  return rows
    .map(
      ({ word, meaning, known }) =>
        `${cell(word)}\t${cell(meaning ?? (known ? meaningOf(known, meanings).text : ''))}\n`,
    )
    .join('')
}
