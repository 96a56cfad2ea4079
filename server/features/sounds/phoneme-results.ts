/** What a score says of the phonemes that a learner can say. */
import type { Score } from '#contract/recordings'
import type { Tx } from '../../db/client.ts'
import type { Scorer } from '../../providers/scorer/index.ts'
import { addPhonemes, readWeekOf, type PhonemeResult } from './phoneme-sums.store.ts'

/** Phonemes of words that were said, as far as they were judged. */
function phonemeResults({ words }: Pick<Score, 'words'>): PhonemeResult[] {
  return words
    .filter((word) => word.right_word)
    .flatMap(({ phonemes }) => phonemes)
    .flatMap(({ phoneme, state, heard }) =>
      state === 'not_judged' ? [] : [{ phoneme, state, heard: state === 'replaced' ? (heard ?? '') : '' }],
    )
}

export const isJudged = ({ confusionsOf }: Pick<Scorer, 'confusionsOf'>, phoneme: string): boolean =>
  !confusionsOf || confusionsOf(phoneme).length > 0

/** In the transaction that stores the score, so that each recording counts once. */
export async function addPhonemeResults(
  tx: Tx,
  { userId, at }: { readonly userId: string; readonly at: Date },
  score: Pick<Score, 'words'>,
): Promise<void> {
  await addPhonemes(tx, userId, await readWeekOf(tx, userId, at), phonemeResults(score))
}
