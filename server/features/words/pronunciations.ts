/** The right ways of saying a word, for the scorer: each accent, each sense, strong and weak. */
import { soundOfForm } from '#content/form-sounds'
import { readSentenceSound } from '#content/sentence-sounds'
import { readWeakForms } from '#content/weak-forms'
import type { Reader } from '../../db/client.ts'
import { parsePhonemes, UnknownPhonemeError } from '#rules/parse-phonemes'
import { spokenWord } from './audio.ts'
import { POSSESSIVE, spokenForm, type Resolving } from './form-audio.ts'
import { keyOf, type Resolved } from './lexicon.ts'
import { readSenseSounds } from './words.store.ts'

/**
 * Printed phonetics without slashes of words, each of its ways once, by the word as it is given. A word whose sound nobody wrote down has none.
 */
export async function readPronunciations(
  db: Reader,
  lexicon: Resolving,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = words.flatMap((word) => lexicon.resolve(word)?.entry.id ?? [])
  const ofSenses = await readSenseSounds(db, [...new Set(ids)])
  return new Map(
    words.map((word) => {
      const sounds = soundsOf(lexicon, word, ofSenses)
      const all = sounds.length > 0 ? sounds : possessiveSounds(lexicon, word, ofSenses)
      return [word, [...new Set(all)].filter(isReadable)]
    }),
  )
}

type SensesById = ReadonlyMap<number, readonly string[]>

function soundsOf(lexicon: Resolving, word: string, ofSenses: SensesById): string[] {
  const found = lexicon.resolve(word)
  const ofEntry = isEntry(found, word) ? dictionarySounds(lexicon, found, word, ofSenses) : []
  return [...ofEntry, ...functionWordSounds(word), ...nameSounds(word)]
}

type Sounds = readonly (string | null)[]

const present = (sounds: Sounds): string[] => sounds.flatMap((sound) => sound ?? [])

/** Whether a text is a headword, a form of one, or another way of writing one. The lexicon also takes "dog's" for 'dog'. */
const isEntry = (found: Resolved | null, word: string): found is Resolved =>
  found !== null &&
  (found.entry.key === keyOf(word) || !POSSESSIVE.test(word) || found.formOf.some(({ kind }) => kind === 'contraction'))

/** A form may be of several words, and of the noun and the verb: 'lives' laɪvz and lɪvz, 'axes' of an axis and of an axe. */
function dictionarySounds(lexicon: Resolving, found: Resolved, word: string, ofSenses: SensesById): string[] {
  const key = keyOf(word)
  if (found.entry.key === key) {
    const { us, uk } = spokenWord(found.entry.summary).ipa
    return present([us, uk, ...(ofSenses.get(found.entry.id) ?? [])])
  }
  const readings = found.formOf.map((form) => ({ entry: form.entry, formOf: [form] }))
  return (readings.length > 0 ? readings : [found]).flatMap((reading) => {
    const { us, uk } = spokenForm(reading, key, lexicon).ipa
    return present([us, uk])
  })
}

function functionWordSounds(word: string): string[] {
  const forms = readWeakForms(keyOf(word))
  return forms ? [forms.us.strong, forms.uk.strong, ...forms.us.weak, ...forms.uk.weak] : []
}

/** Names and contractions, which are no entries. */
function nameSounds(word: string): string[] {
  const sound = readSentenceSound(keyOf(word))
  return sound ? [sound.us, sound.uk] : []
}

/** The owner of something sounds like several of its kind: "dog's" dɔɡz, "children's" ˈtʃɪldrənz. Several owners add nothing: "wolves'". */
function possessiveSounds(lexicon: Resolving, word: string, ofSenses: SensesById): string[] {
  if (!POSSESSIVE.test(word)) return []
  const owner = keyOf(word.replace(POSSESSIVE, ''))
  const sounds = soundsOf(lexicon, owner, ofSenses)
  if (word.endsWith("'")) return sounds
  // The ending is the same in both accents.
  return sounds.flatMap((sound) => soundOfForm(owner, `${owner}s`, sound, 'us') ?? [])
}

function isReadable(ipa: string): boolean {
  try {
    return parsePhonemes(ipa).some((word) => word.length > 0)
  } catch (error) {
    if (error instanceof UnknownPhonemeError) return false
    throw error
  }
}
