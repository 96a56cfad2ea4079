/**
 * UK English from the dictionary's old notation, written as learner's dictionaries of today write it:
 * - one form only: of several the one with the long vowel of 'chance', else the first;
 * - one primary stress, the last; what stood before it is secondary;
 * - 'i' and 'u' stand for weak vowels at the end and before a vowel ('happy' ˈhæpi, 'radio' ˈreɪdiəʊ, 'actual' ˈæktʃuəl); 'ɪə' and 'ʊə' stay
 *   where they are stressed or spelled with an r ('fear', 'atmosphere');
 * - 'əl', 'ən' and 'əm' for syllabic consonants ('bottle' ˈbɒtəl, 'cotton' ˈkɒtən, 'prism' ˈprɪzəm);
 * - the weak endings of today: 'ability' əˈbɪləti, 'careful' ˈkeəfəl, 'careless' ˈkeələs, 'darkness' ˈdɑːknəs.
 */

/** The dictionary's characters, among them a Cyrillic schwa and two Greek and Cyrillic lookalikes of e, and a 'u' misread as 'j'. */
const SIGNS: readonly [RegExp, string][] = [
  [/\\+:/g, 'ə:'],
  [/\((?:r|:|j|h|')\)/g, ''],
  [/[[\]/\\()?@*-]/g, ''],
  [/\^/g, 'g'],
  [/[әǝ]/g, 'ə'],
  [/[єε]/g, 'ɛ'],
  [/ɚ/g, 'ə'],
  [/[’'`]/g, 'ˈ'],
  [/[.,]/g, 'ˌ'],
  [/:/g, 'ː'],
  [/g/g, 'ɡ'],
  [/ɜ(?!ː)/g, 'ə'],
  [/([aə])j(?![uʊ])/g, '$1u'],
  [/jj/g, 'ju'],
  [/(?<=[bdfɡhklmnprstwθ])j(?=[bdfɡhklmnprstvz])/g, 'u'],
  [/ou/g, 'əu'],
  [/hw/g, 'w'],
  [/(?<=^[ˈˌ]?)sj(?=[uʊ])/g, 's'],
  [/(?<=[ˈˌ])lj(?=[uʊ])/g, 'l'],
  [/a(?=ː)/g, 'ɑ'],
  [/r(?=[ˈˌ]?[bdfɡhjklmnpstvwzðŋʃʒθ])/g, ''],
  [/ɔ(?![ːiɪ])/g, 'ɒ'],
]

const VOWELS: Readonly<Record<string, string>> = {
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

/** Reads "ә'bændәn" as 'əˈbændən'. The spelling tells how weak endings are said. Null where it cannot be read. */
export function ipaFromOldPhonetic(phonetic: string, spelling = ''): string | null {
  let text = chosenForm(phonetic)
  for (const [pattern, sign] of SIGNS) text = text.replaceAll(pattern, sign)
  text = text.replaceAll(/iː|uː|ai|ei|[ɔɒ]i|au|əu|iə|uə|ɛə|ɒː|əː|ɛ|i|u/g, (vowel) => VOWELS[vowel] ?? vowel)
  const word = spelling.toLowerCase()
  const modern = withEndings(withWeakVowels(withMarks(withSyllabics(text)), word), word)
  return IPA.test(modern) ? modern.replace(WEAK_PRO, 'prə') : null
}

/** The prefix of 'procedure' prəˈsiːdʒə and 'provoke', which was once said in full; it still is before a vowel ('proactive'). */
const WEAK_PRO = /^prəʊ(?=ˈ[bdfɡhjklmnpstvwzʃθ])/

/** Forms are separated by ';', or by ',' or '.', which stand for a secondary stress too: then a form repeats the consonants of the first. */
function chosenForm(phonetic: string): string {
  const [first = '', ...others] = phonetic
    .trim()
    .replace(/^([,.])\s+/, '$1')
    .split(/[;,.]\s+|\s+|;|[,.](?=['’ˈ]|-)/)
    .map((part) => part.replace(/(?:[,.][^,.'’ˈ]*)+-$/, ''))
    .filter((part) => part !== '')
    .flatMap(splitForms)
  const long = others.find((form) => form.includes('ɑ:') && skeleton(form) === skeleton(first))
  return first.includes('æ') && long !== undefined ? long : first
}

function splitForms(part: string): string[] {
  const at = [...part.matchAll(/[.,]/g)].find(({ index }) => {
    const [left, right] = [skeleton(part.slice(0, index)), skeleton(part.slice(index + 1))]
    const alike = left !== '' && left.slice(0, 3) === right.slice(0, 3) && Math.abs(left.length - right.length) < 2
    return alike || areStressed(part.slice(0, index), part.slice(index + 1))
  })
  return at === undefined ? [part] : [part.slice(0, at.index), part.slice(at.index + 1)]
}

/** Two whole words, each with a primary stress and the same first sound: 'abuse' is both ә'bju:s and ә'bju:z. */
const areStressed = (left: string, right: string): boolean =>
  /[’'`ˈ]/.test(left) && /[’'`ˈ]/.test(right) && left[0] === right[0] && Math.abs(left.length - right.length) < 3

const skeleton = (form: string): string => form.replaceAll(/[^bdfhjklmnprstvwzθðŋʃʒɡg^]/g, '')

/** One primary stress, none in words of one vowel, none at the end; it stands before 's' in 'express'. */
function withMarks(text: string): string {
  const trimmed = text
    .replace(/[ˈˌ]+$/, '')
    .replaceAll(/([ˈˌ])[ˈˌ]+/g, '$1')
    .replace(/ks([ˈˌ])(?=[ptk])/, 'k$1s')
    .replace(/(?<=ˈ[^ˈaæɑɒɔəɜeiɪuʊʌ]*)ə(?!ʊ)/, 'ɜː')
    .replace(/(?<=[aɑɒɔəɜeiɪuʊʌæː])r$/, '')
  const last = trimmed.lastIndexOf('ˈ')
  const one = [...trimmed].map((sign, index) => (sign === 'ˈ' && index !== last ? 'ˌ' : sign)).join('')
  const vowels = one.match(NUCLEUS) ?? []
  if (vowels.length === 1) return one.replaceAll(/[ˈˌ]/g, '')
  const isUnmarked = vowels.length === 2 && vowels[0] !== 'ə' && !/[ˈˌ]/.test(one) && !/a[ɪʊ]ə/.test(one)
  return isUnmarked ? `ˈ${one}` : one
}

const NUCLEUS = /aɪ|eɪ|ɔɪ|aʊ|əʊ|ɪə(?!ʊ)|eə|ʊə|[iuɑɔɜ]ː|[aæɑɒɔəɜeiɪuʊʌ]/g

const vowelsOf = (text: string): number => (text.match(NUCLEUS) ?? []).length

/** The weak vowels of today, syllable by syllable. */
function withWeakVowels(text: string, spelling: string): string {
  const withR = /(ear|eer|ere|ier|eir)/.test(spelling)
  return text.replaceAll(
    /([ˈˌ]?[^ˈˌaæɑɒɔəɜeiɪuʊʌː]*)(aɪ|eɪ|ɔɪ|aʊ|əʊ|ɪə(?!ʊ)|eə|ʊə|[iuɑɔɜ]ː|[aæɑɒɔəɜeiɪuʊʌ])/g,
    (...found) => {
      const [whole, onset, vowel, offset] = [...found] as [string, string, string, number]
      const rest = text.slice(offset + whole.length)
      const isWeak = !/[ˈˌ]/.test(onset) && offset + onset.length > 0 && vowelsOf(text) > 1
      if (vowel === 'ɪə' && isWeak && !rest.startsWith('r') && !withR) return `${onset}iə`
      if (vowel === 'ʊə' && isWeak && !rest.startsWith('r') && !/u?r/.test(spelling.slice(-4))) return `${onset}uə`
      if (vowel === 'ɪ' && (rest === '' || /^[ˈˌ]?[aæɑɒɔəɜeɪuʊʌ]/.test(rest)) && vowelsOf(text) > 1) return `${onset}i`
      if (vowel === 'ʊ' && rest === '') return `${onset}uː`
      if (vowel === 'ʊ' && /^[ˈˌ]?[aæɑɒɔəɜeɪuʊʌ]/.test(rest)) return `${onset}u`
      return whole
    },
  )
}

const NOUNS_OF_AMOUNT =
  /^(?:(?:arm|cup|hand|mouth|plate|room|spoon|teaspoon|tablespoon|bag|basket|bucket|fist|pocket)ful)$/

/** Endings by spelling, as said today. */
const ENDINGS: readonly [spelling: RegExp, old: RegExp, today: string][] = [
  [/ity$/, /(?<!ˈ[^ˈaæɑɒɔəɜeiɪuʊʌ]*)ɪti$/, 'əti'],
  [/ities$/, /ɪtiz$/, 'ətiz'],
  [/ful$/, /fʊl$/, 'fəl'],
  [/.fully$/, /fʊl?li$/, 'fəli'],
  [/fulness$/, /fʊlnɪs$/, 'fəlnəs'],
  [/ness$/, /n[ɪe]s$/, 'nəs'],
  [/less$/, /lɪs$/, 'ləs'],
  [/lessly$/, /lɪsli$/, 'ləsli'],
  [/lessness$/, /lɪsnəs$/, 'ləsnəs'],
  [/ible$/, /[ɪə]bə?l$/, 'əbəl'],
  [/ibly$/, /ɪbli$/, 'əbli'],
  [/ibility$/, /ɪˈbɪləti$/, 'əˈbɪləti'],
  [/ate$/, /(?<!e)ɪt$/, 'ət'],
  [/ately$/, /(?<!e)ɪtli$/, 'ətli'],
  [/ment$/, /mɪnt$/, 'mənt'],
  [/tally$/, /tli$/, 'təli'],
  [/ture$/, /tʃʊə$/, 'tʃə'],
  [/tures$/, /tʃʊəz$/, 'tʃəz'],
]

/** A consonant that is a syllable has a weak vowel before it. */
function withSyllabics(text: string): string {
  return text
    .replaceAll(/(?<=[bdfkmpstvzʃʒɡθðn])l(?=$|[bdfɡhkmnprstvwzʃθˈˌ]|[ɪi](?:zm|st)$)/g, 'əl')
    .replaceAll(/(?<=[bdfkpstvzʃʒɡθð])n(?=$|[bdfɡhklmprstvwzʃθˈˌ])/g, 'ən')
    .replaceAll(/(?<=[zð])m(?=$|[bdfɡhklnprstvwzʃθˈˌ])/g, 'əm')
}

/** Spellings whose old 'jə' is 'iə' today: 'genial', 'India', 'convenience', but not 'onion' or 'behaviour'. */
const TWO_SYLLABLES = /i(?:a(?!ge)|en[ct]|ous|um)|(?<!v)iors?$|e(?:ous|an|um)/

function withEndings(text: string, word: string): string {
  if (NOUNS_OF_AMOUNT.test(word)) return text
  const modern = TWO_SYLLABLES.test(word) ? text.replace(/(?<=[bdlmnptvzθ])jə(?!ˈ)/, 'iə') : text
  return ENDINGS.reduce((sound, [by, old, today]) => (by.test(word) ? sound.replace(old, today) : sound), modern)
}
