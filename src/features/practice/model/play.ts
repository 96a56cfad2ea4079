/** The course of a run as the learner sees it: asked, answered, settled, next. Pure; the shared rules decide what is right. */
import type { Answer, Question, Run, RunWord } from '#contract/challenges'
import { belongsTo, judgeBy, nextQuestion, openWords, wordsAsked } from '#rules/run'
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
  const question = nextQuestion(questions, answers, judge)
  return { questions, words, judge, answers, question, last: null, settled: false, turn: 0 }
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
  return { ...state, answers, question, last: null, settled: false, turn: state.turn + 1 }
}

function withAnswer(state: PlayState, answer: Answer): PlayState {
  const { question, judge } = state
  if (!question || state.settled || !belongsTo(question, answer)) return state
  if (!openWords(question, state.answers, judge).includes(answer.word_id)) return state
  const answers = [...state.answers, answer]
  const right = judge(question, answer)
  // A board goes on until its last pair; any other question ends with its answer.
  const settled = question.kind !== 'match_pairs' || openWords(question, answers, judge).length === 0
  return { ...state, answers, last: { answer, right }, settled }
}

function withNext(state: PlayState): PlayState {
  if (!state.settled) return state
  const question = nextQuestion(state.questions, state.answers, state.judge)
  return { ...state, question, last: null, settled: false, turn: state.turn + 1 }
}

/** Every word is right, though the last question may still be on the screen. */
export const isPlayed = ({ questions, answers, judge }: PlayState): boolean =>
  nextQuestion(questions, answers, judge) === null

/** Words right so far, of all that are asked; a word that is asked in two ways counts twice. */
export function progressOf({ questions, answers, judge }: PlayState): { done: number; total: number } {
  const total = questions.flatMap(wordsAsked).length
  const open = questions.flatMap((question) => openWords(question, answers, judge)).length
  return { done: total - open, total }
}
