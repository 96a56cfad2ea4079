/** What the checks of a file need to know of the dictionary, read for all of its words at once. */
import { wordBlocks, type WordBlock, type WordBlocks } from '#contract/word-manager'
import type { Reader } from '../../../db/client.ts'
import { readBlocks } from '../../../db/word-blocks.ts'
import { blockValue } from '../words/block-values.ts'
import { readHeadwords, readWordIds } from '../words/edited-word.store.ts'
import { pictureFiles } from '../words/picture-set.ts'
import { splitList } from './block-cells.ts'
import { findColumn } from './columns.ts'
import type { FileRow } from './read-file.ts'
import { findOtherCase, findWords, type FoundWord } from './words.store.ts'

export interface DictionaryWord extends FoundWord {
  readonly values: WordBlocks
}

export interface Dictionary {
  /** By headword. A word that was added and taken back is as if it were not there. */
  readonly words: ReadonlyMap<string, DictionaryWord>
  /** Headwords of the dictionary by their small letters, for words of the file that it does not have. */
  readonly otherCase: ReadonlyMap<string, string>
  readonly pictures: ReadonlySet<string>
  readonly isHeadword: (text: string) => boolean
  /** Also of a hidden word. */
  readonly isWord: (text: string) => boolean
}

/** Longer texts are no headwords. */
const LONGEST = 200

export async function readDictionary(db: Reader, rows: readonly FileRow[]): Promise<Dictionary> {
  const wanted = [...new Set(rows.map(({ word }) => word))].filter((word) => word !== '' && word.length <= LONGEST)
  const words = new Map((await readWords(db, await findWords(db, wanted))).map((word) => [word.headword, word]))
  const missing = wanted.filter((word) => !words.has(word)).map((word) => word.toLowerCase())
  const phrases = rows.flatMap(({ cells }) =>
    [...cells].flatMap(([column, text]) => (findColumn(column)?.block === 'phrases' ? [text.trim()] : [])),
  )
  // A phrase may be a new word of the same file.
  const standing = [...words.values()].flatMap(({ values }) => values.phrases.map(({ text }) => text))
  const headwords = await readHeadwords(
    db,
    [...new Set([...phrases, ...standing])].filter((text) => text.length <= LONGEST),
  )
  const lookAlikes = rows.flatMap(({ cells }) => splitList(cells.get('look_alikes') ?? ''))
  const others = await readWordIds(
    db,
    [...new Set(lookAlikes)].filter((text) => text.length <= LONGEST),
  )
  const added = new Set(wanted.filter((word) => !words.has(word)))
  return {
    words,
    otherCase: await findOtherCase(db, missing),
    pictures: await pictureFiles(),
    isHeadword: (text) => headwords.has(text) || added.has(text),
    isWord: (text) => others.has(text) || added.has(text),
  }
}

/** Words with all their blocks. */
export async function readWords(db: Reader, found: readonly FoundWord[]): Promise<DictionaryWord[]> {
  const values = await readValues(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap((word) => {
    const own = values.get(word.id)
    return own && !(own.hidden && own.senses.length === 0) ? [{ ...word, values: own }] : []
  })
}

async function readValues(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, WordBlocks>> {
  const values = new Map<number, Partial<Record<WordBlock, unknown>>>(ids.map((id) => [id, {}]))
  for (const block of wordBlocks)
    for (const [id, rows] of await readBlocks(db, ids, block)) {
      const own = values.get(id)
      if (own) own[block] = blockValue(block, rows)
    }
  // Every block was read.
  return values as ReadonlyMap<number, unknown> as ReadonlyMap<number, WordBlocks>
}
