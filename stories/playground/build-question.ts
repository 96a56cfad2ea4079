import type { Question, QuestionKind } from '#contract/challenges'
import { askWord } from '#rules/mixed-questions'
import { seededRandom, shuffled } from '#rules/random'
import { playgroundWords } from './playground-words.ts'
import type { PlaygroundDifficulty, PlaygroundWord } from './playground-words.ts'

export interface QuestionSetup {
  kind: QuestionKind
  word: string
  /** Of the words that stand beside it. */
  difficulty: PlaygroundDifficulty
}

class UnfitWordError extends Error {
  override readonly name = 'UnfitWordError'
}

/** The word of a setup, and those that it is asked among. @throws {UnfitWordError} */
export function wordsOf({ word: headword, difficulty }: QuestionSetup): [PlaygroundWord, ...PlaygroundWord[]] {
  const word = playgroundWords.find((each) => each.headword === headword)
  if (!word) throw new UnfitWordError(`The playground has no word ${headword}`)
  return [word, ...playgroundWords.filter((each) => each !== word && each.difficulty === difficulty)]
}

/**
 * The question as the server would build it, by the same rules.
 *
 * @param seed another one mixes the options anew
 * @throws {UnfitWordError} where the rules cannot ask the word in this way
 */
export function buildQuestion(setup: QuestionSetup, seed: string): Question {
  const words = wordsOf(setup)
  const [word] = words
  const random = seededRandom(`${setup.kind} ${setup.word} ${seed}`)
  if (setup.kind === 'match_pairs') {
    const left = shuffled(
      words.slice(0, 4).map(({ id }) => id),
      random,
    )
    return { kind: 'match_pairs', left, right: shuffled(left, random) }
  }
  const candidates = words.map((each) => ({ ...each, frequency: each.id, subcategory: null, synonyms: [] }))
  const [asked] = candidates
  const question = asked && askWord({ word: asked, sentence: word.sentence }, setup.kind, candidates, random)
  if (!question) throw new UnfitWordError(`${setup.word} cannot be asked as ${setup.kind}`)
  return question
}
