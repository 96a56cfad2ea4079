/** Providers whose calls are counted for the start page of administrators. */
import { countOutcome, type MetricBuffer } from './metrics.ts'
import type { Ai } from './providers/ai/index.ts'
import { FileStoreError, type Files } from './providers/files/index.ts'
import { GoogleUnavailableError, type Google } from './providers/google/index.ts'
import { ScorerError, type Scorer } from './providers/scorer/index.ts'

/** A question that its asker took back has not failed. */
export const countAi = (ai: Ai, metrics: MetricBuffer): Ai => ({
  converse: (conversation) =>
    countOutcome(
      metrics,
      'ai',
      () => ai.converse(conversation),
      () => !conversation.signal.aborted,
    ),
  ask: (question) =>
    countOutcome(
      metrics,
      'ai',
      () => ai.ask(question),
      () => !question.signal.aborted,
    ),
})

export const countFiles = (files: Files, metrics: MetricBuffer): Files => {
  const counted = <T>(work: () => Promise<T>) =>
    countOutcome(metrics, 'storage', work, (error) => error instanceof FileStoreError)
  return {
    save: (name, bytes) => counted(() => files.save(name, bytes)),
    read: (name, part) => counted(() => files.read(name, part)),
    remove: (name) => counted(() => files.remove(name)),
  }
}

export const countGoogle = (google: Google, metrics: MetricBuffer): Google => ({
  verify: (credential, now) =>
    countOutcome(
      metrics,
      'google',
      () => google.verify(credential, now),
      (error) => error instanceof GoogleUnavailableError,
    ),
})

/** Silence is found before the provider is asked, so that it says nothing about it. A full queue is no failure: the recording waits. */
export const countScorer = (scorer: Scorer, metrics: MetricBuffer): Scorer => ({
  ...scorer,
  close: () => scorer.close(),
  async score(recording) {
    try {
      const score = await scorer.score(recording)
      if (score.outcome === 'scored') metrics.count('scorer.succeeded')
      return score
    } catch (error) {
      if (error instanceof ScorerError) metrics.count('scorer.failed')
      throw error
    }
  },
})
