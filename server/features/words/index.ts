/** The dictionary for other features: words by what a learner typed, and words by id. */
export { soundEdition } from './audio.ts'
export { type LexiconSource, createLexiconSource } from './lexicon-source.ts'
export type { Entry, Lexicon, Resolved } from './lexicon.ts'
export { aboutWord, lookUp, openLexicon } from './look-up.ts'
export { findOwnWords, keepOwnWords, readLearnerWords } from './own-words.store.ts'
export { readPronunciations } from './pronunciations.ts'
export { readSentence } from './sentences.store.ts'
export { pictureUrl, readRunWords, runWordColumns, toRunWord } from './summaries.store.ts'
