import type { RunWord } from '#contract/challenges'
import type { NewEntry } from '#contract/notes'
import { isOwnWord } from '#rules/own-words'

/** A word that was practised, to be kept in another note: an own word takes along what the learner wrote as its meaning. */
export const entryOf = ({ id, headword, meaning }: Pick<RunWord, 'id' | 'headword' | 'meaning'>): NewEntry =>
  isOwnWord(id) ? { word: headword, meaning: meaning.en } : { word: headword }
