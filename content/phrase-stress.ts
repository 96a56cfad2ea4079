/** Which word of a phrase has the main stress: 'ˈbus driver' and 'ˈlook at', but 'acid ˈrain' and 'ˌlook ˈup'. */
import authored from './authored/phrase-stress.json' with { type: 'json' }

/** By phrase: the number of the word with the main stress, from 1; two where the accents differ. */
const mainWords: Readonly<Record<string, number | { readonly uk: number; readonly us: number }>> = authored

/** Prepositions, pronouns and other little words that have a mark inside a phrase only where it is stressed on them: 'bear in mind'. */
const UNSTRESSED = new Set('be by if in is it me my on or that with you your'.split(' '))

/** Whether a word of a phrase has no stress mark unless it has the main one. */
export const isUnstressed = (word: string): boolean => UNSTRESSED.has(word)

/** The number of the word with the main stress, from 1; undefined for phrases that nobody has decided. */
export function mainWordOf(phrase: string, accent: 'uk' | 'us'): number | undefined {
  const main = mainWords[phrase]
  return typeof main === 'object' ? main[accent] : main
}

/**
 * Words said alone, joined as one phrase: secondary stress before the main one and behind it, as dictionaries print it.
 * @param sounds how each word is said alone; a word of one syllable has no mark
 * @param main the number of the word with the main stress, from 1
 * @param isWeak whether the word of an index is a little word without stress ('of')
 */
export function joinWithStress(sounds: readonly string[], main: number, isWeak: (index: number) => boolean): string {
  return sounds
    .map((sound, index) => {
      if (isWeak(index)) return sound
      if (index === main - 1) return sound.includes('ˈ') ? sound : `ˈ${sound}`
      return index < main - 1 ? stressBefore(sound) : stressAfter(sound)
    })
    .join(' ')
}

/** 'ˌwʌnˈweɪ' loses its second stress before another ('one-way street' ˌwʌnweɪ ˈstriːt), any other keeps one, weaker. */
function stressBefore(sound: string): string {
  if (/ˌ.*ˈ/.test(sound)) return sound.replace('ˈ', '')
  return sound.includes('ˈ') ? sound.replaceAll('ˌ', '').replace('ˈ', 'ˌ') : `ˌ${sound}`
}

/** One syllable behind the main stress has no mark: 'bus stop' ˈbʌs stɒp. */
function stressAfter(sound: string): string {
  return sound.includes('ˈ') ? sound.replaceAll('ˌ', '').replace('ˈ', 'ˌ') : sound
}
