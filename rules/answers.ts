import { spellingsOf } from './spelling.ts'

/** Slips in a word that Backspace may mend without loss. */
const SLIPS_FORGIVEN = 1

/**
 * What a typed answer is compared by: lower case, without accents, full-width letters and digits as narrow ones, one
 * kind of apostrophe and hyphen, single spaces, no invisible characters. Hyphens and spaces are different here.
 */
export function normaliseAnswer(text: string): string {
  return (
    text
      // Before the rest: an acute accent on its own would fall apart into a space and a mark.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .replace(/[\u2018\u2019\u02BC\u2032`]/g, "'")
      .replace(/[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  )
}

/** Cache of the latest word: typing asks for the same one several times a letter. */
let latest: { readonly headword: string; readonly spellings: readonly string[] } = { headword: '', spellings: [''] }

/** Every right spelling of a headword, normalised, its own first: 'Colour TV' gives 'colour tv' and 'color tv'. */
export function acceptedSpellings(headword: string): readonly string[] {
  if (headword !== latest.headword) latest = { headword, spellings: findSpellings(headword) }
  return latest.spellings
}

function findSpellings(headword: string): readonly string[] {
  // Splitting by a capture group keeps the separators.
  return normaliseAnswer(headword)
    .split(/([^a-z]+)/)
    .reduce<string[]>((starts, part) => starts.flatMap((start) => spellingsOf(part).map((end) => start + end)), [''])
}

/** Whether two texts are one word or phrase, spelled as in the UK or the US, with hyphens or spaces. */
export function sameSpelling(a: string, b: string): boolean {
  const asked = joined(normaliseAnswer(b))
  return acceptedSpellings(a).some((spelling) => joined(spelling) === asked)
}

/**
 * The spelling that the letters typed so far lead to, for the boxes of the board: the headword as it is written while it
 * fits, else another right spelling, else (a letter is wrong) the headword.
 */
export function spellingFor(headword: string, typedSoFar: string): string {
  const typed = joined(normaliseLetters(typedSoFar))
  const [own = '', ...others] = acceptedSpellings(headword)
  if (joined(own).startsWith(typed)) return headword
  return others.find((spelling) => joined(spelling).startsWith(typed)) ?? headword
}

export type LetterCheck = { right: true } | { right: false; expected: string; typed: string }

/**
 * Checks one more letter of a word typed letter by letter. Every right spelling is open until a letter decides.
 *
 * @param typedSoFar the letters on the board, all right; a wrong one is taken back before the next
 * @param char the new letter
 * @returns for a wrong one, the letter `expected` next ('' behind the end of the word) and the one `typed`
 */
export function checkLetter(headword: string, typedSoFar: string, char: string): LetterCheck {
  const before = joined(normaliseLetters(typedSoFar))
  const after = joined(normaliseLetters(typedSoFar + char))
  const fits = acceptedSpellings(headword).some((spelling) => joined(spelling).startsWith(after))
  // A second space or an invisible character fits, but is no step forward.
  if (fits && after.length > before.length) return { right: true }
  const expected =
    [...spellingFor(headword, typedSoFar).normalize('NFC')][[...typedSoFar.normalize('NFC')].length] ?? ''
  return { right: false, expected, typed: char.normalize('NFKC') }
}

/** What typing a word through to its end is worth. */
export type TypingOutcome = {
  /** Typed as it should be; else the word counts as missed and comes back. */
  right: boolean
  /** Right by the learner's own knowledge. */
  firstTry: boolean
}

/** One slip may be mended with Backspace; the second, or a hint, loses the credit of the first try. */
export function typingOutcome({ slips, hinted }: { slips: number; hinted: boolean }): TypingOutcome {
  const right = slips <= SLIPS_FORGIVEN
  return { right, firstTry: right && !hinted }
}

/** Letters of an unfinished word: a space at the end was typed on purpose. */
function normaliseLetters(text: string): string {
  return /\s$/.test(text) ? `${normaliseAnswer(text)} ` : normaliseAnswer(text)
}

/** 'ice-cream' and 'ice cream' are one word. */
function joined(text: string): string {
  return text.replaceAll('-', ' ')
}
