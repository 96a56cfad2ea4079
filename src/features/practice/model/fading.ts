import type { RunWord } from '#contract/challenges'
import { belongsTo, wordsAsked } from '#rules/run'
import type { PlayState } from './play.ts'

/**
 * How far the meanings of the question on the screen have faded. All of them are of one language, or the odd one out would be the answer: that of
 * the word asked for, on a board that of the word with the most Chinese. A word that was missed in this run is explained as chosen again, from the
 * next time it is asked: what is on the screen stays as it is.
 */
export function fadingOf(state: PlayState): RunWord['faded_to'] {
  const { question, questions, words, answers, last, judge } = state
  if (!question) return undefined
  const isBoard = question.kind === 'match_pairs'
  const before = answers.filter((answer) => answer !== last?.answer && !(isBoard && belongsTo(question, answer)))
  const missed = new Set(
    before
      .filter((answer) => !questions.some((each) => belongsTo(each, answer) && judge(each, answer)))
      .map(({ word_id }) => word_id),
  )
  const steps = wordsAsked(question).map((id) =>
    missed.has(id) ? undefined : words.find((word) => word.id === id)?.faded_to,
  )
  if (steps.includes(undefined)) return undefined
  return steps.includes('both') ? 'both' : 'en'
}
