import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#design-system'
import { call, ignoreApiError } from '#lib/api'
import type { AnswerOf } from '#lib/api'
import { useUser } from '#lib/session'
import { token } from '#lib/token'

type SignedIn = AnswerOf<'POST /api/auth/signin'>

interface Question {
  arrived: SignedIn
  guestToken: string
  /** Answers of the guest session that could be kept. */
  answers: number
}

export interface CompleteSignIn {
  /** Takes the answer of a way in: makes it the session, or first asks about the guest's answers. */
  arrive: (answer: SignedIn) => Promise<void>
  /** Waiting for a decision about the guest's answers. */
  question: Question | undefined
  /** Keeps the guest's answers, or not, and goes on. @throws {ApiError} when keeping failed; the question stays. */
  decide: (keep: boolean) => Promise<void>
  /** Leaves the question open and goes on as the guest: nobody has signed in. */
  dismiss: () => void
}

/** From a way in to the session. The guest session stays the stored one until its answers are settled, so nothing is lost on the way. */
export function useCompleteSignIn(): CompleteSignIn {
  const { t } = useTranslation('auth')
  const { signIn } = useUser()
  const toast = useToast()
  const [question, ask] = useState<Question>()
  const enter = async ({ access_token: accessToken, restored }: SignedIn) => {
    await signIn(accessToken)
    if (restored) toast({ text: t('restored') })
  }
  return {
    question,
    arrive: async (answer) => {
      const guestToken = token.read()
      const { guest_answers: answers } = answer
      if (answers && guestToken) ask({ arrived: answer, guestToken, answers })
      else await enter(answer)
    },
    decide: async (keep) => {
      if (!question) return
      const { arrived, guestToken } = question
      if (keep)
        await call('POST /api/auth/claim', { body: { guest_token: guestToken } }, { token: arrived.access_token })
      await enter(arrived)
    },
    dismiss: () => {
      if (!question) return
      ask(undefined)
      // Nobody will use this session: it does not stay among the account's devices. If it does, it ends by itself.
      const { access_token: unused } = question.arrived
      void call('POST /api/auth/signout', undefined, { token: unused }).catch(ignoreApiError)
    },
  }
}
