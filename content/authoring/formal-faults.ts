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

/** What a fault is, for those who say it in another language. */
export type FaultCode =
  | 'own_base'
  | 'base_senses'
  | 'senses_many'
  | 'sense_twice'
  | 'gloss_words'
  | 'gloss_characters'
  | 'gloss_headword'
  | 'gloss_stop'
  | 'zh_characters'
  | 'zh_field_mark'
  | 'zh_punctuation'
  | 'ellipsis'
  | 'zh_headword'
  | 'label'
  | 'example_word'
  | 'example_length'
  | 'example_sentence'
  | 'example_quotation'
  | 'example_zh_end'
  | 'example_zh_punctuation'
  | 'example_unfit'
  | 'related_itself'
  | 'related_form'
  | 'related_unfit'
  | 'related_twice'

/** Where a fault is: `row` counts senses, examples (those of senses first) or related words (synonyms first) from 0; null for the whole list. */
export interface EntryFault {
  readonly code: FaultCode
  readonly part: 'senses' | 'examples' | 'related'
  readonly row: number | null
  readonly field: 'zh' | 'en' | 'other' | null
  /** The fault as an author reads it. */
  readonly sentence: string
}

/** Faults of one entry, a sentence each. `forms` are the inflected forms that the dictionary knows. */
export const entryFaults = (headword: string, word: AuthoredWord, forms: readonly string[]): string[] =>
  findEntryFaults(headword, word, forms).map(({ sentence }) => sentence)

type Report = (code: FaultCode, field: EntryFault['field'], sentence: string) => void

/** Faults of one entry at their fields. */
export function findEntryFaults(headword: string, word: AuthoredWord, forms: readonly string[]): EntryFault[] {
  const faults: EntryFault[] = []
  const at =
    (part: EntryFault['part'], row: number | null): Report =>
    (code, field, sentence) =>
      void faults.push({ code, part, row, field, sentence })
  if (word.formOf !== undefined) {
    const report = at('senses', null)
    if (word.formOf.toLowerCase() === headword.toLowerCase()) report('own_base', null, 'it is its own base.')
    if (word.senses) report('base_senses', null, 'a form that leads to its base has no senses.')
    return faults
  }
  const senses = word.senses ?? []
  if (senses.length > SENSES) at('senses', null)('senses_many', null, `more than ${SENSES} senses.`)
  for (const [index, { pos, zh }] of senses.entries())
    if (senses.slice(0, index).some((other) => other.pos === pos && other.zh === zh))
      at('senses', index)('sense_twice', 'zh', `two senses are both '${pos} ${zh}'.`)
  const spellings = spellingsOf(headword, forms).flatMap(withPronouns)
  const pattern = wordPattern(spellings)
  for (const [row, sense] of senses.entries()) reportSense(at('senses', row), headword, sense, pattern)
  for (const [row, example] of examplesOf(word).entries())
    reportExample(at('examples', row), headword, example, pattern, spellings)
  reportRelated(at, headword, word)
  return faults
}

function reportRelated(
  at: (part: 'related', row: number | null) => Report,
  headword: string,
  { synonyms = [], antonyms = [], unfit }: AuthoredWord,
): void {
  const related = [...synonyms, ...antonyms]
  for (const [row, other] of related.entries()) {
    const report = at('related', row)
    if (other.toLowerCase() === headword.toLowerCase()) report('related_itself', 'other', 'it is related to itself.')
    if (!/^[\p{Script=Latin}\d][\p{Script=Latin}\d'.&/+ -]*$/u.test(other))
      report('related_form', 'other', `'${other}' is no word.`)
    if (!unfit && isUnfit(other)) report('related_unfit', 'other', `'${other}' is on the list of unfit words.`)
    if (related.indexOf(other) < row) report('related_twice', 'other', 'a related word stands twice.')
  }
}

function reportSense(report: Report, headword: string, { pos, zh, en }: AuthoredSense, pattern: RegExp): void {
  // 'to', 'the' and 'used' cannot be explained without themselves; their zh needs a remark to be understood.
  const grammatical = FUNCTION_WORDS.has(pos)
  const term = grammatical ? zh.replaceAll(/（[^）]*）/g, '') : zh
  if (en.split(/\s+/).length > GLOSS_WORDS)
    report('gloss_words', 'en', `gloss of more than ${GLOSS_WORDS} words: ${en}`)
  if (en.length > EN_LENGTH) report('gloss_characters', 'en', `gloss of more than ${EN_LENGTH} characters: ${en}`)
  if (!grammatical && pattern.test(en)) report('gloss_headword', 'en', `gloss holds the headword: ${en}`)
  if (/[.;!?]$/.test(en)) report('gloss_stop', 'en', `gloss ends with a stop: ${en}`)
  if ([...term].length > ZH_CHARACTERS)
    report('zh_characters', 'zh', `zh of more than ${ZH_CHARACTERS} characters: ${zh}`)
  if (FIELD_MARK.test(zh)) report('zh_field_mark', 'zh', `zh holds brackets of a title or field: ${zh}`)
  if (/[,;:()?!]|\.(?!\d)/.test(zh)) report('zh_punctuation', 'zh', `zh holds Western punctuation: ${zh}`)
  if (SINGLE_ELLIPSIS.test(zh)) report('ellipsis', 'zh', `zh holds '…' for '……': ${zh}`)
  if (wordPattern([headword]).test(term)) report('zh_headword', 'zh', `zh holds the headword: ${zh}`)
  if (POS_LABEL.test(zh)) report('label', 'zh', `part of speech stands in the text: ${zh}`)
  if (POS_LABEL.test(en)) report('label', 'en', `part of speech stands in the text: ${en}`)
}

function reportExample(
  report: Report,
  headword: string,
  { en, zh }: { readonly en: string; readonly zh: string },
  pattern: RegExp,
  spellings: readonly string[],
): void {
  if (!pattern.test(en) && !holdsParted(en, spellings)) report('example_word', 'en', `example without the word: ${en}`)
  const count = en.split(/\s+/).length
  if (count < EXAMPLE_WORDS.least || count > EXAMPLE_WORDS.most)
    report('example_length', 'en', `example of ${count} words (${EXAMPLE_WORDS.least} to ${EXAMPLE_WORDS.most}): ${en}`)
  if (!/^['"A-Z0-9].*[.?!]['"]?$/.test(en)) report('example_sentence', 'en', `example is no whole sentence: ${en}`)
  if (/[‘’“”]/.test(en)) report('example_quotation', 'en', `curly quotation marks in an example: ${en}`)
  if (!/[。？！”]$/.test(zh)) report('example_zh_end', 'zh', `zh of the example lacks its end: ${zh}`)
  if (/[,?!]/.test(zh)) report('example_zh_punctuation', 'zh', `zh of the example holds Western punctuation: ${zh}`)
  if (SINGLE_ELLIPSIS.test(zh)) report('ellipsis', 'zh', `zh of the example holds '…' for '……': ${zh}`)
  if (!isUnfit(headword) && holdsListedWord(en)) report('example_unfit', 'en', `example holds an unfit word: ${en}`)
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
