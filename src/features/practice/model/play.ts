/** The course of a run as the learner sees it: asked, answered, settled, next. Pure; the shared rules decide what is right. */
import type { Answer, Question, Run, RunWord } from '#contract/challenges'
import { belongsTo, countSteps, judgeBy, nextQuestion, openWords } from '#rules/run'
import type { Judge } from '#rules/run'

export interface PlayState {
  readonly questions: readonly Question[]
  readonly words: readonly RunWord[]
  /** Knows the words. */
  readonly judge: Judge
  /** All answers so far, oldest first. */
  readonly answers: readonly Answer[]
  /** The one on the screen; null when every word is right. */
  readonly question: Question | null
  /** The newest answer to the question on the screen; null while it waits for the first. */
  readonly last: { readonly answer: Answer; readonly right: boolean } | null
  /** The question takes no more answers and waits for `next`. */
  readonly settled: boolean
  /** Counts the questions shown: another number is another question, even when the same one comes back. */
  readonly turn: number
}

export type PlayAction = { type: 'answer'; answer: Answer } | { type: 'next' } | { type: 'takeBack'; answer: Answer }

/** Where a run stands after these answers: at its start, or where it was left. */
export function startPlay(
  { questions, words }: Pick<Run, 'questions' | 'words'>,
  answers: readonly Answer[],
): PlayState {
  const judge = judgeBy(words)
  const question = asAsked(nextQuestion(questions, answers, judge), answers)
  return { questions, words, judge, answers, question, last: null, settled: false, turn: 0 }
}

/** A list that begins somewhere else for each time: every element has another place. */
const rotated = <T>(list: readonly T[], times: number): T[] => {
  const from = times % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

/** A question that comes back has its options and tiles in another order: their places are no answer. */
function asAsked(question: Question | null, answers: readonly Answer[]): Question | null {
  if (!question) return null
  const times = answers.filter((answer) => belongsTo(question, answer)).length
  if (times === 0) return question
  if ('options' in question) return { ...question, options: rotated(question.options, times) }
  if ('tiles' in question) return { ...question, tiles: rotated(question.tiles, times) }
  return question
}

/** One step of play. What does not belong to the question on the screen changes nothing. */
export function play(state: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'answer':
      return withAnswer(state, action.answer)
    case 'takeBack':
      return withoutAnswer(state, action.answer)
    case 'next':
      return withNext(state)
  }
}

/** Asks the question of an answer again, as if it had not been given. */
function withoutAnswer(state: PlayState, answer: Answer): PlayState {
  const answers = state.answers.filter(({ id }) => id !== answer.id)
  const question = state.questions.find((each) => belongsTo(each, answer))
  if (!question || answers.length === state.answers.length) return state
  return { ...state, answers, question: asAsked(question, answers), last: null, settled: false, turn: state.turn + 1 }
}

function withAnswer(state: PlayState, answer: Answer): PlayState {
  const { question, judge } = state
  if (!question || state.settled || !belongsTo(question, answer)) return state
  // A pair that is found takes no more answers; a word that was right before may be asked between missed ones.
  const isBoard = question.kind === 'match_pairs'
  if (isBoard && !openWords(question, state.answers, judge).includes(answer.word_id)) return state
  const answers = [...state.answers, answer]
  const right = judge(question, answer)
  // A board goes on until its last pair; any other question ends with its answer.
  const settled = !isBoard || openWords(question, answers, judge).length === 0
  return { ...state, answers, last: { answer, right }, settled }
}

function withNext(state: PlayState): PlayState {
  if (!state.settled) return state
  const question = asAsked(nextQuestion(state.questions, state.answers, state.judge), state.answers)
  return { ...state, question, last: null, settled: false, turn: state.turn + 1 }
}

/** Every word is right, though the last question may still be on the screen. */
export const isPlayed = ({ questions, answers, judge }: PlayState): boolean =>
  nextQuestion(questions, answers, judge) === null

/** Steps so far, right and missed ones, and all of them; a missed word adds those that bring it back. */
export function progressOf({ questions, answers, judge }: PlayState): { done: number; total: number } {
  const { done, left } = countSteps(questions, answers, judge)
  return { done, total: done + left }
}

/** Right answers in a row, up to the newest. */
export function comboOf({ questions, answers, judge }: Pick<PlayState, 'questions' | 'answers' | 'judge'>): number {
  const isRight = (answer: Answer) =>
    questions.some((question) => belongsTo(question, answer) && judge(question, answer))
  return answers.length - 1 - answers.findLastIndex((answer) => !isRight(answer))
}
