/** The check of sentences, and the count of what the AI service answers, for the tutor. */
export { countAiAnswer, withoutPerson } from './ai-use.ts'
export { findInSentence } from './check-sentence.ts'
export { compareSentences, removeSentences, restoreSentences, type SentenceCopy } from './sentences.store.ts'
