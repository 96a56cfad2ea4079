/** The exercises of a lesson: match, choose, arrange, spell, say, listen and type. */
import type { Question } from '#contract/challenges'
import type { QuestionWord } from './distractors.ts'
import { askWord, type Sentence } from './mixed-questions.ts'
import { buildQuestions } from './questions.ts'
import { shuffled } from './random.ts'
import { wordsAsked } from './run.ts'

export interface LessonRequest {
  readonly words: readonly QuestionWord[]
  /** A sentence of the scene that holds the word, by word id. */
  readonly sentences: ReadonlyMap<number, Sentence>
  /** Candidates for wrong options. */
  readonly pool: readonly QuestionWord[]
  /** Words may be asked by ear. */
  readonly listening: boolean
  /** Words may be asked to be said. */
  readonly speaking?: boolean
  /** The first lesson of a course: at most twenty steps, so that its end is in sight. */
  readonly short?: boolean
  readonly random: () => number
}

const MOST_SENTENCES = 4

/** Steps of a short lesson, a pair of a board each: a word is met once and written once, and some sentences are put in order. */
const SHORT_STEPS = 20

const stepsOf = (questions: readonly Question[]): number => questions.flatMap(wordsAsked).length

/**
 * Boards of pairs first, then every word once by choice, half of them to be spelled, some sentences of the scene, the other half to be
 * said where that is possible, and every word to be typed, by ear where that is possible. A short lesson parts the words between boards
 * and choices, and between the ways to write or say them.
 */
export function lessonQuestions({
  words,
  sentences,
  pool,
  listening,
  speaking = false,
  short = false,
  random,
}: LessonRequest): Question[] {
  const candidates = [...new Map([...words, ...pool].map((word) => [word.id, word])).values()]
  const order = () => shuffled(words, random)
  const ask = (word: QuestionWord, ...kinds: Parameters<typeof askWord>[1][]): Question[] => {
    for (const kind of kinds) {
      const question = askWord({ word, sentence: sentences.get(word.id) }, kind, candidates, random)
      if (question) return [question]
    }
    return []
  }
  const chosen = order().flatMap((word, index) =>
    index % 2 === 0 ? ask(word, 'choose_picture', 'choose_meaning') : ask(word, 'choose_meaning', 'choose_word'),
  )
  const half = Math.ceil(words.length / 2)
  const built = order()
  const spelled = built.slice(0, half).flatMap((word) => ask(word, 'spell_word'))
  const said = speaking ? built.slice(half).flatMap((word) => ask(word, 'say_word')) : []
  const arranged = order()
    .flatMap((word) => ask(word, 'arrange_sentence'))
    .filter((question, index, all) => all.findIndex((other) => sentenceOf(other) === sentenceOf(question)) === index)
    .slice(0, MOST_SENTENCES)
  const typed = order().flatMap((word) => ask(word, listening ? 'listen_and_type' : 'type_word'))
  const boardsOf = (some: readonly QuestionWord[]) =>
    buildQuestions({ type: 'matching', words: some, pool: candidates, random })
  const whole = [...boardsOf(words), ...chosen, ...spelled, ...arranged, ...said, ...typed]
  if (!short || stepsOf(whole) <= SHORT_STEPS) return whole
  const paired = built.slice(0, half)
  const onBoards = new Set(paired.map(({ id }) => id))
  const produced = new Set([...spelled, ...said].flatMap(wordsAsked))
  const isNew = (ids: ReadonlySet<number>) => (question: Question) => wordsAsked(question).every((id) => !ids.has(id))
  return [
    ...boardsOf(paired),
    ...chosen.filter(isNew(onBoards)),
    ...spelled,
    ...arranged,
    ...said,
    ...typed.filter(isNew(produced)),
  ]
}

const sentenceOf = (question: Question) => (question.kind === 'arrange_sentence' ? question.sentence : '')
