import type { Question, RunWord } from '#contract/challenges'
import { wordsAsked } from '#rules/run'

/** The words that a run asks, in the order of its questions; wrong options are not among them. */
export function askedWords({
  questions,
  words,
}: {
  questions: readonly Question[]
  words: readonly RunWord[]
}): RunWord[] {
  const ids = [...new Set(questions.flatMap(wordsAsked))]
  return ids.flatMap((id) => words.find((word) => word.id === id) ?? [])
}
