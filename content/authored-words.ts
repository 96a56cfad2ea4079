/**
 * What we say about words ourselves, by headword: better and modern senses, examples in both languages, memory aids and
 * notes on culture. One file for each first letter in authored/words.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { bothTexts, enText, zhText } from './texts.ts'

const FOLDER = fileURLToPath(new URL('./authored/words/', import.meta.url))

const partOfSpeech = z.enum(['n', 'v', 'adj', 'adv', 'prep', 'conj', 'pron', 'num', 'int', 'art', 'aux', 'abbr'])

const authoredWord = z.strictObject({
  /** Stand before the senses of the dictionary; the first gives the meaning asked in questions. */
  senses: z.optional(z.array(z.strictObject({ pos: partOfSpeech, zh: zhText, en: enText })).check(z.minLength(1))),
  /** True when `senses` say all that a learner needs, so that those of the dictionary are left out. */
  complete: z.optional(z.literal(true)),
  /** Stand before the examples of the dictionary. */
  examples: z.optional(z.array(z.strictObject({ en: enText, zh: zhText })).check(z.minLength(1), z.maxLength(3))),
  /** A hook that helps to keep the word: its parts, its origin, a contrast. */
  memory: z.optional(bothTexts),
  /** How English and Chinese speakers live with the word. */
  culture: z.optional(bothTexts),
})

export type AuthoredWord = z.infer<typeof authoredWord>

const authoredFile = z.record(z.string(), authoredWord)

/** All that we wrote, by headword as it is spelled in the files. Throws when a file breaks the shape or repeats a word. */
export async function readAuthoredWords(): Promise<ReadonlyMap<string, AuthoredWord>> {
  const words = new Map<string, AuthoredWord>()
  for (const file of (await readdir(FOLDER)).sort()) {
    const entries = authoredFile.parse(JSON.parse(await readFile(join(FOLDER, file), 'utf8')))
    for (const [headword, word] of Object.entries(entries)) {
      if (words.has(headword)) throw new Error(`'${headword}' stands twice in authored/words.`)
      words.set(headword, word)
    }
  }
  return words
}
