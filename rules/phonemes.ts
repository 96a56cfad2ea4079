/** The sounds of US English: ARPAbet, in which pronunciations and scores are written, and the letters of the International Phonetic Alphabet. */
export const phonemeIpa: Readonly<Record<string, string>> = {
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

/** Where the letters of British dictionaries differ. */
const ukIpa: Readonly<Record<string, string>> = { AA: 'ɒ', AO: 'ɔː', EH: 'e', ER: 'ɜː', IY: 'iː', OW: 'əʊ', UW: 'uː' }

/** The letters of a phoneme as an accent's dictionaries write it; one that is none of English is answered in small letters. */
export const ipaOfPhoneme = (phoneme: string, accent: 'us' | 'uk'): string =>
  (accent === 'uk' ? ukIpa[phoneme] : undefined) ?? phonemeIpa[phoneme] ?? phoneme.toLowerCase()
