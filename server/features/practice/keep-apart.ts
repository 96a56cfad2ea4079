import type { QuestionWord } from '#rules/distractors'
import { wordsToKeepApart } from '#rules/confusions'
import type { Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { readConfusedPairs } from '../answers/index.ts'

/** The words, each with those that the learner takes for it and does not hold apart yet: no question shows the two together. */
export async function withWordsApart<Word extends QuestionWord>(
  db: Reader,
  session: Pick<Session, 'userId' | 'timeZone'>,
  words: readonly Word[],
  at: Date,
): Promise<Word[]> {
  const apart = wordsToKeepApart(await readConfusedPairs(db, session, at))
  return words.map((word) => ({ ...word, apart: apart.get(word.id) }))
}
