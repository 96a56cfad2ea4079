/** Sounds in the International Phonetic Alphabet, without slashes. */
import { phonemeIpa } from '#rules/phonemes'

/** Groups of consonants that can begin an English syllable; a single consonant always can, NG excepted. */
const ONSETS = new Set(
  `P-L P-R P-Y B-L B-R B-Y T-R T-W D-R D-W K-L K-R K-W K-Y G-L G-R G-W G-Y F-L F-R F-Y V-Y TH-R SH-R M-Y N-Y HH-Y
   S-P S-T S-K S-M S-N S-L S-W S-P-L S-P-R S-P-Y S-T-R S-K-R S-K-W S-K-Y S-K-L`.split(/\s+/),
)

/**
 * US English from ARPAbet phones: 'AH0 P AA1 N' gives 'əˈpɑn'. A stress mark stands before the longest group of
 * consonants that can begin the stressed syllable; words of one syllable carry none. `firstPart` counts the phones of the first word of a
 * compound, which keeps its consonants: 'ˈhɛdˌwɔtɚz', not 'ˈhɛˌdwɔtɚz'.
 */
export function ipaFromArpabet(arpabet: string, firstPart = 0): string {
  return withStress(withOneStress(readPhones(arpabet)), ({ name, stress }) => phoneIpa(name, stress), firstPart)
}

/**
 * The source's phones as dictionaries write them: an unstressed ER before a vowel is a schwa, and its r begins the next syllable ('around',
 * 'memory'); of several primary stresses the last stays primary ('engineer'); IH right before the stressed syllable has none ('important').
 */
function withOneStress(phones: readonly Phone[]): Phone[] {
  const written = withLastPrimary(phones)
  return written.flatMap((phone, index): Phone[] =>
    phone.name === 'ER' && phone.stress === '0' && written[index + 1]?.stress !== undefined
      ? [
          { name: 'AH', stress: '0' },
          { name: 'R', stress: undefined },
        ]
      : [phone],
  )
}

function withLastPrimary(phones: readonly Phone[]): Phone[] {
  const last = phones.findLastIndex(({ stress }) => stress === '1')
  const demoted = phones.map((phone, index): Phone =>
    phone.stress === '1' && index !== last ? { ...phone, stress: '2' } : phone,
  )
  return demoted.map((phone, index): Phone => {
    const isPrefix = phone.name === 'IH' && nextVowel(demoted, index)?.stress === '1'
    const isEnding = phone.name === 'IY' && index === demoted.length - 1
    return phone.stress === '2' && (isPrefix || isEnding) ? { ...phone, stress: '0' } : phone
  })
}

const nextVowel = (phones: readonly Phone[], index: number): Phone | undefined =>
  phones.slice(index + 1).find(({ stress }) => stress !== undefined)

/**
 * UK English as far as it follows from US phones: no r but before a vowel, long vowels marked, 'oʊ' as 'əʊ'. For words that no UK source has.
 */
export function ukFromArpabet(arpabet: string, firstPart = 0): string {
  const signOf = ({ name, stress }: Phone, index: number, phones: readonly Phone[]): string => {
    const next = phones[index + 1]
    const beforeR = next?.name === 'R' && !phones[index + 2]?.stress
    if (name === 'R') return next?.stress ? 'r' : ''
    if (name === 'ER') return (stress === '0' ? 'ə' : 'ɜː') + (next?.stress ? 'r' : '')
    if (name === 'AH' && stress === '0') return 'ə'
    if (name === 'AA') return next?.name === 'R' ? 'ɑː' : 'ɒ'
    if (name === 'IY') return stress === '0' || next?.stress ? 'i' : beforeR ? 'ɪə' : 'iː'
    if (beforeR && UK_BEFORE_R[name]) return UK_BEFORE_R[name]
    return UK_VOWELS[name] ?? phonemeIpa[name] ?? ''
  }
  return withStress(withOneStress(readPhones(arpabet)), signOf, firstPart)
}

const UK_VOWELS: Readonly<Record<string, string>> = { OW: 'əʊ', AO: 'ɔː', UW: 'uː', EH: 'e' }
const UK_BEFORE_R: Readonly<Record<string, string>> = { EH: 'eə', IH: 'ɪə', UH: 'ʊə', OW: 'ɔː', AE: 'eə' }

type Phone = { readonly name: string; readonly stress: string | undefined }

const readPhones = (arpabet: string): Phone[] =>
  arpabet.split(' ').map((phone) => ({ name: phone.replace(/\d$/, ''), stress: phone.match(/\d$/)?.[0] }))

function withStress(
  phones: readonly Phone[],
  signOf: (phone: Phone, index: number, phones: readonly Phone[]) => string,
  firstPart: number,
): string {
  const names = phones.map((phone) => phone.name)
  const vowels = phones.flatMap((phone, index) => (phone.stress ? [index] : []))
  const marks = new Map<number, string>()
  for (const [nth, vowel] of vowels.entries()) {
    const stress = phones[vowel]?.stress
    if (stress === '0' || vowels.length === 1) continue
    const previous = vowels[nth - 1]
    const from = Math.max((previous ?? -1) + 1, vowel >= firstPart ? firstPart : 0)
    marks.set(previous === undefined ? 0 : onsetStart(names, from, vowel), stress === '1' ? 'ˈ' : 'ˌ')
  }
  return phones.map((phone, index) => (marks.get(index) ?? '') + signOf(phone, index, phones)).join('')
}

function onsetStart(names: readonly string[], from: number, vowel: number): number {
  let start = vowel
  while (start > from && canBegin(names.slice(start - 1, vowel))) start--
  return start
}

function canBegin(consonants: readonly string[]): boolean {
  return consonants.length === 1 ? consonants[0] !== 'NG' : ONSETS.has(consonants.join('-'))
}

function phoneIpa(name: string, stress: string | undefined): string {
  if (stress === '0' && name === 'AH') return 'ə'
  if (stress === '0' && name === 'ER') return 'ɚ'
  return phonemeIpa[name] ?? ''
}
