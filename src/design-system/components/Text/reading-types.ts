/** What a word looks like in a text that is read: `known` is plain. */
export type ReadingMark = 'known' | 'growing' | 'new' | 'unknown'

/** A part of the text; `start` is its offset in UTF-16 units. */
export interface ReadingParagraph {
  readonly text: string
  readonly start: number
}

/** A word as it is written, and where. */
export type ReadingWord = ReadingParagraph

export interface ReadingSentence {
  readonly start: number
  /** All of it in order; `mark` is null for what is between words. */
  readonly parts: readonly { readonly text: string; readonly start: number; readonly mark: ReadingMark | null }[]
}
