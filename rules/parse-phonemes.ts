/** Printed phonetics, phoneme by phoneme: for the voices, and to tell how two words differ in sound. */

export interface Phoneme {
  /** As it is printed: 'tʃ', 'əʊ', 'ɑː'. */
  readonly symbol: string
  /** Of vowels: 2 in the primarily stressed syllable, 1 in a secondarily stressed one, else 0. Null for consonants. */
  readonly stress: 0 | 1 | 2 | null
}

/** Phonetics hold a sign that no voice knows. A voice would leave it out in silence and say another word. */
export class UnknownPhonemeError extends Error {
  constructor(ipa: string, sign: string) {
    super(`'${sign}' in /${ipa}/ is no phoneme.`)
  }
}

const VOWEL = /^(?:[aeɔ]ɪ|aʊ|[əo]ʊ|[ɪeʊ]ə(?!ʊ)|[iuɑɔɜ]ː|[iueɛæɑɒɔʌɪʊəɝɚ])/
const CONSONANT = /^(?:tʃ|dʒ|[pbtdkɡfvθðszʃʒhmnŋlrjw])/
const WEAK: ReadonlySet<string> = new Set(['ə', 'ɚ'])

/** The words of phonetics without slashes; a space separates words. Throws UnknownPhonemeError. */
export function parsePhonemes(ipa: string): Phoneme[][] {
  return ipa
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => withStressOfOne(parseWord(word, ipa)))
}

function parseWord(word: string, ipa: string): Phoneme[] {
  const phonemes: Phoneme[] = []
  let stress: 0 | 1 | 2 = 0
  for (let rest = word; rest !== '';) {
    const mark = rest[0] === 'ˈ' ? 2 : rest[0] === 'ˌ' ? 1 : 0
    const vowel = VOWEL.exec(rest)?.[0]
    const symbol = vowel ?? CONSONANT.exec(rest)?.[0]
    if (mark !== 0) stress = mark
    else if (symbol === undefined) throw new UnknownPhonemeError(ipa, [...rest][0] ?? '')
    else phonemes.push({ symbol, stress: vowel === undefined ? null : stress })
    if (vowel !== undefined) stress = 0
    rest = rest.slice(mark === 0 ? (symbol?.length ?? 1) : 1)
  }
  return phonemes
}

/** Words of one syllable are printed without a mark. They are stressed, unless their vowel is weak. */
function withStressOfOne(phonemes: readonly Phoneme[]): Phoneme[] {
  const isAlone = phonemes.filter(({ stress }) => stress !== null).length === 1
  return phonemes.map((phoneme) =>
    isAlone && phoneme.stress === 0 && !WEAK.has(phoneme.symbol) ? { ...phoneme, stress: 2 } : phoneme,
  )
}
