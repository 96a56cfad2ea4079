import type { Answer, RunWord } from '#contract/challenges'
import { isOwnWord } from '#rules/own-words'
import { letterDifference, markLetters, soundDifference } from '#rules/word-difference'
import type { Difference, MarkedLetter } from '#rules/word-difference'

/** What can be said of a wrong answer beyond what its feedback says. */
export type ExplanationOf =
  | {
      readonly kind: 'words'
      /** How the one came to stand for the other. */
      readonly by: 'choice' | 'ear' | 'voice'
      readonly letters: Difference | null
      /** In the learner's accent, else in the other one. */
      readonly sounds: Difference | null
    }
  | { readonly kind: 'letters'; readonly letters: readonly MarkedLetter[]; readonly isHeard: boolean }

export interface WrongAnswer {
  /** The word that was asked for. */
  readonly word: RunWord
  /** The word that was chosen in its place. */
  readonly chosen: RunWord | undefined
  readonly answer: Pick<Answer, 'kind' | 'given'>
}

/** Null where nothing more is known: what was put in order, what was not heard, and own words that have nothing in common. */
export function explanationOf({ word, chosen, answer }: WrongAnswer, accent: 'us' | 'uk'): ExplanationOf | null {
  const { kind, given } = answer
  if (chosen) {
    const letters = letterDifference(word.headword, chosen.headword)
    const sounds = soundsOf(word, chosen, accent)
    const isKnown = letters !== null || sounds !== null || !isOwnWord(word.id) || !isOwnWord(chosen.id)
    return isKnown
      ? {
          kind: 'words',
          by: kind === 'say_word' ? 'voice' : kind === 'listen_and_type' ? 'ear' : 'choice',
          letters,
          sounds,
        }
      : null
  }
  if (kind !== 'spell_word' && kind !== 'type_word' && kind !== 'listen_and_type') return null
  const letters = markLetters(word.headword, given, kind !== 'spell_word')
  if (given === '' || letters.every(({ state }) => state === 'right')) return null
  return { kind: 'letters', letters, isHeard: kind === 'listen_and_type' }
}

/** Phonetics of two accents are no difference of two words. */
function soundsOf(one: RunWord, other: RunWord, accent: 'us' | 'uk'): Difference | null {
  const [us, uk] = [
    [one.ipa_us, other.ipa_us],
    [one.ipa_uk, other.ipa_uk],
  ]
  const both = (accent === 'uk' ? [uk, us] : [us, uk]).find((pair) => pair?.every((ipa) => ipa))
  const [first, second] = both ?? []
  return first && second ? soundDifference(first, second) : null
}
