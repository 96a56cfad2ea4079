/** Sounds in the International Phonetic Alphabet, without slashes. */

const PHONES: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  EH: 'ɛ',
  ER: 'ɝ',
  EY: 'eɪ',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  IH: 'ɪ',
  IY: 'i',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  OW: 'oʊ',
  OY: 'ɔɪ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  UH: 'ʊ',
  UW: 'u',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}

/** Groups of consonants that can begin an English syllable; a single consonant always can, NG excepted. */
const ONSETS = new Set(
  `P-L P-R P-Y B-L B-R B-Y T-R T-W D-R D-W K-L K-R K-W K-Y G-L G-R G-W F-L F-R F-Y V-Y TH-R SH-R M-Y N-Y HH-Y
   S-P S-T S-K S-M S-N S-L S-W S-F S-P-L S-P-R S-P-Y S-T-R S-K-R S-K-W S-K-Y S-K-L`.split(/\s+/),
)

/**
 * US English from ARPAbet phones: 'AH0 P AA1 N' gives 'əˈpɑn'. A stress mark stands before the longest group of
 * consonants that can begin the stressed syllable; words of one syllable carry none.
 */
export function ipaFromArpabet(arpabet: string): string {
  const phones = arpabet
    .split(' ')
    .map((phone) => ({ name: phone.replace(/\d$/, ''), stress: phone.match(/\d$/)?.[0] }))
  const names = phones.map((phone) => phone.name)
  const vowels = phones.flatMap((phone, index) => (phone.stress ? [index] : []))
  const marks = new Map<number, string>()
  for (const [nth, vowel] of vowels.entries()) {
    const stress = phones[vowel]?.stress
    if (stress === '0' || vowels.length === 1) continue
    const previous = vowels[nth - 1]
    marks.set(previous === undefined ? 0 : onsetStart(names, previous + 1, vowel), stress === '1' ? 'ˈ' : 'ˌ')
  }
  return phones.map(({ name, stress }, index) => (marks.get(index) ?? '') + phoneIpa(name, stress)).join('')
}

function onsetStart(names: readonly string[], from: number, vowel: number): number {
  let start = vowel
  while (start > from && canBegin(names.slice(start - 1, vowel))) start--
  return start
}

function canBegin(consonants: readonly string[]): boolean {
  return consonants.length === 1 ? consonants[0] !== 'NG' : ONSETS.has(consonants.join('-'))
}

function phoneIpa(name: string, stress: string | undefined): string {
  if (stress === '0' && name === 'AH') return 'ə'
  if (stress === '0' && name === 'ER') return 'ɚ'
  return PHONES[name] ?? ''
}

/** The dictionary's characters, among them a Cyrillic schwa and two Greek and Cyrillic lookalikes of e. */
const OLD_SIGNS: readonly [RegExp, string][] = [
  [/[[\]/\\^()?@*-]/g, ''],
  [/[әǝ]/g, 'ə'],
  [/[єε]/g, 'ɛ'],
  [/[’'`]/g, 'ˈ'],
  [/[.,]/g, 'ˌ'],
  [/:/g, 'ː'],
  [/g/g, 'ɡ'],
]

const OLD_VOWELS: Readonly<Record<string, string>> = {
  iː: 'iː',
  uː: 'uː',
  ai: 'aɪ',
  ei: 'eɪ',
  ɔi: 'ɔɪ',
  ɒi: 'ɔɪ',
  au: 'aʊ',
  əu: 'əʊ',
  iə: 'ɪə',
  uə: 'ʊə',
  ɛə: 'eə',
  ɒː: 'ɔː',
  əː: 'ɜː',
  ɛ: 'e',
  i: 'ɪ',
  u: 'ʊ',
}

const IPA = /^[abdefhijklmnoprstuvwzæɑɒɔəɛɜɪʊʌθðŋʃʒɡːˈˌ]+$/

/** UK English from the dictionary's old notation: "ә'bændәn" gives 'əˈbændən'. Null where it cannot be read. */
export function ipaFromOldPhonetic(phonetic: string): string | null {
  // Variants are separated by '; ' or ', '; a comma inside a word is a secondary stress.
  let text = phonetic.trim().split(/[;,]\s+|\s+|;/)[0] ?? ''
  for (const [pattern, sign] of OLD_SIGNS) text = text.replaceAll(pattern, sign)
  text = text.replaceAll(/iː|uː|ai|ei|[ɔɒ]i|au|əu|iə|uə|ɛə|ɒː|əː|ɛ|i(?!$)|u/g, (vowel) => OLD_VOWELS[vowel] ?? vowel)
  return IPA.test(text) ? text : null
}
