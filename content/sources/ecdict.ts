/** ECDICT: an English-Chinese dictionary of 770,000 entries with exam tags, ranks, inflections, roots and near-synonyms. */
import { readFile } from 'node:fs/promises'
import type { FormKind } from '#contract/words'
import type { ExamTag } from '../rows.ts'
import { EXAM_TAGS } from '../rows.ts'
import { readCsv } from './csv.ts'
import { packageFile } from './packages.ts'

export type EcdictEntry = {
  word: string
  /** UK phonetics in the dictionary's old notation; '' when it has none. */
  phonetic: string
  /** One definition or translation a line, most of them led by a part of speech such as 'vt.' */
  definition: string
  translation: string
  /** Has a star in the Collins dictionary: everyday English. */
  collins: boolean
  tags: ExamTag[]
  /** Rank in running English, the better of two corpora; null when unranked. */
  frequency: number | null
  /** Rank in the newer of the two corpora alone. */
  newRank: number | null
  forms: { kind: FormKind; form: string }[]
  /** The singular of a plural that has an entry of its own, such as 'children'. */
  pluralOf: string | null
}

export type WordRoot = { root: string; meaning: string; origin: string | null; examples: string[] }

/** A note in Chinese on what parts the words of a group. */
export type NearSynonymGroup = { words: string[]; note: string }

const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  p: 'past',
  d: 'participle',
  i: 'gerund',
  3: 'third_person',
  r: 'comparative',
  t: 'superlative',
  s: 'plural',
}

const COLUMNS = [
  'word',
  'phonetic',
  'definition',
  'translation',
  'pos',
  'collins',
  'oxford',
  'tag',
  'bnc',
  'frq',
  'exchange',
]

/** Calls `visit` for every entry that `wanted` keeps: `notable` is an entry that has a tag, a rank or a star. */
export async function readEcdict(
  visit: (entry: EcdictEntry) => void,
  wanted: (word: string, notable: boolean) => boolean,
): Promise<void> {
  let header = true
  await readCsv(packageFile('ecdict', 'assets/ecdict.csv'), (rows) => {
    for (const row of rows) {
      if (header) {
        if (!COLUMNS.every((name, index) => row[index] === name))
          throw new Error('ecdict.csv has other columns than expected')
        header = false
      } else if (wanted(row[0] ?? '', isNotable(row))) {
        visit(parseEcdictRow(row))
      }
    }
  })
}

function isNotable([, , , , , collins = '', , tag = '', bnc = '', frq = '']: readonly string[]): boolean {
  return tag !== '' || Number(collins) > 0 || Number(bnc) > 0 || Number(frq) > 0
}

/** Reads one row of ecdict.csv. */
function parseEcdictRow(row: readonly string[]): EcdictEntry {
  const [word = '', phonetic = '', definition = '', translation = '', , collins = '', , tag = '', bnc = '', frq = ''] =
    row
  const exchange = (row[10] ?? '').split('/').map((part) => part.split(':'))
  const isPlural = exchange.some(([key, type = '']) => key === '1' && type.includes('s'))
  const ranks = [Number(frq), Number(bnc)].filter((rank) => rank > 0)
  const tags = tag.split(' ')
  return {
    word,
    phonetic,
    definition: unescapeLines(definition),
    translation: unescapeLines(translation),
    collins: Number(collins) > 0,
    tags: EXAM_TAGS.filter((each) => tags.includes(each)),
    frequency: ranks.length > 0 ? Math.min(...ranks) : null,
    newRank: Number(frq) || null,
    forms: exchange.flatMap(([key = '', form = '']) => {
      const kind = FORM_KINDS[key]
      return kind && !isPlural && /^[a-z][a-z'-]*$/i.test(form) ? [{ kind, form: form.toLowerCase() }] : []
    }),
    pluralOf: isPlural ? (exchange.find(([key]) => key === '0')?.[1] ?? null) : null,
  }
}

/** Line breaks are written as the two characters backslash and n. */
function unescapeLines(text: string): string {
  return text.replaceAll('\\r', '').replaceAll('\\n', '\n')
}

/** Latin and Greek roots, prefixes and suffixes with words built on them. */
export async function readWordRoots(): Promise<WordRoot[]> {
  const text = await readFile(packageFile('ecdict', 'assets/wordroot.txt'), 'utf8')
  return Object.values(JSON.parse(text) as Record<string, Record<string, unknown>>).map((entry) => ({
    // Homonyms are numbered: '-ful1'.
    root: textOf(entry.root).replaceAll(/\d+/g, ''),
    meaning: textOf(entry.meaning),
    origin: textOf(entry.origin) || null,
    examples: Array.isArray(entry.example)
      ? entry.example.map((word) => textOf(word).replace(/\d+$/, '').toLowerCase())
      : [],
  }))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Groups of words that learners confuse. */
export async function readNearSynonyms(): Promise<NearSynonymGroup[]> {
  return parseNearSynonyms(await readFile(packageFile('ecdict', 'assets/resemble.txt'), 'utf8'))
}

/** A group begins with '% one, other'; its note follows, a blank line ends it. */
export function parseNearSynonyms(text: string): NearSynonymGroup[] {
  return text
    .replaceAll('\r', '')
    .split(/^% /m)
    .slice(1)
    .map((group) => {
      const [head = '', ...lines] = group.trim().split('\n')
      return {
        words: head.split(',').map((word) => word.trim().toLowerCase()),
        note: [head.trim(), ...lines.map((line) => line.trim())].join('\n').trim(),
      }
    })
}
