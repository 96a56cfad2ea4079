/**
 * What a dictionary can say about a learner's sentence: spelling, forms that are wrong wherever they stand, its shape, and the words that go
 * with the word. It keeps silent where it is not sure, so that nothing right is called wrong; whether the sentence says what it should, it cannot
 * tell.
 */
import { findCollocations } from './collocations.ts'
import { isDerived } from './derived-words.ts'
import { editDistance, withoutDoubles } from './nearby.ts'
import type { AboutWord, KnownWord, SentenceFinding, Token } from './sentence-finding.ts'

/** A verb after one of these stands in its base form, when a pronoun stands before them: 'she can go', but 'can dogs swim'. */
const auxiliaries = new Set(
  "can could will would shall should may might must do does did can't couldn't won't wouldn't shouldn't mustn't don't doesn't didn't".split(
    ' ',
  ),
)
const pronouns = new Set('i you he she it we they'.split(' '))
/** 'To' after one of these begins an infinitive. */
const wantsTo = new Set(
  'want wants wanted need needs needed try tried hope hopes hoped decide decided like likes liked'.split(' '),
)
const notBase = new Set(['past', 'participle', 'third_person'])
/** Words that are rightly said twice. */
const twice = new Set(['had', 'that', 'very', 'so', 'no', 'ha', 'bye', 'really', 'in', 'on', 'her', 'is', 'long'])
/** After 'a' as a name of the letter, and before what is no word of its own. */
const endings = new Set('s t m re ve ll d n'.split(' '))
/** Words that the dictionary has no entry for, and every learner writes. */
const everyday = new Set(
  'cannot yuan jiao others lens lenses jiaozi mahjong pinyin hutong kung fu tai chi en de'.split(' '),
)

/** Words with what joins them; what hangs on a number, the 'th' of '5th', is none. */
const words = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*(?![\p{N}])/gu

/**
 * @param word that shall be in the sentence, in any of its forms
 * @param look what the dictionary knows of a text
 */
export function checkSentence(
  sentence: string,
  word: string | null,
  look: (text: string) => KnownWord | null,
  about: AboutWord = {},
): SentenceFinding[] {
  const tokens = readTokens(sentence, look)
  const findings: SentenceFinding[] = [...shapeFindings(sentence, tokens, about)]
  for (const [index, token] of tokens.entries()) {
    const { text, key, known, span } = token
    const before = tokens[index - 1]
    const first = tokens[index - 2]
    if (!known && !isLetThrough(token, look)) findings.push({ code: 'unknown_word', word: text, span })
    if (before?.key === key && before.text === text && !twice.has(key) && isJoined(sentence, before, token))
      findings.push({ code: 'repeated', word: key, span: { start: before.span.start, end: span.end } })
    if (text === 'i') findings.push({ code: 'small_i', span })
    const article = before && isJoined(sentence, before, token) ? wrongArticle(before, token) : null
    if (before && article)
      findings.push({ code: 'article', given: before.key, right: article, next: text, span: before.span })
    const isAfterAuxiliary = before && first && auxiliaries.has(before.key) && pronouns.has(first.key)
    const isInfinitive = before?.key === 'to' && first && wantsTo.has(first.key)
    const base = known && !known.isHeadword ? baseOf(known) : null
    if (before && base !== null && (isAfterAuxiliary || isInfinitive))
      findings.push({ code: 'base_form', after: before.text, given: text, right: base, span })
  }
  if (word !== null) {
    if (!holds(sentence, word, tokens))
      findings.unshift({ code: 'missing_word', word, span: { start: 0, end: sentence.length } })
    else for (const found of findCollocations(sentence, word, tokens, about)) findings.push(found)
  }
  return once(findings)
}

/** Beside a common word, another spelling is a slip even where two letters are wrong. */
const COMMON_RANK = 3_000

/**
 * Leaves out unknown words that are no slip as far as one can tell: names of plants and diseases that no dictionary for learners has. Where most
 * words are unknown, none is left out.
 *
 * @param meant words that are spelled like an unknown one, the nearest first
 */
export function keepLikelySlips(
  sentence: string,
  findings: readonly SentenceFinding[],
  meant: ReadonlyMap<string, readonly string[]>,
  look: (text: string) => KnownWord | null,
): SentenceFinding[] {
  const all = [...sentence.matchAll(words)].length
  const unknown = findings.filter(({ code }) => code === 'unknown_word').length
  return findings.filter(
    (finding) =>
      finding.code !== 'unknown_word' ||
      unknown > all / 3 ||
      (meant.get(finding.word) ?? []).some((text) => isLikelyMeant(finding.word.toLowerCase(), text, look)),
  )
}

function isLikelyMeant(given: string, text: string, look: (text: string) => KnownWord | null): boolean {
  // 'Tommorow' and 'tomorrow': which letter is doubled is hard to remember.
  if (withoutDoubles(given) === withoutDoubles(text)) return true
  const edits = editDistance(given, text.toLowerCase(), 2)
  if (edits <= 1) return given.length > 3
  const isCommon = (look(text)?.rank ?? Infinity) <= COMMON_RANK
  return edits <= 2 && given.length > 5 && isCommon && given[0] === text[0]
}

