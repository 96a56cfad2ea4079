/** What both accents of a word tell about each other, and the secondary stress that the sources leave out. */

const NUCLEI = /a[ɪʊ]|eɪ|ɔɪ|[əo]ʊ|[ɪeʊ]ə|[iuɑɔɜ]ː|[aæɑɒɔəɜeiɪuʊʌɛɝɚo]/g

/** Marks of the first two syllables, of which only the second has stress: 'imagination'. */
const STRESSED_TWICE = new RegExp(`^ˌ(?=[^ˈˌaæɑɒɔəɜeiɪuʊʌɛɝɚo]*(?:${NUCLEI.source})[^ˈˌaæɑɒɔəɜeiɪuʊʌɛɝɚo]*ˌ)`)

/**
 * US English with the vowels that its source cannot tell apart: it has one sign for the vowels of 'up' and 'about' ('upstairs' ʌpˈstɛrz), and
 * writes now 'i', now 'ə' and now 'ɪ' in prefixes ('relation' rɪˈleɪʃən, 'reduction' rɪˈdʌkʃən).
 */
export function alignWithUk(american: string, uk: string): string {
  const prefix = /^ˌ?(dɪs|mɪs|ʌn)ˈ(?![sptkn])/.exec(uk)?.[1]
  const us = prefix
    ? american.replace(new RegExp(`^ˌ?${prefix.slice(0, -1)}ˈ${prefix.at(-1)}`), `${prefix}ˈ`)
    : american
  const prefixed = /^[^ˈˌaæɑɒɔəɜeiɪuʊʌ]*ɪ(?=[ˈˌ])/.test(uk)
    ? us.replace(/^ˌ?((?:p?r|[bd])?(?=[iə])|[^ˈˌaæɑɔəɛiɪuʊʌɝɚo]*(?=i))[iə](?=[ˈˌ])/, '$1ɪ')
    : us
  const once = uk.startsWith('ˌ') ? prefixed : prefixed.replace(STRESSED_TWICE, '')
  const british = uk.match(NUCLEI) ?? []
  if (british.length !== (once.match(NUCLEI) ?? []).length) return once
  const isStressedAlike = countBeforeStress(uk) === countBeforeStress(once)
  let index = -1
  return once
    .replaceAll(NUCLEI, (vowel) => {
      index += 1
      if (vowel === 'ɚ') return isStressedAlike && british[index] === 'ɜː' ? 'ɝ' : vowel
      return BY_UK_VOWEL[`${british[index] ?? ''} ${vowel}`] ?? vowel
    })
    .replace(/^(ˌ?d)ɪ(?=[ˈˌ])/, /^ˌ?diː[ˈˌ]/.test(uk) ? '$1i' : '$1ɪ')
    .replace(/(?<=ˌ.*)ˈr/, /rˈ[aæɑɒɔəɜeiɪuʊʌ]/.test(uk) ? 'rˈ' : 'ˈr')
}

/** US vowels that the source does not tell apart, by the UK vowel: 'upstairs', and 'marry', which it writes now as 'carry' and now as 'merry'. */
const BY_UK_VOWEL: Readonly<Record<string, string>> = { 'ʌ ə': 'ʌ', 'æ ɛ': 'æ' }

const countBeforeStress = (sound: string): number => sound.replace(/ˈ.*/, '').match(NUCLEI)?.length ?? 0

/** Words whose dis-, mis- or cross- is a part of its own before p, t or k; 'distance' and 'mistake' have none. */
const PREFIXED =
  /^(?:dys|dis(?:card|claim|clos|colou?r|comf|courag|courte|credit|crepan|curs|place|pleas|pro|pass|pirit|qu|taste|trust)|mis(?!take)|juris|cross-)/

/**
 * An s before p, t or k begins the stressed syllable in both accents, but behind a prefix of its own: 'discover' dɪˈskʌvə, 'displace'
 * dɪsˈpleɪs. One syllable with 'aɪə' or 'aʊə' is marked as two: 'hour' ˈaʊə.
 */
export function placeMark(sound: string, word: string): string {
  const marked = PREFIXED.test(word)
    ? sound.replace(/^(ˌ?[dm]ɪ)ˈs(?=[pk]|t(?!ʃ))/, '$1sˈ')
    : sound.replace(/(?<=[aæɑɒɔəɜeiɪuʊʌɛɝɚo]|[^æ]n)sˈ(?=[pk]|t(?!ʃ))/, 'ˈs')
  return marked.replace(/^(?!.*[ˈˌ])(?=[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*a[ɪʊ][əɚ])/, 'ˈ')
}

/** A word that is stressed on its third syllable or later has secondary stress before: 'disarrange' is ˌdɪsəˈreɪndʒ. */
export function addSecondaryStress(sound: string): string {
  const [before = '', after] = sound.split('ˈ')
  if (after === undefined || before.includes('ˌ')) return sound
  const vowels = before.match(NUCLEI) ?? []
  return vowels.length < 2 || vowels[0] === 'ə' ? sound : `ˌ${sound}`
}

/** Compounds whose last word ends in the sound of 'photo'; 'elbow' is none. */
const COMPOUNDS_IN_O = /(?:flow|show|crow|toe|throw|know|(?<!el)bow)$/

/** The end of 'photo' and 'borrow' has no stress of its own in US English, that of a compound has: 'rainbow' ˈreɪnˌboʊ. */
export function withoutFinalStress(us: string, word: string): string {
  return COMPOUNDS_IN_O.test(word) ? us : us.replace(/(?<=ˈ.*)ˌ(?=[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*oʊ$)/, '')
}
