/**
 * Lines about where words come from: 'headword | parts | origin en | origin zh | memory en | memory zh | culture en | culture zh', '-' for an
 * empty column. Parts are written 'un- (not 不) + happy (快乐的)': an English word needs no English meaning.
 */
import type { AuthoredWord } from '../authored-words.ts'
import { EntryLineError } from './entry-lines.ts'

/** What a line says of a word. */
export type WordOrigin = Pick<AuthoredWord, 'parts' | 'origin' | 'memory' | 'culture'>

const COLUMNS = 8
const EN_WORDS = 30
const ZH_CHARACTERS = 60

/** Reads a file of lines. Empty lines and those that begin with '//' are left out. Throws EntryLineError for the first that cannot be read. */
export function parseOriginLines(text: string): Map<string, WordOrigin> {
  const words = new Map<string, WordOrigin>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('//')) continue
    const columns = line.split('|').map((column) => column.trim())
    const fail = (reason: string) => new EntryLineError(index + 1, reason)
    if (columns.length !== COLUMNS) throw fail(`${COLUMNS} columns are expected, ${columns.length} found.`)
    const [headword = '', parts = '', ...texts] = columns.map((column) => (column === '-' ? '' : column))
    if (headword === '') throw fail('a headword is missing.')
    if (words.has(headword)) throw fail(`'${headword}' stands twice.`)
    const [origin, memory, culture] = [0, 2, 4].map((at) => {
      const [en = '', zh = ''] = texts.slice(at, at + 2)
      if ((en === '') !== (zh === '')) throw fail(`'${en || zh}' has no other language.`)
      return en === '' ? undefined : { zh, en }
    })
    const split = parts === '' ? [] : parts.split(' + ').map((part) => parsePart(part) ?? part)
    const unread = split.find((part) => typeof part === 'string')
    if (unread !== undefined) throw fail(`'${unread}' is no part with its meaning.`)
    words.set(headword, {
      ...(split.length > 0 && { parts: split.filter((part) => typeof part !== 'string') }),
      ...(origin && { origin }),
      ...(memory && { memory }),
      ...(culture && { culture }),
    })
  }
  return words
}

/** 'un- (not 不)' or 'happy (快乐的)'; undefined for a text of another shape. */
function parsePart(text: string): NonNullable<WordOrigin['parts']>[number] | undefined {
  const [, part, en = '', zh] = /^([^()]+?) \(([^()\p{Script=Han}…（]*)([\p{Script=Han}…（][^()]*)\)$/u.exec(text) ?? []
  return part === undefined || zh === undefined ? undefined : { part, zh, ...(en.trim() !== '' && { en: en.trim() }) }
}

/** Formal faults of one line, a sentence each; whether it is true, a reader says. */
export function originFaults({ parts = [], origin, memory, culture }: WordOrigin): string[] {
  const faults: string[] = []
  if (parts.length === 1) faults.push('a single part is no structure.')
  if (new Set(parts.map(({ part }) => part)).size < parts.length) faults.push('a part stands twice.')
  for (const text of [origin, memory, culture]) {
    if (!text) continue
    faults.push(...noteFaults(text).map(({ sentence }) => sentence))
    if (/\p{Script=Han}/u.test(text.en)) faults.push(`Chinese in the English: ${text.en}`)
    if (!/\p{Script=Han}/u.test(text.zh)) faults.push(`no Chinese: ${text.zh}`)
  }
  return faults
}

export type NoteFaultCode = 'note_end' | 'note_words' | 'note_characters' | 'note_quotation' | 'note_punctuation'

export interface NoteFault {
  readonly code: NoteFaultCode
  readonly field: 'zh' | 'en'
  /** The fault as an author reads it. */
  readonly sentence: string
}

/** What is formally wrong with a text on the origin, a memory aid or a note on culture, apart from its language. */
export function noteFaults({ en, zh }: { readonly en: string; readonly zh: string }): NoteFault[] {
  const faults: NoteFault[] = []
  const report = (code: NoteFaultCode, field: NoteFault['field'], sentence: string) =>
    void faults.push({ code, field, sentence })
  if (!/[.!?]["']?$/.test(en)) report('note_end', 'en', `no full stop: ${en}`)
  if (!/[。！？]”?$/.test(zh)) report('note_end', 'zh', `no full stop: ${zh}`)
  if (en.split(/\s+/).length > EN_WORDS) report('note_words', 'en', `over ${EN_WORDS} words: ${en}`)
  if ([...zh].length > ZH_CHARACTERS) report('note_characters', 'zh', `over ${ZH_CHARACTERS} characters: ${zh}`)
  if (/[‘’“”]/.test(en)) report('note_quotation', 'en', `curly quotation marks: ${en}`)
  // 'How are you?' is cited with its own marks.
  if (/[,;!?"]/.test(zh.replaceAll(/[A-Za-z][A-Za-z '-]*(?:, [A-Za-z '-]+)*[!?]?/g, '')))
    report('note_punctuation', 'zh', `Western punctuation: ${zh}`)
  return faults
}
