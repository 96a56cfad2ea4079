/**
 * What we say about words ourselves, by headword: senses with an example each, further examples, relations of the main
 * sense, memory aids and notes on culture. One file for each first letter in authored/words, one word on each line.
 * AUTHORING.md says what a good entry is.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { partsOfSpeech } from '#contract/words'
import * as z from 'zod/mini'
import { bothTexts, enText, zhText } from './texts.ts'

export const AUTHORED_WORDS_FOLDER = fileURLToPath(new URL('./authored/words/', import.meta.url))

const example = z.strictObject({ en: enText, zh: zhText })

const authoredSense = z.strictObject({
  pos: z.enum(partsOfSpeech),
  zh: zhText,
  en: enText,
  /** Shows the word in this sense. */
  example: z.optional(example),
})

const authoredWord = z.strictObject({
  /** Stand before the senses of the dictionary; the first gives the meaning asked in questions. */
  senses: z.optional(z.array(authoredSense).check(z.minLength(1))),
  /** True when `senses` say all that a learner needs, so that those of the dictionary are left out. */
  complete: z.optional(z.literal(true)),
  /** Further examples; stand after those of the senses and before those of the dictionary. */
  examples: z.optional(z.array(example).check(z.minLength(1), z.maxLength(3))),
  /** Words that can stand for the first sense, the nearest first. */
  synonyms: z.optional(z.array(enText).check(z.minLength(1), z.maxLength(4))),
  /** Opposites of the first sense. */
  antonyms: z.optional(z.array(enText).check(z.minLength(1), z.maxLength(2))),
  /** The base of an inflected form that has no life of its own: 'levels' leads to 'level'. */
  formOf: z.optional(enText),
  /** True for a word that stands in the dictionary alone: no question asks it and none offers it to children. */
  unfit: z.optional(z.literal(true)),
  /** Prefixes, roots and suffixes, or the words of a compound, in their order; an English word needs no English meaning. */
  parts: z.optional(
    z.array(z.strictObject({ part: enText, zh: zhText, en: z.optional(enText) })).check(z.minLength(2), z.maxLength(6)),
  ),
  /** From which language and word it comes, and how this led to today's meaning. */
  origin: z.optional(bothTexts),
  /** A hook that helps to keep the word: its parts, its origin, a contrast. */
  memory: z.optional(bothTexts),
  /** How English and Chinese speakers live with the word. */
  culture: z.optional(bothTexts),
})

export type AuthoredSense = z.infer<typeof authoredSense>

export type AuthoredWord = z.infer<typeof authoredWord>

const authoredFile = z.record(z.string(), authoredWord)

/** All that we wrote, by headword as it is spelled in the files. Throws when a file breaks the shape or repeats a word. */
export async function readAuthoredWords(): Promise<ReadonlyMap<string, AuthoredWord>> {
  const words = new Map<string, AuthoredWord>()
  for (const file of (await readdir(AUTHORED_WORDS_FOLDER)).sort()) {
    const entries = authoredFile.parse(JSON.parse(await readFile(join(AUTHORED_WORDS_FOLDER, file), 'utf8')))
    for (const [headword, word] of Object.entries(entries)) {
      if (words.has(headword)) throw new Error(`'${headword}' stands twice in authored/words.`)
      words.set(headword, word)
    }
  }
  return words
}

/** Headwords in lower case that authors marked as unfit. Reads the files at once, without checking their shape. */
export function readUnfitWords(): string[] {
  return readdirSync(AUTHORED_WORDS_FOLDER).flatMap((file) => {
    const entries = JSON.parse(readFileSync(join(AUTHORED_WORDS_FOLDER, file), 'utf8')) as Record<string, AuthoredWord>
    return Object.entries(entries).flatMap(([headword, { unfit }]) => (unfit ? [headword.toLowerCase()] : []))
  })
}

/** The name under which the text of a headword stands: its own, or that of its other spelling when only that was written. */
export function authoredNameOf(
  headword: string,
  forms: readonly { form: string; kind: string }[],
  authored: ReadonlyMap<string, AuthoredWord>,
): string {
  const names = [headword, ...forms.filter(({ kind }) => kind === 'variant').map(({ form }) => form)]
  return names.find((name) => authored.get(name)?.senses) ?? headword
}

/** Every example of a word, those of its senses first. */
export function examplesOf(word: AuthoredWord): readonly { en: string; zh: string }[] {
  return [...(word.senses ?? []).flatMap(({ example: own }) => own ?? []), ...(word.examples ?? [])]
}
