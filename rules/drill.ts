/** A short session about two words that a learner takes for each other. */
import type { Question, QuestionKind } from '#contract/challenges'
import type { ConfusionKind } from './confusions.ts'
import { areConfusable, pickDistractors, type QuestionWord } from './distractors.ts'
import { askWord } from './mixed-questions.ts'
import { shuffled } from './random.ts'

/** Options of a choice: the two words, and others so that the second is not answered by the first. */
const OTHERS = 2

/**
 * Kinds of question in turn, what the confusion shows in first: only the first answer to a word counts. Each is asked about both words. A
 * word is never both typed and heard, since what is typed answers a question that is to be heard.
 */
const TURNS: Readonly<Record<ConfusionKind, readonly QuestionKind[]>> = {
  meaning: ['choose_word', 'choose_meaning', 'type_word'],
  spelling: ['type_word', 'choose_meaning', 'spell_word'],
  sound: ['listen_and_type', 'choose_word', 'spell_word'],
}

export interface DrillRequest {
  readonly words: readonly [QuestionWord, QuestionWord]
  readonly kind: ConfusionKind
  /** Candidates for further options. */
  readonly pool: readonly QuestionWord[]
  /** Whether words may be asked to be heard. */
  readonly listening: boolean
  readonly random: () => number
}

/** Each kind of question about both words, which take turns in being first. Two words of which both would be right never meet in a choice. */
export function buildDrill({ words, kind, pool, listening, random }: DrillRequest): Question[] {
  const order = shuffled(words, random)
  const turns = TURNS[kind].map((each) => (each === 'listen_and_type' && !listening ? 'type_word' : each))
  return turns.flatMap((each, turn) => {
    const pair = turn % 2 === 0 ? order : order.toReversed()
    return pair.flatMap((word) => {
      const other = words.find(({ id }) => id !== word.id)
      return (other && drillQuestion(word, other, each, pool, random)) ?? []
    })
  })
}

function drillQuestion(
  word: QuestionWord,
  other: QuestionWord,
  kind: QuestionKind,
  pool: readonly QuestionWord[],
  random: () => number,
): Question | null {
  if (kind !== 'choose_word' && kind !== 'choose_meaning') return askWord({ word }, kind, [], random)
  const others = pool.filter(({ id }) => id !== word.id && id !== other.id)
  if (areConfusable(word, other)) return askWord({ word }, kind, [word, ...others], random)
  const fair = others.filter((each) => !areConfusable(each, other))
  const options = [word, other, ...pickDistractors(word, fair, OTHERS, random)]
  return { kind, word_id: word.id, options: shuffled(options, random).map(({ id }) => id) }
}
