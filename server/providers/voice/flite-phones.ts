/** Printed phonemes as entries of a Flite lexicon. Its phones are those of American English, with 1 at stressed vowels and 0 at others. */
import type { Phoneme } from '#rules/parse-phonemes'

const CONSONANTS: Readonly<Record<string, string>> = {
  p: 'p',
  b: 'b',
  t: 't',
  d: 'd',
  k: 'k',
  ɡ: 'g',
  tʃ: 'ch',
  dʒ: 'jh',
  f: 'f',
  v: 'v',
  θ: 'th',
  ð: 'dh',
  s: 's',
  z: 'z',
  ʃ: 'sh',
  ʒ: 'zh',
  h: 'hh',
  m: 'm',
  n: 'n',
  ŋ: 'ng',
  l: 'l',
  r: 'r',
  j: 'y',
  w: 'w',
}

/** The second part of a diphthong that American English lacks is a weak vowel of its own. */
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  iː: ['iy'],
  i: ['iy'],
  ɪ: ['ih'],
  e: ['eh'],
  ɛ: ['eh'],
  æ: ['ae'],
  ɑː: ['aa'],
  ɑ: ['aa'],
  ɒ: ['aa'],
  ɔː: ['ao'],
  ɔ: ['ao'],
  ʊ: ['uh'],
  uː: ['uw'],
  u: ['uw'],
  ʌ: ['ah'],
  ɜː: ['er'],
  ɝ: ['er'],
  ɚ: ['er'],
  ə: ['ax'],
  eɪ: ['ey'],
  aɪ: ['ay'],
  ɔɪ: ['oy'],
  aʊ: ['aw'],
  əʊ: ['ow'],
  oʊ: ['ow'],
  ɪə: ['ih', 'ax'],
  eə: ['eh', 'ax'],
  ʊə: ['uh', 'ax'],
}

/** The phones of one word: 'b ax0 n ae1 n ax0'. Throws where a phoneme has none. */
export function flitePhones(phonemes: readonly Phoneme[]): string {
  return phonemes.flatMap(phonesOf).join(' ')
}

function phonesOf({ symbol, stress }: Phoneme): string[] {
  if (stress === null) {
    const phone = CONSONANTS[symbol]
    if (phone === undefined) throw new Error(`Flite has no phone for '${symbol}'.`)
    return [phone]
  }
  const phones = VOWELS[symbol]
  if (phones === undefined) throw new Error(`Flite has no phone for '${symbol}'.`)
  return phones.map((phone, index) => {
    const isStressed = index === 0 && stress > 0
    // Its schwa is never stressed.
    return `${isStressed && phone === 'ax' ? 'ah' : phone}${isStressed ? 1 : 0}`
  })
}
