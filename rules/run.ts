/** The course of a run, followed by the browser question by question and checked by the server at the end. */
import type { Answer, Question, RunResult, RunWord } from '#contract/challenges'

import { sameSpelling, typingOutcome } from './answers.ts'
import { isSaidRight } from './say.ts'
import { sameSentence } from './tiles.ts'

type Headword = Pick<RunWord, 'id' | 'headword'>

/** Says whether an answer belongs to a question and is right: from the words (`judgeBy`), or from what was said when it was taken. */
export type Judge = (question: Question, answer: Answer) => boolean

/** The first answer to a word, the only one that stars, points and memory count. */
export type FirstTry = Pick<Answer, 'kind' | 'given' | 'hinted' | 'slips' | 'ms'> & { right: boolean }

/** What a run came to, before stars and points. */
export type RunOutcome = Pick<RunResult, 'missed'> & {
  rightAtFirstTry: number
  /** Words asked. */
  total: number
  /** Every word has been answered right. */
  finished: boolean
}

/** Ids of the words that a question asks for: one, or those of a board. */
export function wordsAsked(question: Question): readonly number[] {
  return question.kind === 'match_pairs' ? question.left : [question.word_id]
}

/** Whether an answer belongs to a question. Who cannot listen or speak now reads what the word means, and types it all the same. */
export function belongsTo(question: Question, { kind, word_id }: Pick<Answer, 'kind' | 'word_id'>): boolean {
  const isTyped = (question.kind === 'listen_and_type' || question.kind === 'say_word') && kind === 'type_word'
  return (question.kind === kind || isTyped) && wordsAsked(question).includes(word_id)
}

/**
 * Whether an answer is right: the id of the word itself was chosen or tapped on the other side, the headword was typed
 * in a right spelling with no more than one slip or made of tiles, the sentence was put in order, or the word was heard.
 * A hint does not make it wrong, it only costs the credit.
 *
 * @param words the words of the run, to know their headwords
 */
export function isCorrect(question: Question, answer: Answer, words: readonly Headword[]): boolean {
  if (!belongsTo(question, answer)) return false
  const headword = words.find(({ id }) => id === answer.word_id)?.headword
  if (answer.kind === 'say_word') return isSaidRight(answer.given)
  switch (question.kind) {
    case 'say_word':
    case 'type_word':
    case 'listen_and_type':
      return headword !== undefined && sameSpelling(headword, answer.given) && typingOutcome(answer).right
    case 'spell_word':
      return headword !== undefined && sameSpelling(headword, answer.given)
    case 'arrange_sentence':
      return sameSentence(question.sentence, answer.given)
    default:
      return answer.given === String(answer.word_id)
  }
}

/** Judges by the words of a run, each answer once: it is asked about every answer again at every step. */
export function judgeBy(words: readonly Headword[]): Judge {
  const known = new WeakMap<Answer, boolean>()
  return (question, answer) => {
    if (!belongsTo(question, answer)) return false
    const right = known.get(answer) ?? isCorrect(question, answer, words)
    known.set(answer, right)
    return right
  }
}

/**
 * What was given instead of the word asked for: the id of another word of the question, a text that may be one, or null
 * where the answer says nothing of the kind.
 */
export function givenInstead(question: Question, answer: Pick<Answer, 'given' | 'kind'>): number | string | null {
  const shown = 'options' in question ? question.options : 'right' in question ? question.right : null
  if (shown) return shown.find((id) => String(id) === answer.given) ?? null
  return question.kind === 'arrange_sentence' || answer.kind === 'say_word'
    ? null
    : answer.given.trim().toLowerCase() || null
}

/** Ids of the words of a question that were not answered right yet; of a board, the pairs still open. */
export function openWords(question: Question, answers: readonly Answer[], judge: Judge): number[] {
  const done = new Set(answers.filter((answer) => judge(question, answer)).map((answer) => answer.word_id))
  return wordsAsked(question).filter((id) => !done.has(id))
}

/** Other questions between a miss and its return: fewer would ask what the eye still sees. */
const SPACING = 3

const isBoard = ({ kind }: Question): boolean => kind === 'match_pairs'

/** What a run of these questions can put between a miss and its return. Boards are never asked again. */
const spacingOf = (questions: readonly Question[]): number =>
  Math.min(SPACING, questions.filter((question) => !isBoard(question)).length - 1)

