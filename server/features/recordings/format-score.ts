import type { Score } from '#contract/recordings'
import type { SpeechScore } from '../../providers/scorer/index.ts'

/** A score of the provider as the contract has it. */
export const formatScore = ({ overall, isRightWord, words }: SpeechScore): Score => ({
  overall: Math.round(overall),
  right_word: isRightWord,
  phonemes: words.flatMap(({ phonemes }) => [...phonemes]),
  words: words.map(({ text, overall: ofWord, isRightWord: isRight, phonemes, stress }) => ({
    text,
    overall: Math.round(ofWord),
    right_word: isRight,
    phonemes: [...phonemes],
    ...(stress && { stress }),
  })),
})
