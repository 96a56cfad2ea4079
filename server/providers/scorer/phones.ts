/** Printed phonetics in the phones of the recogniser: the 39 of ARPAbet, those of American English. */
import { parsePhonemes, type Phoneme } from '#rules/parse-phonemes'

/** A phone that is to be said. */
export interface TargetPhone {
  /** In ARPAbet without stress: 'TH'. */
  readonly phone: string
  /** Its part of the printed phonetics: 'θ'. */
  readonly ipa: string
  /** Other phones that are right here too: accents differ, and weak vowels vary. */
  readonly accepted: readonly string[]
  /** Of vowels: 2 in the primarily stressed syllable, 1 in a secondarily stressed one, else 0. Null for consonants. */
  readonly stress: 0 | 1 | 2 | null
  /** Whether it is the vowel of a syllable. Of a diphthong in two phones the first one is. */
  readonly isSyllabic: boolean
  /** A British speaker leaves out an r that no vowel follows. */
  readonly isOptional: boolean
}

const CONSONANTS: Readonly<Record<string, string>> = {
  p: 'P',
  b: 'B',
  t: 'T',
  d: 'D',
  k: 'K',
  ɡ: 'G',
  tʃ: 'CH',
  dʒ: 'JH',
  f: 'F',
  v: 'V',
  θ: 'TH',
  ð: 'DH',
  s: 'S',
  z: 'Z',
  ʃ: 'SH',
  ʒ: 'ZH',
  h: 'HH',
  m: 'M',
  n: 'N',
  ŋ: 'NG',
  l: 'L',
  r: 'R',
  j: 'Y',
  w: 'W',
}

type Part = readonly [ipa: string, phone: string, ...accepted: string[]]

/** A diphthong that American English lacks is two phones. The first phone of a part is the usual one. */
const VOWELS: Readonly<Record<string, readonly Part[]>> = {
  iː: [['iː', 'IY']],
  i: [['i', 'IY']],
  ɪ: [['ɪ', 'IH']],
  e: [['e', 'EH']],
  ɛ: [['ɛ', 'EH']],
  æ: [['æ', 'AE']],
  ɑː: [['ɑː', 'AA', 'AO']],
  ɑ: [['ɑ', 'AA', 'AO']],
  ɒ: [['ɒ', 'AA', 'AO']],
  ɔː: [['ɔː', 'AO']],
  ɔ: [['ɔ', 'AO', 'AA']],
  ʊ: [['ʊ', 'UH']],
  uː: [['uː', 'UW']],
  u: [['u', 'UW']],
  ʌ: [['ʌ', 'AH']],
  ɜː: [['ɜː', 'ER', 'AH']],
  ɝ: [['ɝ', 'ER']],
  ɚ: [['ɚ', 'ER', 'AH']],
  ə: [['ə', 'AH', 'IH', 'ER', 'UH']],
  eɪ: [['eɪ', 'EY']],
  aɪ: [['aɪ', 'AY']],
  ɔɪ: [['ɔɪ', 'OY']],
  aʊ: [['aʊ', 'AW']],
  əʊ: [['əʊ', 'OW']],
  oʊ: [['oʊ', 'OW']],
  // prettier-ignore
  ɪə: [['ɪ', 'IH', 'IY'], ['ə', 'AH', 'ER']],
  // prettier-ignore
  eə: [['e', 'EH'], ['ə', 'AH', 'ER']],
  // prettier-ignore
  ʊə: [['ʊ', 'UH', 'UW', 'AO'], ['ə', 'AH', 'ER']],
}

/** Weak vowels vary from speaker to speaker. */
const WEAK: Readonly<Record<string, readonly string[]>> = {
  IY: ['IH'],
  IH: ['AH', 'IY'],
  UW: ['UH', 'AH'],
  UH: ['UW', 'AH'],
  EH: ['IH', 'AH'],
  AA: ['AH'],
  AO: ['AH'],
  OW: ['AH'],
  AE: ['AH'],
}

/** The phones of phonetics without slashes, those of several words one after the other. Throws UnknownPhonemeError. */
export function targetPhones(ipa: string): TargetPhone[] {
  return parsePhonemes(ipa).flatMap((word) => word.flatMap((phoneme, index) => phonesOf(phoneme, word[index + 1])))
}

function phonesOf({ symbol, stress }: Phoneme, next: Phoneme | undefined): TargetPhone[] {
  const consonant = CONSONANTS[symbol]
  if (consonant !== undefined) {
    // American English says t between vowels as d.
    const accepted = consonant === 'T' && next?.stress === 0 ? ['D'] : []
    const isOptional = consonant === 'R' && (next === undefined || next.stress === null)
    return [{ phone: consonant, ipa: symbol, accepted, stress: null, isSyllabic: false, isOptional }]
  }
  const isKeptApart = (symbol === 'ɑ' || symbol === 'ɔ') && next?.symbol === 'r'
  return (VOWELS[symbol] ?? []).map(([ipa, phone, ...accents], part) => {
    // Many Americans say 'hot' and 'law' with one vowel, but nobody says 'four' as 'far'.
    const accepted = isKeptApart ? [] : accents
    return {
      phone,
      ipa,
      accepted: stress === 0 ? [...new Set([...accepted, ...(WEAK[phone] ?? [])])] : accepted,
      stress: part === 0 ? stress : 0,
      isSyllabic: part === 0,
      isOptional: false,
    }
  })
}
