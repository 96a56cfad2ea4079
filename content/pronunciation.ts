/** How each headword is said, in the UK and in the US. What no source has is made of what they have. */
import { spellingsOf } from '#rules/spelling'
import authored from './authored/phonetics.json' with { type: 'json' }
import { withClothVowel } from './cloth-vowel.ts'
import type { Dictionary, Headword } from './dictionary.ts'
import { ipaFromOldPhonetic } from './old-phonetics.ts'
import { ipaFromArpabet, ukFromArpabet } from './phonetics.ts'
import { soundInPhrase } from './phrase-sounds.ts'
import { isUnstressed, joinWithStress, mainWordOf } from './phrase-stress.ts'
import { arpabetOf } from './sources/cmudict.ts'
import { addSecondaryStress, alignWithUk, placeMark, withoutFinalStress } from './stress.ts'
import { usFromUk } from './us-from-uk.ts'
import { weakenEnding } from './weak-endings.ts'
import { readWeakForms } from './weak-forms.ts'

export interface Pronunciation {
  readonly uk: string | null
  readonly us: string | null
  readonly arpabet: string | null
}

const NONE: Pronunciation = { uk: null, us: null, arpabet: null }

/** Endings that leave the sound of their word alone. */
const ENDINGS: Readonly<Record<string, string>> = {
  ness: 'nəs',
  ly: 'li',
  less: 'ləs',
  ful: 'fəl',
  able: 'əbəl',
  ship: 'ʃɪp',
  like: 'laɪk',
}

/** What editors wrote: either accent may stand alone. */
const own: Readonly<Record<string, { uk?: string; us?: string }>> = authored

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'A eɪ B biː C siː D diː E iː F ef G dʒiː H eɪtʃ I aɪ J dʒeɪ K keɪ L el M em N en O əʊ P piː Q kjuː R ɑː S es T tiː U juː V viː W dʌbəljuː X eks Y waɪ'
    .match(/[A-Z] \S+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
)

/** Little words that are weak inside a phrase: 'point of view', 'look forward to it'. */
const WEAK_IN_PHRASES = new Set('a an and as at for from of than the to'.split(' '))

/** Prepositions and conjunctions that are weak at the end of a phrase too: 'out of' ˈaʊt əv, 'such as', 'rather than'. */
const WEAK_AT_END = new Set(['as', 'of', 'than'])

/** @param next how the word behind it is said */
function weakSound(word: string, accent: 'uk' | 'us', next: string | null | undefined): string | null {
  const forms = readWeakForms(word)
  if (!forms) return null
  const { weak } = forms[accent]
  const isBeforeVowel = forms.beforeVowels && /^[ˈˌ]?[aæɑɒɔəɜeiɪuʊʌɛɝɚo]/.test(next ?? '')
  return (isBeforeVowel ? weak.at(-1) : weak[0]) ?? null
}

/** 'GMT' is said letter by letter, the last one stressed most. */
function byLetters(word: string): Pronunciation {
  const names = [...word].map((letter) => LETTERS[letter] ?? '')
  const uk = `ˌ${names.slice(0, -1).join('')}ˈ${names.at(-1) ?? ''}`
  return { uk, us: usFromUk(uk, word).replaceAll('æ', 'ɑr'), arpabet: null }
}

/**
 * Vowels that the source of US phones writes as schwas and the spelling tells ('unfair' ʌnˈfɛr, 'actual' ˈæktʃuəl), and weak prefixes that it
 * writes as strong ('enjoy' ɪnˈdʒɔɪ, 'extreme' ɪkˈstrim, 'advice' ədˈvaɪs). It writes 'ir' and 'ɪr' for one sound ('query' ˈkwɪri), and stresses
 * some weak vowels after the stress ('idiot' ˈɪdiət).
 */
