/** Meanings short enough for a question, and the reading of ECDICT's translations. */
import type { PartOfSpeech } from '#contract/words'

/** The terms of one line of a translation; `field` where the line belongs to a trade such as [医] or to the web. */
export type TranslationLine = { partOfSpeech: PartOfSpeech; terms: string[]; field: boolean }

/** Longest meaning, in characters: zh for a quiz option on a phone, en for two lines of it. */
const ZH_LENGTH = 12
export const EN_LENGTH = 80

/** Stands for the headword in an English meaning. */
const MASK = '___'

const PARTS_OF_SPEECH: Readonly<Record<string, PartOfSpeech>> = {
  n: 'n',
  pl: 'n',
  v: 'v',
  vt: 'v',
  vi: 'v',
  a: 'adj',
  adj: 'adj',
  s: 'adj',
  ad: 'adv',
  adv: 'adv',
  r: 'adv',
  prep: 'prep',
  conj: 'conj',
  pron: 'pron',
  num: 'num',
  int: 'int',
  interj: 'int',
  art: 'art',
  aux: 'aux',
  abbr: 'abbr',
}

const LABEL = /^([a-z]+)\.\s*(?:&\s*[a-z]+\.\s*)?/

/** Part of speech that a line of a dictionary text begins with, and the rest of the line. */
export function splitLabel(line: string): { partOfSpeech: PartOfSpeech; text: string } {
  const label = LABEL.exec(line)
  const partOfSpeech = PARTS_OF_SPEECH[label?.[1] ?? '']
  return partOfSpeech === undefined
    ? { partOfSpeech: '', text: line }
    : { partOfSpeech, text: line.slice(label?.[0].length ?? 0) }
}

/** Reads a translation such as 'n. 苹果, 家伙\n[医] 苹果'. Lines without a usable term are left out. */
export function parseTranslation(translation: string): TranslationLine[] {
  return translation.split('\n').flatMap((line) => {
    const { partOfSpeech, text } = splitLabel(line.trim())
    const field = /^\[[^\]]+\]/.test(text)
    const terms = [...new Set(splitTerms(text.replace(/^\[[^\]]+\]/, '')))]
    return terms.length > 0 ? [{ partOfSpeech, terms, field }] : []
  })
}

/** The zh terms of a text, without remarks in brackets; those that hold no Chinese or an English word are left out. */
function splitTerms(text: string): string[] {
  return text
    .replaceAll(/[（(【[<〈《][^）)】\]>〉》]*[）)】\]>〉》]/g, '')
    .split(/[,，;；、。]|\s{2,}/)
    .map((term) => term.replaceAll(/\.{3,}|…+/g, '……').trim())
    .filter((term) => /\p{Script=Han}/u.test(term) && !/[A-Za-z]{2,}/.test(term))
}

/** One or two terms that fit a quiz option: 'vt. 放弃, 抛弃, 遗弃' gives '放弃；抛弃'. Null without terms. */
export function shortZh(terms: readonly string[]): string | null {
  const [first, ...others] = terms.filter((term) => term.length <= ZH_LENGTH)
  if (first === undefined) return terms[0]?.slice(0, ZH_LENGTH) ?? null
  const second = others.find((term) => first.length + 1 + term.length <= ZH_LENGTH && !overlap(first, term))
  return second === undefined || first.length > 5 ? first : `${first}；${second}`
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

/** The first clause of a definition, at most 80 characters, without remarks in brackets. */
export function shortDefinition(definition: string): string {
  const plain = definition
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/`([^']*)'/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,;:.])/g, '$1')
    .trim()
  const clause = (/^[^;]*/.exec(plain)?.[0] ?? '').replace(/^[,:.\s]+|[,:.\s]+$/g, '')
  if (clause.length <= EN_LENGTH) return clause
  const head = clause.slice(0, EN_LENGTH)
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf(': '))
  if (comma >= EN_LENGTH / 2) return head.slice(0, comma)
  return `${head.slice(0, head.slice(0, EN_LENGTH - 1).lastIndexOf(' '))}…`
}

/** Finds a word and its inflections, whole words only, whatever their case. `flags` are further ones beside 'i'. */
export function wordPattern(words: readonly string[], flags = ''): RegExp {
  const spellings = [...new Set(words)].map((word) => word.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|')
  return new RegExp(`(?<![A-Za-z])(?:${spellings})(?![A-Za-z])`, `i${flags}`)
}

/** Puts the mask in place of a word and its inflections. */
export function maskWords(text: string, words: readonly string[]): string {
  // Most texts hold none of them: to look first costs less than to make the pattern.
  const lower = text.toLowerCase()
  if (!words.some((word) => lower.includes(word.toLowerCase()))) return text
  return text.replaceAll(wordPattern(words, 'g'), MASK)
}
