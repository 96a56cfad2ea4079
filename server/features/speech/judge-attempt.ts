/** Scores an attempt at a say question while its caller waits. The sound is in memory alone. */
import type { HandlerInput } from '#contract/core'
import { ATTEMPT_SECONDS } from '#contract/recording-limits'
import type { ScoreFailure } from '#contract/recordings'
import type { Attempt, judgeAttempt as endpoint } from '#contract/speech'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { countTriesLeft, findAttempt, readSayWord, recordAttempt, type AttemptRef } from '../practice/index.ts'
import { checkWav } from '../recordings/index.ts'
import type { LexiconSource } from '../words/index.ts'
import { scoreWord } from './score-word.ts'

type Input = HandlerInput<typeof endpoint>

/**
 * Judges once for each id. What cannot be judged has a reason instead of a verdict and is not stored, so that the same id may be tried again.
 * Throws what `checkWav` and `readSayWord` throw, and QueueFullError while too many wait for the scorer.
 */
export async function judgeAttempt(
  deps: Deps,
  source: LexiconSource,
  session: Session,
  { query, file }: Pick<Input, 'query' | 'file'>,
): Promise<Attempt> {
  const { db, now } = deps
  const ref: AttemptRef = { practiceId: query.practice, wordId: query.word_id, id: query.attempt }
  const text = await readSayWord(db, session, ref, now())
  const before = await findAttempt(db, session, ref)
  if (before) return before
  const { samples } = checkWav(file, ATTEMPT_SECONDS)
  const refuse = async (reason: ScoreFailure): Promise<Attempt> => ({
    id: ref.id,
    verdict: null,
    reason,
    tries_left: await countTriesLeft(db, session, ref),
  })
  const result = await scoreWord(deps, source, text, samples)
  return 'reason' in result ? refuse(result.reason) : recordAttempt(db, session, ref, result.score, now())
}