function bySpelledVowels(sound: string, word: string): string {
  const prefixed = /^un(?!til|less|to)/.test(word)
    ? sound.replace(/^ən?(?=ˈn?)/, (weak) => weak.replace('ə', 'ʌ'))
    : sound
  const full = prefixed
    .replace(/^ənˌ/, 'ʌnˌ')
    .replace(/^ˌ?ɛ(?=[nmkɡs]?ˈ)/, 'ɪ')
    .replace(/^æ(?=[dk]ˈ)/, 'ə')
  const weak = /^(?:e[nmx]|ac|ad)../.test(word)
    ? full.replace(/^ˌ?ɛ(?=[nmkɡ]?ˈ)/, 'ɪ').replace(/^æ(?=[dk]ˈ)/, 'ə')
    : full
  const marked = weak
    .replaceAll(/i(?=r)/g, 'ɪ')
    .replaceAll(/(?<=a[ɪʊ])r(?![ˈˌ]?[aæɑɔəɛiɪuʊʌɝɚoe])/g, 'ɚ')
    .replace(/^(?!.*[ˈˌ])[^aæɑɔəɛiɪuʊʌɝɚoe]*a[ɪʊ]ɚ/, 'ˈ$&')
    .replaceAll(/ɝr/g, 'ɝ')
    .replaceAll(/(?<=ˈ.*)ˌ(?=[^aæɑɔəɛiɪuʊʌɝɚo]*[iɪu]ə)/g, '')
  return /u[aeo]/.test(word) && !word.includes('w') ? marked.replace(/əwə/g, 'uə') : marked
}

/** What US English has lost and the spelling tells: 'duty' ˈdjuːti, 'offshoot' with ɒ, 'cure' with ʊə. */
function britishBySpelling(sound: string, word: string): string {
  const vowels = bySpelledVowels(sound, word)
    .replaceAll(/(?<=[jʃʒ])ʊr(?=[aæɑɒɔəɜeiɪuʊʌ])/g, 'ʊər')
    .replaceAll(/(?<=j)ə(?=[bklmnpt])/g, 'ʊ')
  const glided = /[tdn](?:u|ew|eu)/.test(word) ? vowels.replaceAll(/(?<=[tdn])uː/g, 'juː') : vowels
  return /o(?:ff|ss|st|th|ng|g|n)/.test(word) && !/o[ru]|a[uwl]/.test(word)
    ? glided.replaceAll(/ɔː(?=[fsθŋɡn])/g, 'ɒ')
    : glided
}

const stressed = (sound: string): string => (/[ˈˌ]/.test(sound) ? sound : `ˈ${sound}`)

const ended = (base: string, ending: string): string => (stressed(base) + ending).replace('əlli', 'əli')

/** Parts as one word: the last is stressed most, as in 'well-known'. */
function joined(sounds: readonly (string | null)[]): string {
  const marked = sounds.map((sound) => stressed(sound ?? ''))
  return marked.map((sound, index) => (index === sounds.length - 1 ? sound : sound.replaceAll('ˈ', 'ˌ'))).join('')
}

/** First words of compounds that are stressed on the second: 'outlive', 'ourselves'. 'curtail' is none of 'curt' and 'ail'. */
const UNSTRESSED_FIRSTS =
  /^(?:up|out|over|under|with|for|fore|non|inter|counter|down|north|south|mid|what|when|which|where|there|more|our|your|them|him|her|it|my)$/

/** How many phones the first word of a compound has: 'head' in 'headwaters'. Zero for words that are no compounds. */
function countPhonesOfFirstWord(word: string, isWord: (part: string) => boolean): number {
  const phones = arpabetOf(word)?.split(' ') ?? []
  const sounds = (of: string | null) => of?.replaceAll(/\d/g, '')
  for (let end = 2; end <= word.length - 2; end++) {
    const [first, second] = [word.slice(0, end), word.slice(end).replace(/^-/, '')]
    if (second.length < 3 && !/(?:up|-in|-on)$/.test(word)) continue
    const [start, rest] = [arpabetOf(first), arpabetOf(second)]
    if (!start || !rest || !isWord(second) || sounds(`${start} ${rest}`) !== sounds(phones.join(' '))) continue
    const count = start.split(' ').length
    const isStressed = phones.slice(0, count).some((phone) => phone.endsWith('1'))
    if (UNSTRESSED_FIRSTS.test(first) || (isStressed && end > 2 && isWord(first))) return count
  }
  return 0
}

