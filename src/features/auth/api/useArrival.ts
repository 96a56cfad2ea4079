import { useState } from 'react'
import { call } from '#lib/api'
import type { AnswerOf } from '#lib/api'
import { useUser } from '#lib/session'
import { token } from '#lib/token'

type SignedIn = AnswerOf<'POST /api/auth/signin'>

interface Question {
  accessToken: string
  guestToken: string
  /** Answers of the guest session that could be kept. */
  answers: number
}

export interface Arrival {
  /** Takes the answer of a way in: makes it the session, or first asks about the guest's answers. */
  arrive: (answer: SignedIn) => Promise<void>
  /** Waiting for a decision about the guest's answers. */
  question: Question | undefined
  /** Keeps the guest's answers, or not, and goes on. @throws {ApiError} when keeping failed; the question stays. */
  decide: (keep: boolean) => Promise<void>
}

/** From a way in to the session. The guest session stays the stored one until its answers are settled, so nothing is lost on the way. */
export function useArrival(): Arrival {
  const { signIn } = useUser()
  const [question, ask] = useState<Question>()
  return {
    question,
    arrive: async ({ access_token: accessToken, guest_answers: answers }) => {
      const guestToken = token.read()
      if (answers && guestToken) ask({ accessToken, guestToken, answers })
      else await signIn(accessToken)
    },
    decide: async (keep) => {
      if (!question) return
      const { accessToken, guestToken } = question
      if (keep) await call('POST /api/auth/claim', { body: { guest_token: guestToken } }, { token: accessToken })
      await signIn(accessToken)
    },
  }
}