function readTokens(sentence: string, look: (text: string) => KnownWord | null): Token[] {
  return [...sentence.matchAll(words)].map((match, index) => {
    const [text] = match
    const key = text.replaceAll('’', "'").toLowerCase()
    const span = { start: match.index, end: match.index + text.length }
    return { text, key, known: look(key) ?? look(text), isName: index > 0 && /^\p{Lu}/u.test(text), span }
  })
}

/** Names, which no dictionary has; a first word in capitals may be one, too. Compounds of words, and what an apostrophe cut off. */
function isLetThrough({ text, key, isName }: Token, look: (text: string) => KnownWord | null): boolean {
  if (isName || /\p{Lu}/u.test(text) || key.length === 1 || everyday.has(key)) return true
  const isWord = (text_: string) =>
    endings.has(text_) || look(text_) !== null || isDerived(text_, (stem) => look(stem) !== null)
  return key.split(/[-']/).every(isWord)
}

/** Nothing but spaces stands between them. */
const isJoined = (sentence: string, before: Token, token: Token): boolean =>
  sentence.slice(before.span.end, token.span.start).trim() === ''

/** The article that belongs before a word, when another one stands there. */
function wrongArticle({ key, text }: Token, { known }: Token): string | null {
  // 'A' within a sentence is the letter, or a mark.
  const isArticle = (key === 'a' || key === 'an') && (text !== 'A' || known !== null)
  if (!isArticle || !known || known.startsWithVowel === null) return null
  const right = known.startsWithVowel ? 'an' : 'a'
  return right === key ? null : right
}

function shapeFindings(sentence: string, tokens: readonly Token[], about: AboutWord): SentenceFinding[] {
  const whole = { start: 0, end: sentence.length }
  const { examples = [], fewestWords = 0 } = about
  const findings: SentenceFinding[] = []
  if (tokens.length < fewestWords) findings.push({ code: 'too_short', fewest: fewestWords, span: whole })
  const plain = plainOf(sentence)
  if (plain !== '' && examples.some((example) => plainOf(example) === plain))
    findings.push({ code: 'copied', span: whole })
  const [first] = tokens
  // What stands before the first word may be its number.
  if (first && first.text !== 'i' && /^\p{Ll}/u.test(first.text) && !/\p{N}/u.test(sentence.slice(0, first.span.start)))
    findings.push({ code: 'capital', span: { start: first.span.start, end: first.span.start + 1 } })
  if (first && !/[.!?。！？…]["'”’)]*\s*$/.test(sentence)) {
    const end = sentence.trimEnd().length
    findings.push({ code: 'full_stop', span: { start: Math.max(0, end - 1), end } })
  }
  return findings
}

const plainOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same thing is said once, of its first place; all in the order of the sentence. */
function once(findings: readonly SentenceFinding[]): SentenceFinding[] {
  const byContent = new Map<string, SentenceFinding>()
  for (const finding of findings) {
    const { span: _, ...content } = finding
    const key = JSON.stringify(content)
    if (!byContent.has(key)) byContent.set(key, finding)
  }
  return [...byContent.values()].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}

/** The verb of which a text is nothing but a finite form or a participle; null for every other text. */
function baseOf({ forms }: KnownWord): string | null {
  const verbs = forms.filter(({ kind }) => notBase.has(kind))
  const [first] = verbs
  return first && forms.every(({ kind, of }) => notBase.has(kind) || (kind === 'plural' && of === first.of))
    ? first.of
    : null
}

function holds(sentence: string, word: string, tokens: readonly Token[]): boolean {
  const wanted = word.toLowerCase()
  if (tokens.some(({ key, known }) => key === wanted || known?.headword.toLowerCase() === wanted)) return true
  if (tokens.some(({ known }) => known?.forms.some(({ of }) => of.toLowerCase() === wanted))) return true
  // A phrase, each of its words in any form, one after the other: 'gave up'.
  const parts = wanted.split(' ')
  const isPart = ({ key, known }: Token, part: string) =>
    key === part || known?.headword === part || known?.forms.some(({ of }) => of === part) === true
  if (parts.length > 1 && hasInOrder(tokens, parts, isPart)) return true
  // 'Two-dimensional', 'parents' evening', '3D'; and a form that no source lists: 'gabbed'.
  const text = sentence.toLowerCase().replaceAll('’', "'")
  return ` ${text} `.includes(wanted) || tokens.some(({ key }) => isRegularForm(key, wanted))
}

/** Other words may stand between the parts of a phrase: 'gave it up', 'tell a frog from a toad'. */
const MOST_BETWEEN = 4

function hasInOrder(
  tokens: readonly Token[],
  parts: readonly string[],
  isPart: (token: Token, part: string) => boolean,
): boolean {
  const [first = '', ...rest] = parts
  return tokens.some((token, index) => {
    if (!isPart(token, first)) return false
    let at = index
    return rest.every((part) => {
      const next = tokens.findIndex((each, place) => place > at && place <= at + 1 + MOST_BETWEEN && isPart(each, part))
      at = next
      return next >= 0
    })
  })
}

/** Whether it is the word with a regular ending. */
function isRegularForm(key: string, word: string): boolean {
  const stem = word.replace(/(?:e|y)$/, '')
  if (!key.startsWith(stem) || stem.length < 3) return false
  const last = stem.at(-1) ?? ''
  return ['s', 'es', 'ies', 'd', 'ed', 'ied', 'ing', 'er', 'est'].some(
    (ending) => key === stem + ending || key === stem + last + ending || key === word + ending,
  )
}
