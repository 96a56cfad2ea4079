/** What is formally wrong with entries; whether they are true, a second reader says. */
import type { AuthoredSense, AuthoredWord } from '../authored-words.ts'
import { examplesOf } from '../authored-words.ts'
import { holdsListedWord, isUnfit } from '../denied.ts'
import { EN_LENGTH, wordPattern } from '../meanings.ts'
import { FUNCTION_WORDS } from '../senses.ts'
import { spellingsOf } from '../spellings.ts'

const GLOSS_WORDS = 12
const ZH_CHARACTERS = 12
const EXAMPLE_WORDS = { least: 3, most: 18 }
const SENSES = 4

const POS_LABEL = /^(?:n|v|vt|vi|adj|adv|a|ad|prep|conj|pron|det|num|int|art|aux|abbr)\.\s/i
const FIELD_MARK = /[《》〈〉【】[\]<>]|\((?:医|计|化|法|经)\)/

/** Chinese writes an ellipsis with six dots: two signs, never one or three. */
const SINGLE_ELLIPSIS = /(?<!…)(?:…|…{3,})(?!…)/

/** Faults of one entry, a sentence each. `forms` are the inflected forms that the dictionary knows. */
export function entryFaults(headword: string, word: AuthoredWord, forms: readonly string[]): string[] {
  const faults: string[] = []
  if (word.formOf !== undefined) {
    if (word.formOf.toLowerCase() === headword.toLowerCase()) faults.push('it is its own base.')
    if (word.senses) faults.push('a form that leads to its base has no senses.')
    return faults
  }
  const senses = word.senses ?? []
  if (senses.length > SENSES) faults.push(`more than ${SENSES} senses.`)
  for (const [index, { pos, zh }] of senses.entries())
    if (senses.slice(0, index).some((other) => other.pos === pos && other.zh === zh))
      faults.push(`two senses are both '${pos} ${zh}'.`)
  const spellings = spellingsOf(headword, forms).flatMap(withPronouns)
  const pattern = wordPattern(spellings)
  for (const sense of senses) faults.push(...senseFaults(headword, sense, pattern))
  for (const { en, zh } of examplesOf(word)) faults.push(...exampleFaults(headword, en, zh, pattern, spellings))
  const related = [...(word.synonyms ?? []), ...(word.antonyms ?? [])]
  for (const other of related) {
    if (other.toLowerCase() === headword.toLowerCase()) faults.push('it is related to itself.')
    if (!/^[\p{Script=Latin}\d][\p{Script=Latin}\d'.&/+ -]*$/u.test(other)) faults.push(`'${other}' is no word.`)
    if (!word.unfit && isUnfit(other)) faults.push(`'${other}' is on the list of unfit words.`)
  }
  if (new Set(related).size < related.length) faults.push('a related word stands twice.')
  return faults
}

function senseFaults(headword: string, { pos, zh, en }: AuthoredSense, pattern: RegExp): string[] {
  const faults: string[] = []
  // 'to', 'the' and 'used' cannot be explained without themselves; their zh needs a remark to be understood.
  const grammatical = FUNCTION_WORDS.has(pos)
  const term = grammatical ? zh.replaceAll(/（[^）]*）/g, '') : zh
  if (en.split(/\s+/).length > GLOSS_WORDS) faults.push(`gloss of more than ${GLOSS_WORDS} words: ${en}`)
  if (en.length > EN_LENGTH) faults.push(`gloss of more than ${EN_LENGTH} characters: ${en}`)
  if (!grammatical && pattern.test(en)) faults.push(`gloss holds the headword: ${en}`)
  if (/[.;!?]$/.test(en)) faults.push(`gloss ends with a stop: ${en}`)
  if ([...term].length > ZH_CHARACTERS) faults.push(`zh of more than ${ZH_CHARACTERS} characters: ${zh}`)
  if (FIELD_MARK.test(zh)) faults.push(`zh holds brackets of a title or field: ${zh}`)
  if (/[,;:()?!]|\.(?!\d)/.test(zh)) faults.push(`zh holds Western punctuation: ${zh}`)
  if (SINGLE_ELLIPSIS.test(zh)) faults.push(`zh holds '…' for '……': ${zh}`)
  if (wordPattern([headword]).test(term)) faults.push(`zh holds the headword: ${zh}`)
  for (const text of [zh, en]) if (POS_LABEL.test(text)) faults.push(`part of speech stands in the text: ${text}`)
  return faults
}

function exampleFaults(
  headword: string,
  en: string,
  zh: string,
  pattern: RegExp,
  spellings: readonly string[],
): string[] {
  const faults: string[] = []
  if (!pattern.test(en) && !holdsParted(en, spellings)) faults.push(`example without the word: ${en}`)
  const count = en.split(/\s+/).length
  if (count < EXAMPLE_WORDS.least || count > EXAMPLE_WORDS.most)
    faults.push(`example of ${count} words (${EXAMPLE_WORDS.least} to ${EXAMPLE_WORDS.most}): ${en}`)
  if (!/^['"A-Z0-9].*[.?!]['"]?$/.test(en)) faults.push(`example is no whole sentence: ${en}`)
  if (/[‘’“”]/.test(en)) faults.push(`curly quotation marks in an example: ${en}`)
  if (!/[。？！”]$/.test(zh)) faults.push(`zh of the example lacks its end: ${zh}`)
  if (/[,?!]/.test(zh)) faults.push(`zh of the example holds Western punctuation: ${zh}`)
  if (SINGLE_ELLIPSIS.test(zh)) faults.push(`zh of the example holds '…' for '……': ${zh}`)
  if (!isUnfit(headword) && holdsListedWord(en)) faults.push(`example holds an unfit word: ${en}`)
  return faults
}

/** Whether a sentence holds a phrase with an object in it: 'take off' in 'He took his shoes off.' */
function holdsParted(text: string, spellings: readonly string[]): boolean {
  return spellings.some((phrase) => {
    const [first, ...others] = phrase.split(' ').map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'))
    return others.length > 0 && new RegExp(`\\b${first}(?: [\\w'-]+){1,4} ${others.join(' ')}\\b`, 'i').test(text)
  })
}

/** What stands for a person inside a headword, and what may stand there in a sentence. */
const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(?:one's|your)\b/, "my your his her its our their one's"],
  [/(?<= )(?:oneself|yourself)\b/, 'myself yourself himself herself itself ourselves yourselves themselves oneself'],
]

/** A phrase with each pronoun that 'your', "one's" and their reflexives stand for: 'make up your mind' is 'make up my mind'. */
function withPronouns(phrase: string): string[] {
  return PRONOUNS.reduce<string[]>(
    (phrases, [sign, pronouns]) =>
      phrases.flatMap((each) =>
        sign.test(each) ? pronouns.split(' ').map((word) => each.replace(sign, word)) : [each],
      ),
    [phrase],
  )
}

/** Sentences that stand in more than one place, with the words that hold them. */
export function repeatedSentences(
  words: ReadonlyMap<string, AuthoredWord>,
): { sentence: string; headwords: string[] }[] {
  const holders = new Map<string, string[]>()
  for (const [headword, word] of words)
    for (const { en } of examplesOf(word)) holders.set(en, [...(holders.get(en) ?? []), headword])
  return [...holders].flatMap(([sentence, headwords]) => (headwords.length > 1 ? [{ sentence, headwords }] : []))
}
