import type { ChallengeType, Question, QuestionKind } from '#contract/challenges'

import { areConfusable, type QuestionWord } from './distractors.ts'
import { mixQuestions } from './mixed-questions.ts'
import { shuffled } from './random.ts'

const BY_MEANING: readonly QuestionKind[] = ['choose_meaning']
const BY_PICTURE: readonly QuestionKind[] = ['choose_picture', ...BY_MEANING]

/** Most pairs on one board of a matching run. */
const PAIRS_PER_BOARD = 4

export type QuestionRequest = {
  type: ChallengeType
  /** The words of the run: the eight of a level, or fewer when missed words are practised. */
  words: readonly QuestionWord[]
  /** Candidates for wrong options: the rest of the subcategory and category. */
  pool: readonly QuestionWord[]
  /** Rank of the rarest word that may be an option; any without. */
  rarest?: number | undefined
  /** Numbers in [0, 1). The same ones give the same questions. */
  random: () => number
}

/** The questions of a run, in the order in which they are asked; every word of the run is asked once. */
export function buildQuestions({ type, words, pool, rarest = Infinity, random }: QuestionRequest): Question[] {
  const order = shuffled(words, random)
  switch (type) {
    case 'typing':
      return order.map((word) => ({ kind: 'type_word', word_id: word.id }))
    case 'matching':
      return arrangeBoards(order).map((board) => matchQuestion(board, random))
    case 'multi-choice': {
      // By picture and meaning in turn. A word with too few fair options is typed: three options would give more away than four.
      const wishes = order.map((word, index) => ({ word, kinds: index % 2 === 0 ? BY_PICTURE : BY_MEANING }))
      return mixQuestions(
        wishes,
        pool.filter(({ frequency }) => (frequency ?? Infinity) <= rarest),
        random,
      )
    }
  }
}

function matchQuestion(board: readonly QuestionWord[], random: () => number): Question {
  const left = board.map((word) => word.id)
  return { kind: 'match_pairs', left, right: shuffled(left, random) }
}

/**
 * Parts words into boards without two confusable ones, as few and as even as can be: eight words make two boards of
 * four, unless more than two of them share a picture or meaning.
 */
function arrangeBoards(words: readonly QuestionWord[]): QuestionWord[][] {
  for (let count = Math.ceil(words.length / PAIRS_PER_BOARD); count < words.length; count += 1) {
    const boards = fillBoards(
      words,
      Array.from({ length: count }, () => []),
      Math.ceil(words.length / count),
    )
    if (boards) return boards
  }
  return words.map((word) => [word])
}

/** Seats the words one by one, going back where one finds no place; null when there is no way. */
function fillBoards(words: readonly QuestionWord[], boards: QuestionWord[][], size: number): QuestionWord[][] | null {
  const [word, ...rest] = words
  if (!word) return boards
  for (const [index, board] of boards.entries()) {
    if (board.length >= size || board.some((other) => areConfusable(other, word))) continue
    const filled = fillBoards(rest, boards.with(index, [...board, word]), size)
    if (filled) return filled
    // Empty boards are alike: what failed on one fails on the others.
    if (board.length === 0) break
  }
  return null
}
