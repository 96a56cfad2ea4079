import type { Answer, QuestionKind } from '#contract/challenges'
import { parseSayAnswer } from './say.ts'

/** How well a word was remembered, in the scheduler's terms. */
export type Grade = 'again' | 'hard' | 'good' | 'easy'

/** What an answer exercises. */
export type Skill = 'see' | 'hear' | 'spell' | 'say'

/** Time that an answer may take before it counts as slow: `base + perLetter * letters`, in milliseconds. */
type Measure = { base: number; perLetter: number }

const CHOOSING_SLOW: Measure = { base: 10_000, perLetter: 0 }
const TYPING_SLOW: Measure = { base: 3_000, perLetter: 1_200 }
const TYPING_FAST: Measure = { base: 1_000, perLetter: 350 }

/** What the log of answers holds: kinds of questions, and cards of which the learner says themselves whether they knew them. */
export type LoggedKind = QuestionKind | 'flashcard'

type KindFacts = { skill: Skill; slow: Measure | null; fast: Measure | null }

const choosing: KindFacts = { skill: 'see', slow: CHOOSING_SLOW, fast: null }

// Only free typing can be fast: tiles give the letters away. What is said takes as long as its scoring.
const kinds: Record<LoggedKind, KindFacts> = {
  choose_picture: choosing,
  choose_meaning: choosing,
  choose_word: choosing,
  match_pairs: choosing,
  flashcard: choosing,
  arrange_sentence: { skill: 'see', slow: TYPING_SLOW, fast: null },
  spell_word: { skill: 'spell', slow: TYPING_SLOW, fast: null },
  type_word: { skill: 'spell', slow: TYPING_SLOW, fast: TYPING_FAST },
  listen_and_type: { skill: 'hear', slow: TYPING_SLOW, fast: TYPING_FAST },
  say_word: { skill: 'say', slow: null, fast: null },
}

/** One answer's time: `ms` from showing the question to the answer, `letters` of the word or sentence asked for. */
export type Timing = Pick<Answer, 'ms'> & { kind: LoggedKind; letters: number }

/** The skill that a kind of question exercises, as the log of answers names it. */
export function skillOf(kind: LoggedKind): Skill {
  return kinds[kind].skill
}

/** Slow: over 10 s choosing, over 3 s + 1.2 s a letter typing, never saying. */
export function isSlow({ ms, kind, letters }: Timing): boolean {
  const { slow } = kinds[kind]
  return slow !== null && ms > limit(slow, letters)
}

/** Fast: under 1 s + 0.35 s a letter; typing only. */
export function isFast({ ms, kind, letters }: Timing): boolean {
  const { fast } = kinds[kind]
  return fast !== null && ms < limit(fast, letters)
}

/**
 * The grade of the first answer to a word in a session: wrong is again, right with a hint or slow is hard, right is
 * good, and spelled right and fast, without a mended slip, is easy. A word said with a replaced sound is hard. Later answers to the word are
 * not graded.
 */
export function gradeFor(
  answer: Timing & { correct: boolean; hinted: boolean; slips?: number; given?: string },
): Grade {
  if (!answer.correct) return 'again'
  if (answer.hinted || isSlow(answer) || isReplaced(answer)) return 'hard'
  return isFast(answer) && !answer.slips ? 'easy' : 'good'
}

const isReplaced = ({ kind, given = '' }: { kind: LoggedKind; given?: string }) =>
  kind === 'say_word' && parseSayAnswer(given)?.outcome === 'replaced'

function limit({ base, perLetter }: Measure, letters: number): number {
  return base + perLetter * letters
}
