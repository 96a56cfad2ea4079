/** Words to hear a phoneme in. Its texts are named after it in `locales`, and speak of these words. */
interface PhonemeWords {
  /** Has the phoneme. */
  readonly example: string
  /** Differs from the example in this phoneme alone, in both accents; of `palm` in British English. Left out where no pair is usual. */
  readonly contrast?: string
  /** The accent in which the built-in voice tells the two apart; both where it is left out. */
  readonly heardIn?: 'us'
}

/**
 * By the name in ARPAbet. The weak vowel of 'about', which ARPAbet writes AH, is `schwa`; the long British vowel of 'calm', which ARPAbet writes AA, is
 * `palm`: American English has that of 'hot' there.
 */
export const phonemeWords = {
  AA: { example: 'hot', contrast: 'hut' },
  palm: { example: 'calm', contrast: 'come' },
  AE: { example: 'bad', contrast: 'bed' },
  AH: { example: 'cup', contrast: 'cop' },
  schwa: { example: 'about' },
  AO: { example: 'law', contrast: 'low' },
  AW: { example: 'shout', contrast: 'shot' },
  AY: { example: 'fine', contrast: 'fan' },
  B: { example: 'cab', contrast: 'cap' },
  CH: { example: 'cheap', contrast: 'jeep' },
  D: { example: 'bed', contrast: 'bet' },
  DH: { example: 'then', contrast: 'den' },
  EH: { example: 'bed', contrast: 'bad' },
  ER: { example: 'work', contrast: 'walk' },
  EY: { example: 'late', contrast: 'let' },
  F: { example: 'fan', contrast: 'van' },
  G: { example: 'bag', contrast: 'back' },
  HH: { example: 'hat', contrast: 'fat' },
  IH: { example: 'ship', contrast: 'sheep' },
  IY: { example: 'sheep', contrast: 'ship' },
  JH: { example: 'jeep', contrast: 'cheap' },
  K: { example: 'back', contrast: 'bag' },
  L: { example: 'light', contrast: 'right' },
  M: { example: 'game', contrast: 'gain' },
  N: { example: 'night', contrast: 'light' },
  NG: { example: 'sing', contrast: 'sin' },
  OW: { example: 'low', contrast: 'law' },
  OY: { example: 'oil', contrast: 'all' },
  P: { example: 'cap', contrast: 'cab' },
  R: { example: 'right', contrast: 'light' },
  S: { example: 'see', contrast: 'she' },
  SH: { example: 'she', contrast: 'see' },
  T: { example: 'bet', contrast: 'bed' },
  TH: { example: 'think', contrast: 'sink' },
  UH: { example: 'full', contrast: 'fool', heardIn: 'us' },
  UW: { example: 'fool', contrast: 'full', heardIn: 'us' },
  V: { example: 'vest', contrast: 'west' },
  W: { example: 'wine', contrast: 'vine' },
  Y: { example: 'year', contrast: 'ear' },
  Z: { example: 'prize', contrast: 'price' },
  ZH: { example: 'measure' },
} as const satisfies Readonly<Record<string, PhonemeWords>>

export type PhonemeName = keyof typeof phonemeWords

const isPhonemeName = (name: string): name is PhonemeName => Object.hasOwn(phonemeWords, name)

/** The name under which the texts of a phoneme stand; undefined for one that is none of English. */
export function nameOfPhoneme(phoneme: string, ipa: string): PhonemeName | undefined {
  if (phoneme === 'AH' && ipa === 'ə') return 'schwa'
  if (phoneme === 'AA' && ipa === 'ɑː') return 'palm'
  return isPhonemeName(phoneme) ? phoneme : undefined
}

export const wordsOf = (name: PhonemeName): PhonemeWords => phonemeWords[name]
