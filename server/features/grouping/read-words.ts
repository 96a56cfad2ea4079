/** Which words of the dictionary a pasted text holds. */
import { isRunningText, readPieces } from '#rules/grouping'
import { lemmaOf, type Entry, type Lexicon, type Resolved } from '../words/index.ts'

/** More words than these no note should begin with; the commonest of a text are the ones to learn first. */
const MOST_WORDS = 300

/** The words of a text with their counts, in its order, and the rest that is no word. */
export function readWords(
  lexicon: Pick<Lexicon, 'resolve'>,
  text: string,
): { found: Map<Entry, number>; notFound: string[] } {
  const isText = isRunningText(text)
  const found = new Map<Entry, number>()
  const notFound: string[] = []
  for (const piece of readPieces(text, (whole) => isPhrase(whole, lexicon.resolve(whole)))) {
    const resolved = lexicon.resolve(piece.text)
    if (!resolved) {
      notFound.push(piece.text)
      continue
    }
    const entry = lemmaOf(resolved, isText)
    if (isText && entry.topic === 'grammar') continue
    found.set(entry, (found.get(entry) ?? 0) + piece.count)
  }
  return { found: new Map([...found].slice(0, MOST_WORDS)), notFound }
}

/** Whether words in a row are that phrase. The look-up forgives spaces: it takes 'run up' for 'run-up', and the 'a tall' of 'a tall man' for 'at all'. */
function isPhrase(whole: string, resolved: Resolved | null): boolean {
  if (!resolved) return false
  const { entry, formOf } = resolved
  const [first, given] = [entry.headword, whole].map((text) => text.toLowerCase().split(/[ -]/)[0])
  return formOf.length > 0 || (entry.headword.includes(' ') && first === given)
}
