/** Words of a learner that hold a phoneme. */
import type { RunWord } from '#contract/challenges'
import type { SoundWord } from '#contract/sounds'
import { UnknownPhonemeError } from '#rules/parse-phonemes'
import { targetPhones } from '../../providers/scorer/phones.ts'
import type { Lexicon } from '../words/index.ts'
import { findHeadword, pairWordsOf, type Accent } from './sound-pairs.ts'
import type { LearnerWord } from './sound-words.store.ts'

const WORDS = 6

/** Phonemes of a word that are judged: weak vowels are not. */
function phonemesOf({ ipa_uk, ipa_us }: RunWord, accent: Accent): string[] {
  const ipa = accent === 'uk' ? (ipa_uk ?? ipa_us) : (ipa_us ?? ipa_uk)
  if (ipa === null) return []
  try {
    return targetPhones(ipa).flatMap(({ phone, stress }) => (stress === 0 ? [] : phone))
  } catch (error) {
    if (error instanceof UnknownPhonemeError) return []
    throw error
  }
}

/** For each phoneme at most six words: the learner's own in their order, then those of the trainer. */
export function findWordsToSay(
  phonemes: readonly string[],
  own: readonly LearnerWord[],
  { lexicon, accent }: { readonly lexicon: Lexicon; readonly accent: Accent },
): { phoneme: string; words: SoundWord[] }[] {
  const sounds = own.map(({ word }) => new Set(phonemesOf(word, accent)))
  return phonemes.map((phoneme) => {
    const fitting: SoundWord[] = own.filter((_, index) => sounds[index]?.has(phoneme)).slice(0, WORDS)
    const taken = new Set(fitting.map(({ word }) => word.id))
    const ofPairs = pairWordsOf(phoneme)
      .flatMap((word) => findHeadword(lexicon, word) ?? [])
      .filter(({ id }) => !taken.has(id))
      .map((word): SoundWord => ({ word, reason: 'pair' }))
    return { phoneme, words: [...fitting, ...ofPairs].slice(0, WORDS) }
  })
}
