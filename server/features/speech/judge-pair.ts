/** Tells which word of a minimal pair was said, while its caller waits. Nothing of it is stored. */
import type { HandlerInput } from '#contract/core'
import { ATTEMPT_SECONDS } from '#contract/recording-limits'
import type { judgePair as endpoint, PairAttempt } from '#contract/speech'
import { decideHeardWord, findThirdSound } from '#rules/heard-word'
import type { Deps } from '../../deps.ts'
import { fieldError } from '../../http/errors.ts'
import { checkWav } from '../recordings/index.ts'
import { findSayablePair } from '../sounds/index.ts'
import type { LexiconSource } from '../words/index.ts'
import { scoreWord } from './score-word.ts'

type Input = HandlerInput<typeof endpoint>

/** Throws what `checkWav` throws, field_invalid for words that the trainer does not ask, and QueueFullError while too many wait for the scorer. */
export async function judgePair(
  deps: Deps,
  source: LexiconSource,
  { query: { word, other }, file }: Pick<Input, 'query' | 'file'>,
): Promise<PairAttempt> {
  const { samples } = checkWav(file, ATTEMPT_SECONDS)
  if (!deps.scorer) return { verdict: null, sound: null, reason: 'no_scorer' }
  const pair = findSayablePair(deps.scorer, word, other)
  if (!pair) throw fieldError('other', 'field_invalid')
  // One after the other: two places in the queue for one recording would keep others out.
  const one = await scoreWord(deps, source, word, samples)
  if ('reason' in one) return { verdict: null, sound: null, reason: one.reason }
  const two = await scoreWord(deps, source, other, samples)
  if ('reason' in two) return { verdict: null, sound: null, reason: two.reason }
  const heard = decideHeardWord({ ...pair, scores: [one.score, two.score] })
  if (heard === null) return { verdict: 'neither', sound: findThirdSound(one.score, ...pair.sounds) }
  return { verdict: heard === 0 ? 'right' : 'other', sound: pair.sounds[heard] }
}
