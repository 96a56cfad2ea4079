/** A round of the trainer that asks to say words, before a browser whose microphone hears a tone. */
import type { PairAttempt } from '#contract/speech'
import type { MockAnswers } from './mock-api.ts'
import { screen } from './screen.ts'
import { hearTone } from './story-recordings.ts'
import { someRound, someSounds } from './story-sounds.ts'

/** What is heard of 'think', beside 'sink'. */
export const rightPair: PairAttempt = { verdict: 'right', sound: 'TH' }
export const otherPair: PairAttempt = { verdict: 'other', sound: 'S' }
export const neitherPair: PairAttempt = { verdict: 'neither', sound: 'T' }
export const unjudgedPair = (reason: NonNullable<PairAttempt['reason']>): PairAttempt => ({
  verdict: null,
  sound: null,
  reason,
})

interface TrainerSetup {
  /** What is heard, one attempt after the other, the last again and again. */
  heard: readonly PairAttempt[]
  api: MockAnswers
  microphone?: (() => () => void) | undefined
  /** Told the word that was to be said, and the other one. */
  onAttempt: (words: string) => void
  /** Told what is sent of the round. */
  onAnswers: (body: unknown) => undefined
}

export function sayTrainer({ heard, api, microphone = () => hearTone(1), onAttempt, onAnswers }: TrainerSetup) {
  let attempts = 0
  const base = screen({
    path: '/sounds/train?skill=say',
    as: 'user',
    api: {
      'GET /api/sounds/round': { items: [...someRound] },
      'GET /api/sounds': someSounds(),
      'POST /api/sounds/answers': ({ body }) => onAnswers(body),
      'POST /api/sounds/attempts': ({ query }) => {
        onAttempt(`${query.get('word')} ${query.get('other')}`)
        return heard[attempts++] ?? heard.at(-1) ?? rightPair
      },
      ...api,
    },
  })
  return {
    ...base,
    beforeEach: async (context: Parameters<typeof base.beforeEach>[0]) => {
      attempts = 0
      const restore = microphone()
      const release = await base.beforeEach(context)
      return () => {
        release()
        restore()
      }
    },
  }
}
