/** A practice that asks to say the fox, before a browser whose microphone hears a tone. */
import type { Answer } from '#contract/challenges'
import type { Attempt } from '#contract/speech'
import { storage } from '#lib/storage'
import type { MockAnswers } from './mock-api.ts'
import { screen } from './screen.ts'
import { practiceServer, storyPractice } from './story-practice.ts'
import { hearTone } from './story-recordings.ts'

type Verdict = Attempt['verdict']

/** What the server makes of an attempt at the fox. */
export function someAttempt(verdict: Verdict, rest: Partial<Attempt> = {}): Attempt {
  const isRight = verdict !== 'not_heard'
  const phonemes = [
    { phoneme: 'F', ipa: 'f', state: 'good' } as const,
    { phoneme: 'AA', ipa: 'ɑ', state: 'good' } as const,
    { phoneme: 'K', ipa: 'k', state: 'good' } as const,
    verdict === 'replaced'
      ? ({ phoneme: 'TH', ipa: 'θ', state: 'replaced', heard: 'S' } as const)
      : ({ phoneme: 'S', ipa: 's', state: 'good' } as const),
  ]
  const score = {
    overall: verdict === 'right' ? 91 : isRight ? 72 : 0,
    right_word: isRight,
    phonemes: isRight ? phonemes : [],
  }
  return {
    id: '6c1f3a52-0d0c-4e0c-9a52-5b7d7f3a1c10',
    verdict,
    ...(verdict && { score: { ...score, words: [{ text: 'fox', ...score }] } }),
    tries_left: verdict === 'not_heard' ? 0 : 2,
    ...rest,
  }
}

interface SaySetup {
  /** What the device remembers of the microphone; null: it was never asked. */
  leave?: 'given' | 'refused' | null
  microphone?: () => () => void
  onAnswer?: (answer: Answer) => void
}

export function sayScreen(api: MockAnswers, { leave = 'given', microphone, onAnswer }: SaySetup = {}) {
  const server = practiceServer(storyPractice(['say_word', 'choose_meaning']))
  const base = screen({
    path: '/practice?words=fox',
    as: 'user',
    api: {
      ...server,
      'POST /api/practices/{id}/answers': (request) => {
        const { answers } = request.body as { answers: Answer[] }
        for (const answer of answers) onAnswer?.(answer)
        return { acknowledged: answers.map(({ id }) => id), points: 0 }
      },
      ...api,
    },
  })
  return {
    ...base,
    beforeEach: async (context: Parameters<typeof base.beforeEach>[0]) => {
      const restore = (microphone ?? (() => hearTone(1)))()
      const release = await base.beforeEach(context)
      if (leave !== null) storage.write('microphone', leave)
      return () => {
        release()
        restore()
      }
    },
  }
}
