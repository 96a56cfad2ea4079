import type { WordRecord } from '#contract/words'

/** What is to be said. */
export interface Target {
  readonly kind: 'word' | 'sentence'
  readonly text: string
  /** Names an example sentence of the dictionary; null for a word. */
  readonly sentenceId: string | null
}

/** A sentence that a word's page has, with its translation. */
export interface ExampleSentence {
  readonly id: string
  readonly en: string
  readonly zh: string | null
}

/** Example sentences of a word that have a sound. */
export const sentencesOf = ({ sections }: WordRecord): ExampleSentence[] =>
  sections
    .flatMap((section) => (section.kind === 'examples' ? section.items : []))
    .flatMap(({ id, en, zh }) => (id === null ? [] : [{ id, en, zh }]))

/** What of a word is to be said: the sentence of this id, else the word. */
export function targetOf(record: WordRecord, sentenceId: string | null): Target {
  const sentence = sentencesOf(record).find(({ id }) => id === sentenceId)
  return sentence
    ? { kind: 'sentence', text: sentence.en, sentenceId: sentence.id }
    : { kind: 'word', text: record.headword, sentenceId: null }
}
