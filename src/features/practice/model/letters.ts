/** A word on the board of letters: which places are typed, which stand there already. */
import { checkLetter, sameSpelling, spellingFor, typingOutcome } from '#rules/answers'

/** Letters that a learner types; hyphens, spaces and apostrophes are given. */
const typable = /[\p{Script=Latin}\p{N}]/u

const placesOf = (spelling: string): string[] => [...spelling.normalize('NFC')]

export interface Typing {
  readonly headword: string
  /** What stands on the board so far, given characters included, all of it right. */
  readonly text: string
  /** The letter that waits for Backspace. */
  readonly wrong: { readonly expected: string; readonly typed: string } | null
  readonly slips: number
  readonly hinted: boolean
}

export const startTyping = (headword: string): Typing => ({
  headword,
  text: filled(headword, 0),
  wrong: null,
  slips: 0,
  hinted: false,
})

/** The shape of the word for the board: `_` for each letter, the rest as it is. */
export function patternOf({ headword, text }: Typing): string {
  return placesOf(spellingFor(headword, text))
    .map((place) => (typable.test(place) ? '_' : place))
    .join('')
}

/** Letters on the board so far. */
export const lettersTyped = ({ text }: Typing): string[] => [...text].filter((char) => typable.test(char))

/** All letters of the word, as the hint shows them. */
const lettersOfWord = ({ headword, text }: Typing): string[] =>
  placesOf(spellingFor(headword, text)).filter((place) => typable.test(place))

/** The beginning of a spelling with so many of its letters, and what is given before the next one. */
function filled(spelling: string, letters: number): string {
  let text = ''
  let left = letters
  for (const place of placesOf(spelling)) {
    if (typable.test(place) && left === 0) return text
    if (typable.test(place)) left -= 1
    text += place
  }
  return text
}

/** One more letter. While a wrong one waits for Backspace, or when the word is complete, nothing changes. */
export function typeLetter(typing: Typing, char: string): Typing {
  const { headword, text, wrong } = typing
  if (wrong || isComplete(typing)) return typing
  const check = checkLetter(headword, text, char)
  if (!check.right) return { ...typing, wrong: check, slips: typing.slips + 1 }
  const spelling = spellingFor(headword, text + char)
  return { ...typing, text: filled(spelling, lettersTyped(typing).length + 1) }
}

/** Takes back the wrong letter, else the last right one. */
export function takeBack(typing: Typing): Typing {
  if (typing.wrong) return { ...typing, wrong: null }
  if (isComplete(typing)) return typing
  const letters = Math.max(0, lettersTyped(typing).length - 1)
  return { ...typing, text: filled(spellingFor(typing.headword, typing.text), letters) }
}

export const showHint = (typing: Typing): Typing => ({ ...typing, hinted: true })

export const isComplete = ({ headword, text }: Typing): boolean => sameSpelling(headword, text)

/** The word is typed to its end, or one slip too many has ended it. */
export const isOver = (typing: Typing): boolean => isComplete(typing) || !typingOutcome(typing).right

/** What was given, a wrong last letter included. */
export const givenOf = ({ text, wrong }: Typing): string => text + (wrong?.typed ?? '')

export interface BoardLetter {
  char: string
  state: 'right' | 'wrong' | 'empty' | 'hint'
}

/** Letters as the board shows them; `revealed` fills the open places with the right ones. */
export function boardOf(typing: Typing, revealed: boolean): BoardLetter[] {
  const typed = lettersTyped(typing)
  return lettersOfWord(typing).map((letter, index) => {
    const own = typed[index]
    if (own !== undefined) return { char: own, state: 'right' }
    if (revealed) return { char: letter, state: 'hint' }
    if (typing.wrong && index === typed.length) return { char: typing.wrong.typed, state: 'wrong' }
    return typing.hinted ? { char: letter, state: 'hint' } : { char: '', state: 'empty' }
  })
}

/** Tiles to press, of these letters or words; hyphens and spaces of a word are given. */
export const tilesOf = (texts: readonly string[]): { id: string; text: string }[] =>
  texts
    .filter((text) => [...text].some((char) => typable.test(char)))
    .map((text, index) => ({ id: `tile-${index}`, text }))

/** The word that letters make in the places of its pattern. */
export function spelled(pattern: string, letters: readonly string[]): string {
  const left = [...letters]
  return [...pattern].map((sign) => (sign === '_' ? (left.shift() ?? '') : sign)).join('')
}
