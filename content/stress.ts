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
  let index = -1
  return once.replaceAll(NUCLEI, (vowel) => {
    index += 1
    return vowel === 'ə' && british[index] === 'ʌ' ? 'ʌ' : vowel
  })
}

/** A word that is stressed on its third syllable or later has secondary stress before: 'disarrange' is ˌdɪsəˈreɪndʒ. */
export function addSecondaryStress(sound: string): string {
  const [before = '', after] = sound.split('ˈ')
  if (after === undefined || before.includes('ˌ')) return sound
  const vowels = before.match(NUCLEI) ?? []
  return vowels.length < 2 || vowels[0] === 'ə' ? sound : `ˌ${sound}`
}
