/**
 * US English as far as it follows from UK phonetics and the spelling, for words that no US source has. The spelling is aligned with the sounds,
 * letter by letter, because an r that the UK form lacks belongs to the vowel before it: 'saturnine' ˈsætənaɪn, ˈsætɚˌnaɪn.
 */

const VOWEL = /aɪ|eɪ|ɔɪ|aʊ|əʊ|ɪə|eə|ʊə|[iuɑɔɜ]ː|[aæɒəeiɪuʊʌ]/
const TOKEN = new RegExp(`[ˈˌ]*(?:${VOWEL.source}|tʃ|dʒ|.)`, 'g')

interface Sound {
  readonly mark: string
  readonly sign: string
  readonly isVowel: boolean
}

/** Vowels behind which the UK form leaves out an r. */
const BEFORE_LOST_R = new Set(['ə', 'ɜː', 'ɑː', 'ɔː', 'ɪə', 'eə', 'ʊə'])

/** Letters that spell a consonant, where it is not spelled by its own sign. */
const SPELLED: Readonly<Record<string, string>> = {
  k: 'kcqxh',
  s: 'sczx',
  z: 'zsx',
  f: 'fp',
  ɡ: 'gx',
  dʒ: 'jgd',
  tʃ: 'ct',
  ʃ: 'sctx',
  ʒ: 'sgz',
  ŋ: 'n',
  θ: 't',
  ð: 't',
  j: 'yi',
  w: 'wuo',
  t: 'td',
}

/** What each kind of match costs: the sum is smallest for the alignment that a reader would choose. */
const COST = { lostR: 0.3, silentVowel: 0.5, silentConsonant: 1, unspelled: 1, wrong: 3 }

const readSounds = (uk: string): Sound[] =>
  (uk.match(TOKEN) ?? []).map((token) => {
    const sign = token.replace(/^[ˈˌ]+/, '')
    return { mark: token.slice(0, token.length - sign.length), sign, isVowel: VOWEL.test(sign) }
  })

function costOfPair(letter: string, { sign, isVowel }: Sound): number {
  if (isVowel) return /[aeiouyw]/.test(letter) ? 0 : COST.wrong
  return sign === letter || (SPELLED[sign] ?? '').includes(letter) ? 0 : COST.wrong
}

function costOfSilence(letter: string, before: string | undefined, sound: Sound | undefined): number {
  if (letter === 'r') {
    const isLost = BEFORE_LOST_R.has(sound?.sign ?? '') || (sound?.sign === 'r' && before === 'r')
    return isLost ? COST.lostR : COST.wrong
  }
  return /[aeiouyw]/.test(letter) ? COST.silentVowel : COST.silentConsonant
}

interface Path {
  readonly cost: number
  readonly withR: readonly number[]
}

/** Numbers of the vowels behind which the spelling has an r that the UK form lacks. */
function vowelsBeforeR(sounds: readonly Sound[], spelling: string): ReadonlySet<number> {
  const letters = [...spelling.toLowerCase()].filter((letter) => /[a-z]/.test(letter))
  const paths = new Map<string, Path>([['0,0', { cost: 0, withR: [] }]])
  const offer = (key: string, path: Path) => {
    if (path.cost < (paths.get(key)?.cost ?? Infinity)) paths.set(key, path)
  }
  for (let at = 0; at <= letters.length; at++) {
    for (let said = 0; said <= sounds.length; said++) {
      const path = paths.get(`${at},${said}`)
      if (!path) continue
      const [letter, sound, before] = [letters[at], sounds[said], sounds[said - 1]]
      if (sound) offer(`${at},${said + 1}`, { ...path, cost: path.cost + COST.unspelled })
      if (letter === undefined) continue
      const isLostR = letter === 'r' && before?.isVowel === true
      offer(`${at + 1},${said}`, {
        cost: path.cost + costOfSilence(letter, letters[at - 1], before),
        withR: isLostR ? [...path.withR, said - 1] : path.withR,
      })
      if (sound) offer(`${at + 1},${said + 1}`, { ...path, cost: path.cost + costOfPair(letter, sound) })
    }
  }
  return new Set(paths.get(`${letters.length},${sounds.length}`)?.withR)
}

const SIGNS: Readonly<Record<string, string>> = {
  əʊ: 'oʊ',
  ɪə: 'iə',
  eə: 'ɛr',
  ʊə: 'uə',
  ɜː: 'ɝ',
  ɔː: 'ɔ',
  ɑː: 'æ',
  ɒ: 'ɑ',
  iː: 'i',
  uː: 'u',
  e: 'ɛ',
}

const SIGNS_BEFORE_R: Readonly<Record<string, string>> = {
  ə: 'ɚ',
  ɜː: 'ɝ',
  ɑː: 'ɑr',
  ɔː: 'ɔr',
  ɪə: 'ɪr',
  eə: 'ɛr',
  ʊə: 'ʊr',
  ɒ: 'ɔr',
}

/** US English of a UK form: each r of the spelling is heard, 'new' is nu, and a full vowel behind a weak one has secondary stress. */
export function usFromUk(uk: string, spelling: string): string {
  const sounds = readSounds(uk)
  const withR = vowelsBeforeR(sounds, spelling)
  const signs = sounds.map(({ mark, sign }, index) => {
    const next = sounds[index + 1]?.sign ?? ''
    const american = sign === 'ɑː' && /^(?:[ʒlm]|)$/.test(next) ? 'ɑ' : (SIGNS[sign] ?? sign)
    if (next === 'r' && !withR.has(index))
      return mark + (SIGNS_BEFORE_R[sign] ?? american).replace('ɚ', 'ə').replace(/r$/, '')
    return mark + ((withR.has(index) ? SIGNS_BEFORE_R[sign] : undefined) ?? american)
  })
  return addSecondaryStress(
    signs
      .join('')
      .replaceAll(/(?<=ɝ)r/g, '')
      .replaceAll(/(?<=[ˈˌ][^aæɑɔəɛiɪuʊʌɝɚo]*[tdnszlθ])j(?=[uʊ])/g, '')
      .replaceAll(/jʊ(?=[^rˈˌ])/g, 'jə')
      .replace(/ɪtjud$/, 'əˌtud')
      .replace(/aɪ(?=ˈzeɪʃən)/, 'ə'),
  )
}

/** 'ˈɛnɚveɪt' is 'ˈɛnɚˌveɪt', with the mark before the consonants that can begin a syllable. */
const addSecondaryStress = (us: string): string =>
  us.replace(
    /(?<=ˈ.*?[aæɑɔəɛiɪuʊʌɝɚo].*?(?:[əɚu]|(?<![aeɔ])ɪ|i(?=ˈ?[^aæɑɔəɛiɪuʊʌɝɚo]|eɪ)))((?:s?[ptkf]|[bdɡfθ])[lrw]|sf|tʃ|dʒ|[^ˈˌaæɑɔəɛiɪuʊʌɝɚo]|)(?=(?:eɪ|aɪ|aʊ|ɔɪ|oʊ|[æɑɔɛʌ]|fɪr)[^ˈ]*$)/,
    'ˌ$1',
  )
