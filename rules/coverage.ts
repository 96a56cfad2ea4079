/** How much of a text a learner can read: its running words, which of them are known, and the few words that would help most. */

/** Share of running words from which a text is read with ease, 0 to 1 (Laufer 1989; Nation 2006 asks for 98 % without help). */
export const EASY_SHARE = 0.95

/** The most words that are named as those that would help most. */
export const MOST_HELPERS = 10

/** `known`: learned, or marked as known. `growing`: begun. `new`: in the dictionary, and never begun. */
export type WordState = 'known' | 'growing' | 'new'

/** What a form is that belongs to no word of the dictionary, in place of the index of its word. */
export const NAME = -1
export const UNKNOWN = -2

/** A running word where it is written; `start` is in UTF-16 units. A number is one too. */
export interface Token {
  readonly text: string
  readonly start: number
}

const TOKEN = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’‘-]*/gu
/** What a token may hold, and does not end in. */
const INNER_SIGNS = "'’‘-"
/** Longer ones are in no dictionary, and are not looked up: a text of one endless token must not hold the server up. */
const LONGEST_WORD = 64
const DIGIT = /\p{N}/u
const SENTENCE_SIGNS = /[.!?…:;"“”«»(\n。！？：；（]/
/** A point after these ends no sentence, and what follows is a name. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'st', 'jr', 'sr', 'mt'])
const ABBREVIATION = /(?:^|[\s("“])(?:mr|mrs|ms|dr|prof|st|jr|sr|mt|vs|e\.g|i\.e|no)\.\s*$/i

/** The running words of a text or of a part of it, in order. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: withoutEndSigns(found),
    start: index,
  }))
}

/** By hand: an expression would take the square of a token's length. */
function withoutEndSigns(token: string): string {
  let end = token.length
  while (end > 1 && INNER_SIGNS.includes(token.charAt(end - 1))) end -= 1
  return token.slice(0, end)
}

/** What a token is looked up by in `TextWords.forms`. */
export const formOf = (token: string): string => withPlainQuotes(token).toLowerCase()

const withPlainQuotes = (token: string): string => token.replaceAll('’', "'").replaceAll('‘', "'")

/** A word of the dictionary as a text names it. */
export interface CoverageEntry {
  readonly id: number
  readonly headword: string
  /** Rank in running English, 1 is the commonest. */
  readonly rank: number
}

export interface TextWords<E extends CoverageEntry = CoverageEntry> {
  /** Each with how often it runs in the text; in the order in which they come first. */
  readonly words: readonly { readonly entry: E; readonly count: number }[]
  /** By form: the index of its word, or NAME or UNKNOWN. Numbers are left out. */
  readonly forms: ReadonlyMap<string, number>
  /** All running words but names and numbers. */
  readonly running: number
}

interface Form {
  count: number
  /** As it is written first. */
  readonly text: string
  isLower: boolean
  /** With a capital where no sentence begins. */
  isNamed: boolean
}

/**
 * The words of a text. What holds a digit is a number. A form is a name when it is never written small and is either unknown to the
 * dictionary or written with a capital within a sentence, unless the dictionary itself writes the word with a capital ('Monday', 'English').
 * Neither is counted.
 *
 * @param resolve the word that a form belongs to
 */
export function readTextWords<E extends CoverageEntry>(
  text: string,
  resolve: (form: string) => E | null,
): TextWords<E> {
  const words: { entry: E; count: number }[] = []
  const indexes = new Map<number, number>()
  const forms = new Map<string, number>()
  let running = 0
  for (const [key, form] of collectForms(text)) {
    const entry = resolveForm(form.isLower ? key : withPlainQuotes(form.text), resolve)
    const isCapital = entry !== null && entry.headword !== entry.headword.toLowerCase()
    if (!form.isLower && !isCapital && (form.isNamed || entry === null)) {
      forms.set(key, NAME)
      continue
    }
    running += form.count
    if (entry === null) {
      forms.set(key, UNKNOWN)
      continue
    }
    const index = indexes.get(entry.id) ?? words.length
    const word = words[index]
    if (word) word.count += form.count
    else {
      indexes.set(entry.id, index)
      words.push({ entry, count: form.count })
    }
    forms.set(key, index)
  }
  return { words, forms, running }
}

function collectForms(text: string): Map<string, Form> {
  const forms = new Map<string, Form>()
  let end = 0
  let previous = ''
  for (const { text: token, start } of readTokens(text)) {
    const between = text.slice(end, start)
    // Most words have but a space between them: no sign is looked for there.
    const isWithin = between === ' ' || (TITLES.has(previous) && !between.includes('\n'))
    const isFirst = end === 0 || (!isWithin && SENTENCE_SIGNS.test(between))
    end = start + token.length
    previous = token.toLowerCase()
    if (DIGIT.test(token)) continue
    const key = formOf(token)
    const form = forms.get(key) ?? { count: 0, text: token, isLower: false, isNamed: false }
    form.count += 1
    const first = token.slice(0, 1)
    if (first === first.toLowerCase()) form.isLower = true
    // What is all in capitals is shouted or an abbreviation, and says nothing about names.
    else if (!isFirst && token !== token.toUpperCase()) form.isNamed = true
    forms.set(key, form)
  }
  return forms
}

/** 'they're' is 'they', 'blue-eyed' its last part that is known, where the dictionary has them not. */
function resolveForm<E>(form: string, resolve: (form: string) => E | null): E | null {
  if (form.length > LONGEST_WORD) return null
  const whole = resolve(form)
  if (whole !== null) return whole
  const [stem = '', ending] = form.split("'")
  if (ending !== undefined && stem !== '') return resolveForm(stem, resolve)
  if (!form.includes('-')) return null
  for (const part of form.split('-').toReversed()) {
    const entry = part === '' ? null : resolve(part)
    if (entry !== null) return entry
  }
  return null
}

/** Running words by state. `unknown` are those that the dictionary does not have: they count, as not known. */
export interface Coverage {
  readonly running: number
  readonly known: number
  readonly growing: number
  readonly new: number
  readonly unknown: number
  /** Of running words that are known, 0 to 1; 0 for a text without words. */
  readonly share: number
}

/** @param running all running words; those that are in none of `words` are unknown */
export function coverageOf(
  words: readonly { readonly count: number; readonly state: WordState }[],
  running: number,
): Coverage {
  const counts = { known: 0, growing: 0, new: 0 }
  for (const { count, state } of words) counts[state] += count
  const unknown = running - counts.known - counts.growing - counts.new
  return { running, ...counts, unknown, share: running === 0 ? 0 : counts.known / running }
}

/**
 * The words not known yet that run most often, the commoner one in English first among equals, no more than it takes to reach the share of
 * easy reading, and ten at most. `share` is what they reach together. Shares add up, so no other ten reach more.
 */
export function findHelpers<W extends { readonly count: number; readonly state: WordState; readonly rank: number }>(
  words: readonly W[],
  running: number,
): { readonly words: readonly W[]; readonly share: number } {
  const { known } = coverageOf(words, running)
  const candidates = words
    .filter(({ state }) => state !== 'known')
    .toSorted((a, b) => b.count - a.count || a.rank - b.rank)
  const helpers: W[] = []
  let reached = known
  for (const word of candidates) {
    if (helpers.length === MOST_HELPERS || running === 0 || reached / running >= EASY_SHARE) break
    helpers.push(word)
    reached += word.count
  }
  return { words: helpers, share: running === 0 ? 0 : reached / running }
}

/** A part of a text; `start` is in UTF-16 units of the whole. */
export interface Stretch {
  readonly text: string
  readonly start: number
}

/** A longer line is shown and read in several parts, so that no part is slow to draw. */
const LONGEST_PARAGRAPH = 1_200

/** The lines of a text that hold something; what is longer than a screen is parted between sentences, else between words. */
export function splitParagraphs(text: string): Stretch[] {
  const paragraphs: Stretch[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      if (line.length <= LONGEST_PARAGRAPH) paragraphs.push({ text: line, start })
      else for (const part of partLine(line)) paragraphs.push({ text: part.text, start: start + part.start })
    }
    start += line.length + 1
  }
  return paragraphs
}

