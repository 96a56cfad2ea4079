/** How inflected forms are said, from the sounds of their headwords: 'tears up' ˌteəz ˈʌp, 'took off' ˌtʊk ˈɒf. */
import { spellingsOf } from '#rules/spelling'
import authored from './authored/irregular-sounds.json' with { type: 'json' }
import { weakenEnding } from './weak-endings.ts'

export type Accent = 'uk' | 'us'

/** By headword and form: forms that are no headword and an ending. */
const irregular: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Accent, string>>>>>> = authored

type Ending = 's' | 'ed' | 'ing' | 'er' | 'est'

const SPELLED: Readonly<Record<Ending, readonly string[]>> = {
  s: ['s', 'es'],
  ed: ['ed', 'd'],
  ing: ['ing'],
  er: ['er', 'r'],
  est: ['est', 'st'],
}
const ENDINGS: readonly Ending[] = ['s', 'ed', 'ing', 'er', 'est']

/** Spellings of a word before an ending: 'tear', 'mak(e)', 'tr(y)i', 'stopp', 'd(ie)y', 'panick'. */
const stemsOf = (word: string): string[] => [
  word,
  word.replace(/e$/, ''),
  word.replace(/y$/, 'i'),
  word.replace(/ie$/, 'y'),
  word.replace(/c$/, 'ck'),
  word + (word.at(-1) ?? ''),
]

/** The ending that makes a form of a word in any of its spellings; null where no ending does. */
function endingOf(headword: string, form: string): Ending | null {
  const stems = [headword, ...spellingsOf(headword)].flatMap(stemsOf)
  return ENDINGS.find((ending) => stems.some((stem) => SPELLED[ending].some((end) => stem + end === form))) ?? null
}

const SIBILANT = /[szʃʒ]$/
const VOICELESS = /[ptkfθsʃ]$/
const UK_LOST_R = /(?:ɔː|ɑː|ɜː|ə)$/

function soundOfEnding(sound: string, ending: Ending, accent: Accent): string {
  switch (ending) {
    case 's':
      return SIBILANT.test(sound) ? 'ɪz' : VOICELESS.test(sound) ? 's' : 'z'
    case 'ed':
      return /[td]$/.test(sound) ? 'ɪd' : VOICELESS.test(sound) ? 't' : 'd'
    case 'ing':
      return 'ɪŋ'
    case 'er':
      return accent === 'uk' ? 'ə' : 'ɚ'
    case 'est':
      return 'ɪst'
  }
}

const stressed = (sound: string): string => (/[ˈˌ]/.test(sound) ? sound : `ˈ${sound}`)

/** A form in a phrase has the stress that its word has there: 'took' in 'took off' has the mark of 'take' in ˌteɪk ˈɒf. */
function stressedAs(part: string, form: string): string {
  if (part.includes('ˈ')) return stressed(form)
  const weaker = form.replace('ˈ', 'ˌ')
  return part.startsWith('ˌ') && !weaker.includes('ˌ') ? `ˌ${weaker}` : weaker
}

/** A headword's sound with an ending. An r that its end has lost is heard again before a vowel: 'wear' weə, 'wearing' ˈweərɪŋ. */
function inflect(headword: string, form: string, sound: string, ending: Ending, accent: Accent): string {
  const end = soundOfEnding(sound, ending, accent)
  if (!/^[ɪəɚ]/.test(end)) return sound + end
  const hasLostR = accent === 'uk' && /re?$/.test(headword) && UK_LOST_R.test(sound)
  return weakenEnding(stressed(hasLostR ? `${sound}r` : sound.replace(/ɚ$/, 'ər')) + end, form)
}

function soundOfWord(headword: string, form: string, sound: string, accent: Accent): string | null {
  if (headword === form) return sound
  const written = irregular[headword]?.[form]?.[accent]
  if (written !== undefined) return written
  if (spellingsOf(headword).includes(form)) return sound
  const ending = endingOf(headword, form)
  return ending && inflect(headword, form, sound, ending, accent)
}

const withoutStress = (sound: string): string => sound.replaceAll(/[ˈˌ]/g, '')

/**
 * The last part of a compound changes as it does alone: 'overgrow' ˌəʊvəˈɡrəʊ, 'overgrew' ˌəʊvəˈɡruː; 'bookshelves'. A 'man' that has lost its
 * vowel sounds like several: 'policeman' and 'policemen' pəˈliːsmən.
 */
function soundOfCompound(
  headword: string,
  form: string,
  sound: string,
  accent: Accent,
  ownSound: (word: string) => string | null,
): string | null {
  if (sound.endsWith('mən') && !sound.endsWith('wʊmən') && headword.replace(/man$/, 'men') === form) return sound
  for (let at = 1; at < headword.length; at += 1) {
    const last = headword.slice(at)
    const changed = form.startsWith(headword.slice(0, at)) && irregular[last]?.[form.slice(at)]?.[accent]
    const alone = changed ? withoutStress(ownSound(last) ?? '') : ''
    if (changed && alone !== '' && sound.endsWith(alone)) return sound.slice(0, -alone.length) + withoutStress(changed)
  }
  return null
}

/**
 * How a form of a word or phrase is said; null where neither an ending nor the list of irregular forms makes it of its headword.
 *
 * @param sound that of the headword, with as many words
 * @param ownSound that of another word: of 'my' in 'made up my mind', of 'grow' in 'overgrew'
 */
export function soundOfForm(
  headword: string,
  form: string,
  sound: string,
  accent: Accent,
  ownSound: (word: string) => string | null = () => null,
): string | null {
  const [words, forms, sounds] = [headword.toLowerCase().split(' '), form.toLowerCase().split(' '), sound.split(' ')]
  if (words.length !== forms.length || words.length !== sounds.length) return null
  const hasMainStress = words.length > 1 && sound.includes('ˈ')
  const said = forms.map((each, index) => {
    const part = sounds[index] ?? ''
    const word = words[index] ?? ''
    const own =
      soundOfWord(word, each, part, accent) ?? soundOfCompound(word, each, part, accent, ownSound) ?? ownSound(each)
    return own !== null && hasMainStress ? stressedAs(part, own) : own
  })
  return said.includes(null) ? null : said.join(' ')
}
