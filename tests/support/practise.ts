/** Answers practices, reviews and lessons over the interface, as a page would. */
import { randomUUID } from 'node:crypto'
import type { Answer, Question } from '#contract/challenges'
import { answerPractice, finishPractice, type Practice, type PracticeResult } from '#contract/practice'
import type { TestApp } from './app.ts'

/** A time in which a person can have answered whatever a practice asks. */
const A_WHILE = 120_000

/** What is right for a question; a board has an answer for each pair. */
export function rightAnswers({ words }: Pick<Practice, 'words'>, question: Question): Answer[] {
  const headword = (id: number) => words.find((word) => word.id === id)?.headword ?? ''
  const answer = (word_id: number, given: string): Answer => ({
    id: randomUUID(),
    word_id,
    kind: question.kind,
    given,
    hinted: false,
    slips: 0,
    // Neither fast nor slow for words of any length.
    ms: 6_000,
  })
  switch (question.kind) {
    case 'match_pairs':
      return question.left.map((id) => answer(id, String(id)))
    case 'type_word':
    case 'listen_and_type':
    case 'spell_word':
      return [answer(question.word_id, headword(question.word_id))]
    case 'arrange_sentence':
      return [answer(question.word_id, question.sentence.toLowerCase())]
    default:
      return [answer(question.word_id, String(question.word_id))]
  }
}

/** Right answers to everything; the words named are answered wrong first, with what is given for each or nothing that is a word. */
export function practiceAnswers(
  practice: Practice,
  missed: readonly number[] = [],
  given: Readonly<Record<number, string>> = {},
): Answer[] {
  const right = practice.questions.flatMap((question) => rightAnswers(practice, question))
  const wrong = missed.flatMap((id) => {
    const first = right.find(({ word_id }) => word_id === id)
    return first ? [{ ...first, id: randomUUID(), given: given[id] ?? 'nothing' }] : []
  })
  return [...wrong, ...right]
}

export async function answerAll(
  app: TestApp,
  token: string,
  practice: Practice,
  missed: readonly number[] = [],
  given: Readonly<Record<number, string>> = {},
): Promise<void> {
  app.advance(A_WHILE)
  const answers = practiceAnswers(practice, missed, given)
  for (let start = 0; start < answers.length; start += 50)
    await app.call(
      answerPractice,
      { params: { id: practice.id }, body: { answers: answers.slice(start, start + 50) } },
      token,
    )
}

/** A whole practice at a human pace. */
export async function practise(
  app: TestApp,
  token: string,
  practice: Practice,
  missed: readonly number[] = [],
  given: Readonly<Record<number, string>> = {},
): Promise<PracticeResult> {
  await answerAll(app, token, practice, missed, given)
  return app.call(finishPractice, { params: { id: practice.id } }, token)
}
