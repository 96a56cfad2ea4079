/** What the check of sentences knows, and what it says. */

/** A word of the sentence as the dictionary knows it. */
export interface KnownWord {
  readonly headword: string
  /** Whether the text is a word by itself, and no form alone. */
  readonly isHeadword: boolean
  /** The words that it is a form of. */
  readonly forms: readonly { readonly of: string; readonly kind: string }[]
  /** Whether it begins with a vowel sound; null when unknown. */
  readonly startsWithVowel: boolean | null
  /** Place in running English, 1 the commonest. */
  readonly rank?: number
}

/** Where it is in the sentence, in UTF-16 units; `end` is the first one after it. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type SentenceFinding = { readonly span: Span } & (
  | { readonly code: 'unknown_word'; readonly word: string }
  | { readonly code: 'missing_word'; readonly word: string }
  | { readonly code: 'repeated'; readonly word: string }
  | { readonly code: 'article'; readonly given: string; readonly right: string; readonly next: string }
  | { readonly code: 'base_form'; readonly after: string; readonly given: string; readonly right: string }
  /** A hint: the phrases of the word show other partners. */
  | { readonly code: 'collocation'; readonly given: string; readonly right: readonly string[] }
  | { readonly code: 'too_short'; readonly fewest: number }
  | { readonly code: 'copied' | 'small_i' | 'capital' | 'full_stop' }
)
export type FindingCode = SentenceFinding['code']

/** What else is known of the word that the sentence is about. */
export interface AboutWord {
  /** The dictionary's own sentences: a copy of one is none of the learner's. */
  readonly examples?: readonly string[]
  /** Of its entry: 'depend on', 'make a decision'. */
  readonly phrases?: readonly string[]
  /** Of all its meanings, by their short names: 'v', 'adj'. */
  readonly partsOfSpeech?: readonly string[]
  /** Fewer words are no sentence. */
  readonly fewestWords?: number
}

/** A word of a sentence. */
export interface Token {
  readonly text: string
  /** In small letters, with a straight apostrophe. */
  readonly key: string
  readonly known: KnownWord | null
  /** With a capital within the sentence. */
  readonly isName: boolean
  readonly span: Span
}
