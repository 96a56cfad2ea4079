/** Scores a word that was just said, while its caller waits. The sound is in memory alone. */
import type { Score, ScoreFailure } from '#contract/recordings'
import type { Deps } from '../../deps.ts'
import { ScorerError } from '../../providers/scorer/index.ts'
import { findTarget, formatScore } from '../recordings/index.ts'
import { openLexicon, type LexiconSource } from '../words/index.ts'

export type WordResult = { readonly score: Score } | { readonly reason: ScoreFailure }

/** What cannot be judged has a reason instead of a score. Throws QueueFullError while too many wait for the scorer. */
export async function scoreWord(
  deps: Deps,
  source: LexiconSource,
  text: string,
  samples: Int16Array,
): Promise<WordResult> {
  const { db, scorer } = deps
  if (!scorer) return { reason: 'no_scorer' }
  const target = await findTarget(db, await openLexicon(deps, source), { kind: 'word', text })
  if (!target) return { reason: 'unknown_sound' }
  try {
    const score = await scorer.score({ samples, words: target })
    return score.outcome === 'scored' ? { score: formatScore(score) } : { reason: score.outcome }
  } catch (error) {
    if (!(error instanceof ScorerError)) throw error
    deps.log.warn({ error }, 'what was said was not scored')
    return { reason: 'failed' }
  }
}
