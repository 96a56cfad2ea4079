/** The right ways of saying a word, for the scorer: each accent, each sense, strong and weak. */
import { soundOfForm, type Accent } from '#content/form-sounds'
import { readWeakForms } from '#content/weak-forms'
import type { Reader } from '../../db/client.ts'
import { parsePhonemes, UnknownPhonemeError } from '../../phonemes.ts'
import { spokenWord } from './audio.ts'
import { spokenForm } from './form-audio.ts'
import { keyOf, type Lexicon, type Resolved } from './lexicon.ts'
import { readSenseSounds } from './words.store.ts'

const POSSESSIVE = /'s?$/

/**
 * Printed phonetics without slashes of words, each of its ways once, by the word as it is given. A word whose sound nobody wrote down has none.
 */
export async function readPronunciations(
  db: Reader,
  lexicon: Pick<Lexicon, 'resolve'>,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = words.flatMap((word) => lexicon.resolve(word)?.entry.id ?? [])
  const ofSenses = await readSenseSounds(db, [...new Set(ids)])
  return new Map(
    words.map((word) => {
      const found = lexicon.resolve(word)
      const sounds = isEntry(found, word) ? dictionarySounds(lexicon, found, word, ofSenses) : []
      const all = [...sounds, ...functionWordSounds(word)]
      return [word, [...new Set(all.length > 0 ? all : possessiveSounds(lexicon, word))].filter(isReadable)]
    }),
  )
}

type Sounds = readonly (string | null)[]

const present = (sounds: Sounds): string[] => sounds.flatMap((sound) => sound ?? [])

/** Whether a text is a headword, a form of one, or another way of writing one. The lexicon also takes 'dog's' for 'dog'. */
const isEntry = (found: Resolved | null, word: string): found is Resolved =>
  found !== null && (found.entry.key === keyOf(word) || found.formOf.length > 0 || !POSSESSIVE.test(word))

function dictionarySounds(
  lexicon: Pick<Lexicon, 'resolve'>,
  found: Resolved,
  word: string,
  ofSenses: ReadonlyMap<number, readonly string[]>,
): string[] {
  const key = keyOf(word)
  const isHeadword = found.entry.key === key
  const { us, uk } = (isHeadword ? spokenWord(found.entry.summary) : spokenForm(found, key, lexicon)).ipa
  return present([us, uk, ...(isHeadword ? (ofSenses.get(found.entry.id) ?? []) : [])])
}

function functionWordSounds(word: string): string[] {
  const forms = readWeakForms(keyOf(word))
  return forms ? [forms.us.strong, forms.uk.strong, ...forms.us.weak, ...forms.uk.weak] : []
}

/** The owner of something sounds like several of its kind: 'dog's', 'dogs'. */
function possessiveSounds(lexicon: Pick<Lexicon, 'resolve'>, word: string): string[] {
  const owner = POSSESSIVE.test(word) ? lexicon.resolve(word.replace(POSSESSIVE, ''))?.entry : undefined
  if (!owner) return []
  const { us, uk } = spokenWord(owner.summary).ipa
  const ended = (sound: string | null, accent: Accent) =>
    sound === null
      ? null
      : (soundOfForm(owner.key, `${owner.key}s`, sound, accent) ??
        soundOfForm(owner.key, `${owner.key}es`, sound, accent))
  return present([ended(us, 'us'), ended(uk, 'uk')])
}

function isReadable(ipa: string): boolean {
  try {
    return parsePhonemes(ipa).some((word) => word.length > 0)
  } catch (error) {
    if (error instanceof UnknownPhonemeError) return false
    throw error
  }
}
