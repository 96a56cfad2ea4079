/**
 * The lines in which authors write: 'word | pos | zh | en | example | its zh', and for each further sense a line that
 * begins with '+ |' in place of the word. Behind the last column may stand '| = synonym, synonym ! antonym'.
 * 'levels -> level' says that a form leads to its base. A word with '#unfit' behind it is for the dictionary alone. A word may be a phrase
 * ('take off').
 */
import { partsOfSpeech } from '#contract/words'
import type { AuthoredSense, AuthoredWord } from '../authored-words.ts'

/** A line that cannot be read; the message names the line's number. */
export class EntryLineError extends Error {
  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}`)
    this.name = 'EntryLineError'
  }
}

const HEAD = /^(.*?)(?:\s+(#unfit))?$/

/** Whether a text can be a headword: at most six words of letters, digits and separators ('Wi-Fi', "driver's license"). */
function isHeadword(text: string): boolean {
  return /^[\p{Script=Latin}\d][\p{Script=Latin}\d'.&/+-]*(?: [\p{Script=Latin}\d][\p{Script=Latin}\d'.&/+-]*){0,5}$/u.test(
    text,
  )
}

/** Reads a file of lines. Empty lines and those that begin with '//' are left out. Throws EntryLineError. */
export function parseEntryLines(text: string): Map<string, AuthoredWord> {
  const words = new Map<string, AuthoredWord>()
  let current: { senses: AuthoredSense[] } | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('//')) continue
    const number = index + 1
    const form = /^([^|]+?)\s*->\s*([^|]+)$/.exec(content)
    if (form) {
      addWord(words, form[1] ?? '', { formOf: form[2] ?? '' }, number)
      current = undefined
      continue
    }
    const { head, sense, relations } = parseColumns(content, number)
    if (head === '+') {
      if (!current) throw new EntryLineError(number, 'a further sense needs a word before it.')
      if (relations.synonyms ?? relations.antonyms)
        throw new EntryLineError(number, 'relations belong to the first sense.')
      current.senses.push(sense)
      continue
    }
    const [, headword = '', flag] = HEAD.exec(head) ?? []
    if (!isHeadword(headword)) throw new EntryLineError(number, `'${head}' is no word or phrase.`)
    const senses = [sense]
    addWord(words, headword, { senses, complete: true, ...relations, ...(flag && { unfit: true as const }) }, number)
    current = { senses }
  }
  return words
}

function addWord(words: Map<string, AuthoredWord>, headword: string, word: AuthoredWord, line: number): void {
  if (words.has(headword)) throw new EntryLineError(line, `'${headword}' stands twice.`)
  words.set(headword, word)
}

function parseColumns(content: string, line: number) {
  const columns = content.split('|').map((column) => column.trim())
  const [head = '', label = '', zh = '', en = '', exampleEn = '', exampleZh = '', related = ''] = columns
  if (columns.length < 6 || columns.length > 7)
    throw new EntryLineError(line, `6 or 7 columns are expected, ${columns.length} found.`)
  const pos = partsOfSpeech.find((part) => part === label)
  if (!pos) throw new EntryLineError(line, `'${label}' is no part of speech (${partsOfSpeech.join(' ')}).`)
  if ([head, zh, en, exampleEn, exampleZh].includes('')) throw new EntryLineError(line, 'a column is empty.')
  const sense: AuthoredSense = { pos, zh, en, example: { en: exampleEn, zh: exampleZh } }
  return { head, sense, relations: parseRelations(related, line) }
}

function parseRelations(text: string, line: number): Pick<AuthoredWord, 'synonyms' | 'antonyms'> {
  const match = /^(?:=([^!=]*))?\s*(?:!([^!=]*))?$/.exec(text)
  if (!match) throw new EntryLineError(line, `relations are written '= synonym, synonym ! antonym', not '${text}'.`)
  const [synonyms, antonyms] = [match[1], match[2]].map((list) =>
    (list ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )
  return { ...(synonyms?.length && { synonyms }), ...(antonyms?.length && { antonyms }) }
}