/** Says words of a dictionary. Null stays only for a few rare words. */
export function createPronouncer(dictionary: Dictionary): (entry: Headword) => Pronunciation {
  const partOf = (word: string) => countPhonesOfFirstWord(word, (part) => dictionary.headwordOf(part) !== undefined)
  const known = (word: string): Pronunciation => {
    const entry = dictionary.entryOf(word)
    const arpabet = arpabetOf(word)
    return {
      uk: own[word]?.uk ?? (entry ? ipaFromOldPhonetic(entry.phonetic, word) : null),
      us: own[word]?.us ?? (arpabet === null ? null : bySpelledVowels(ipaFromArpabet(arpabet, partOf(word)), word)),
      arpabet,
    }
  }

  /** By its own sources, else by those of its other spelling: 'flavour' is said like 'flavor'. */
  function bySpelling(word: string): Pronunciation {
    const first = known(word)
    if (first.uk !== null && first.us !== null) return first
    const all = spellingsOf(word).map(known)
    return {
      uk: all.find(({ uk }) => uk !== null)?.uk ?? null,
      us: all.find(({ us }) => us !== null)?.us ?? null,
      arpabet: all.find(({ arpabet }) => arpabet !== null)?.arpabet ?? null,
    }
  }

  /** Each accent of the other, where one is missing. */
  function completed({ uk, us, arpabet }: Pronunciation, word: string): Pronunciation {
    return {
      uk: uk ?? (arpabet === null ? null : britishBySpelling(ukFromArpabet(arpabet, partOf(word)), word)),
      us: us ?? (uk === null ? null : usFromUk(uk, word)),
      arpabet,
    }
  }

  function ofParts(word: string): Pronunciation {
    const parts = word.split('-').map((part) => completed(bySpelling(part), part))
    const join = (sounds: readonly (string | null)[]) => (sounds.includes(null) ? null : joined(sounds))
    return { uk: join(parts.map(({ uk }) => uk)), us: join(parts.map(({ us }) => us)), arpabet: null }
  }

  function withEnding(word: string): Pronunciation {
    for (const [ending, sound] of Object.entries(ENDINGS)) {
      if (!word.endsWith(ending) || word.length < ending.length + 3) continue
      const stem = word.slice(0, -ending.length)
      const base = [stem, `${stem}e`].map((each) => completed(bySpelling(each), each)).find(({ uk }) => uk !== null)
      if (base?.uk && base.us) return { uk: ended(base.uk, sound), us: ended(base.us, sound), arpabet: null }
    }
    return NONE
  }

  function indirect(word: string): Pronunciation {
    const key = word.toLowerCase()
    return key.includes('-') ? ofParts(key) : /^[A-Z]{2,4}$/.test(word) ? byLetters(word) : withEnding(key)
  }

  const say = (word: string): Pronunciation => {
    const key = word.toLowerCase()
    const written = own[word] ?? own[key]
    const direct = completed(bySpelling(key), key)
    const made = direct.uk !== null ? direct : indirect(word)
    const sound = { uk: written?.uk ?? made.uk, us: written?.us ?? direct.us ?? made.us, arpabet: direct.arpabet }
    const { uk, us, arpabet } = completed(sound, key)
    const aligned = us && uk && written?.us === undefined ? alignWithUk(us, uk) : us
    const finish = (text: string | null) => text && placeMark(addSecondaryStress(weakenEnding(text, key)), key)
    const american = aligned && withoutFinalStress(withClothVowel(aligned, key), key)
    return { uk: finish(uk), us: finish(american), arpabet }
  }

  /** A phrase without a form of its own is said word by word, with weak forms of little words before others. */
  function ofWords(phrase: string): Pronunciation {
    const words = phrase.split(' ').map((word) => {
      const [usual, sound] = [say(word), soundInPhrase(phrase, word)]
      // The phones of the source are those of its usual sound.
      return { word, ...usual, ...sound, arpabet: sound && sound.us !== usual.us ? null : usual.arpabet }
    })
    const isWeak = (index: number): boolean =>
      (index === words.length - 1 ? WEAK_AT_END : WEAK_IN_PHRASES).has(words[index]?.word ?? '')
    for (const [index, word] of words.entries()) {
      if (!isWeak(index)) continue
      word.uk = weakSound(word.word, 'uk', words[index + 1]?.uk) ?? word.uk
      word.us = weakSound(word.word, 'us', words[index + 1]?.us) ?? word.us
    }
    const join = (sounds: readonly (string | null)[]) => (sounds.includes(null) ? null : sounds.join(' '))
    const said = (accent: 'uk' | 'us') => {
      const sounds = words.map((word) => word[accent]).filter((sound) => sound !== null)
      if (sounds.length < words.length) return null
      const main = mainWordOf(phrase, accent)
      if (main === undefined) return sounds.join(' ')
      return joinWithStress(
        sounds,
        main,
        (index) => index !== main - 1 && (isWeak(index) || isUnstressed(words[index]?.word ?? '')),
      )
    }
    return {
      uk: own[phrase]?.uk ?? said('uk'),
      us: own[phrase]?.us ?? said('us'),
      arpabet: join(words.map(({ arpabet }) => arpabet)),
    }
  }

  return ({ word }) => (word.includes(' ') ? ofWords(word) : say(word))
}