function partLine(line: string): Stretch[] {
  const parts: { text: string; start: number }[] = []
  for (const sentence of splitSentences(line))
    for (const piece of partSentence(sentence)) {
      const last = parts.at(-1)
      if (last && last.text.length + piece.text.length <= LONGEST_PARAGRAPH) last.text += piece.text
      else parts.push({ ...piece })
    }
  return parts
}

function partSentence({ text, start }: Stretch): Stretch[] {
  const parts: Stretch[] = []
  for (let at = 0; at < text.length;) {
    const space = text.lastIndexOf(' ', at + LONGEST_PARAGRAPH - 1)
    const isLast = text.length - at <= LONGEST_PARAGRAPH
    // Where no space is, a cut between two letters is better than a paragraph without end; but not between two halves of a sign.
    let end = isLast ? text.length : space > at ? space + 1 : at + LONGEST_PARAGRAPH
    if (!isLast && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
    parts.push({ text: text.slice(at, end), start: start + at })
    at = end
  }
  return parts
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * The sentences of a paragraph, with the spaces behind them; together they are the paragraph. A point after 'Mr' ends none, and neither does
 * a sign before a small letter: '“Where to?” asked the owl.'
 */
export function splitSentences(paragraph: string): Stretch[] {
  const sentences: { text: string; start: number }[] = []
  for (const { segment, index } of segmenter.segment(paragraph)) {
    const last = sentences.at(-1)
    if (last && (ABBREVIATION.test(last.text) || /^\p{Ll}/u.test(segment))) last.text += segment
    else sentences.push({ text: segment, start: index })
  }
  return sentences
}
