/** A text as its screen shows it: sentences with their words, each with what the learner knows of it. */
import type { ReaderWords } from '#contract/reader'
import type { ReadingMark, ReadingParagraph, ReadingSentence } from '#design-system'
import { formOf, NAME, readTokens, splitSentences, UNKNOWN } from '#rules/coverage'

/** The word of a form; undefined for names, numbers and what the dictionary does not have. */
export function findWord({ words, forms }: ReaderWords, text: string): ReaderWords['words'][number] | undefined {
  return words[forms[formOf(text)] ?? NAME]
}

/** What a token looks like; null for a number, which is no word. */
export function markOf(known: ReaderWords, text: string): ReadingMark | null {
  const index = known.forms[formOf(text)]
  if (index === undefined) return null
  if (index === UNKNOWN) return 'unknown'
  return known.words[index]?.state ?? 'known'
}

/** The sentences of a paragraph with their words. */
export function divide(known: ReaderWords, paragraph: ReadingParagraph): ReadingSentence[] {
  return splitSentences(paragraph.text).map(({ text, start }) => {
    const from = paragraph.start + start
    const parts: ReadingSentence['parts'][number][] = []
    let at = 0
    const addPlain = (end: number) => {
      if (end > at) parts.push({ text: text.slice(at, end), start: from + at, mark: null })
      at = end
    }
    for (const token of readTokens(text)) {
      const mark = markOf(known, token.text)
      if (mark === null) continue
      addPlain(token.start)
      parts.push({ text: token.text, start: from + token.start, mark })
      at = token.start + token.text.length
    }
    addPlain(text.length)
    return { start: from, parts }
  })
}

/** Ids of the words of a paragraph, each once. */
export const wordIdsOf = (known: ReaderWords, { text }: ReadingParagraph): number[] => [
  ...new Set(readTokens(text).flatMap((token) => findWord(known, token.text)?.id ?? [])),
]