/** Each question with the place of its newest answer, -1 before the first, and how many of its words are open. */
const progressOfEach = (questions: readonly Question[], answers: readonly Answer[], judge: Judge) =>
  questions.map((question) => ({
    question,
    open: openWords(question, answers, judge).length,
    lastAsked: answers.findLastIndex((answer) => belongsTo(question, answer)),
  }))

/**
 * The question to ask now, or null when every word is right. First all questions in order, a board until it is clear;
 * then the missed ones, the longest unseen first, until each is right. A missed one comes back after at least three
 * others: when too few are open for that, questions that were right already come in between, the longest unseen first.
 *
 * @param answers answers so far, oldest first; those to questions of another run do not count
 */
export function nextQuestion(
  questions: readonly Question[],
  answers: readonly Answer[],
  judge: Judge,
): Question | null {
  const all = progressOfEach(questions, answers, judge)
  const open = all.filter((each) => each.open > 0)
  const inFirstPass = open.find(({ question, lastAsked }) => lastAsked === -1 || isBoard(question))
  if (inFirstPass) return inFirstPass.question
  const byAge = all.toSorted((a, b) => a.lastAsked - b.lastAsked)
  const missed = byAge.find((each) => each.open > 0)
  if (!missed) return null
  if (answers.length - 1 - missed.lastAsked >= spacingOf(questions)) return missed.question
  const [wordId] = wordsAsked(missed.question)
  const between = byAge.find(
    ({ question, open: words }) => words === 0 && !isBoard(question) && !wordsAsked(question).includes(wordId ?? 0),
  )
  return (between ?? missed).question
}

/** Steps of a run so far, a missed answer as well as a right one, and those to come if all of them are right. A pair of a board is a step. */
export function countSteps(
  questions: readonly Question[],
  answers: readonly Answer[],
  judge: Judge,
): { done: number; left: number } {
  const all = progressOfEach(questions, answers, judge)
  const boards = all.filter(({ question }) => isBoard(question))
  const pairs = boards.reduce((sum, { question }) => sum + wordsAsked(question).length, 0)
  const openPairs = boards.reduce((sum, { open }) => sum + open, 0)
  const singles = all.filter(({ question, open }) => open > 0 && !isBoard(question))
  const missed = singles.filter(({ lastAsked }) => lastAsked >= 0).toSorted((a, b) => a.lastAsked - b.lastAsked)
  const spacing = spacingOf(questions)
  const left = missed.reduce(
    (steps, { lastAsked }) => {
      const others = answers.length - 1 - lastAsked + steps
      return steps + Math.max(0, spacing - others) + 1
    },
    openPairs + singles.length - missed.length,
  )
  const single = answers.filter((answer) =>
    questions.some((question) => !isBoard(question) && belongsTo(question, answer)),
  ).length
  return { done: single + pairs - openPairs, left }
}

/** The first answer to each word, by word id, in the order in which the words were answered. */
export function firstTries(
  questions: readonly Question[],
  answers: readonly Answer[],
  judge: Judge,
): Map<number, FirstTry> {
  const tries = new Map<number, FirstTry>()
  for (const answer of answers) {
    const question = questions.find((candidate) => belongsTo(candidate, answer))
    if (!question || tries.has(answer.word_id)) continue
    const { kind, given, hinted, slips, ms } = answer
    tries.set(answer.word_id, { kind, given, hinted, slips, ms, right: judge(question, answer) })
  }
  return tries
}

/** Whether a first answer counts as right at the first try, for stars and points: right and without a hint. */
export function earnsCredit(first: Pick<FirstTry, 'right' | 'hinted'>): boolean {
  return first.right && !first.hinted
}

/** What the answers so far come to. A word typed with a hint is among the missed, with what was given in the end. */
export function runResult(questions: readonly Question[], answers: readonly Answer[], judge: Judge): RunOutcome {
  const asked = [...new Set(questions.flatMap(wordsAsked))]
  const tries = firstTries(questions, answers, judge)
  const missed = asked.flatMap((id) => {
    const first = tries.get(id)
    return first && !earnsCredit(first) ? [{ word_id: id, given: first.given }] : []
  })
  return {
    rightAtFirstTry: tries.size - missed.length,
    total: asked.length,
    missed,
    finished: nextQuestion(questions, answers, judge) === null,
  }
}
