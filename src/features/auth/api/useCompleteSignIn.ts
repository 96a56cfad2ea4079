import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimedProgress } from '#contract/auth'
import { useToast } from '#design-system'
import { call, ignoreApiError } from '#lib/api'
import type { AnswerOf } from '#lib/api'
import { useUser } from '#lib/session'
import { token } from '#lib/token'

type SignInResult = AnswerOf<'POST /api/auth/signin'>

interface Question {
  signInResult: SignInResult
  guestToken: string
  /** Answers of the guest session that could be kept. */
  answers: number
}

export interface CompleteSignIn {
  /** Makes the answer of a sign-in method the session, or first asks about the guest's answers. */
  completeSignIn: (answer: SignInResult) => Promise<void>
  /** Waiting for a decision about the guest's answers. */
  question: Question | undefined
  /** Keeps the guest's answers, or not, and goes on. @throws {ApiError} when keeping failed; the question stays. */
  decide: (keep: boolean) => Promise<void>
  /** Leaves the question open and goes on as the guest: the sign-in ends. */
  dismiss: () => void
}

/**
 * From the answer of a sign-in method to the session. The guest session stays the stored one until its answers are settled, so nothing is lost on the way.
 *
 * @param onClaimed told what came along with a new account, before its session begins
 */
export function useCompleteSignIn(onClaimed?: (progress: ClaimedProgress) => void): CompleteSignIn {
  const { t } = useTranslation('auth')
  const { signIn } = useUser()
  const toast = useToast()
  const [question, ask] = useState<Question>()
  const startSession = async ({ access_token: accessToken, restored }: SignInResult) => {
    await signIn(accessToken)
    if (restored) toast({ text: t('restored') })
  }
  return {
    question,
    completeSignIn: async (answer) => {
      const guestToken = token.read()
      const { guest_answers: answers, claimed_progress: claimed } = answer
      if (claimed) onClaimed?.(claimed)
      if (answers && guestToken) ask({ signInResult: answer, guestToken, answers })
      else await startSession(answer)
    },
    decide: async (keep) => {
      if (!question) return
      const { signInResult, guestToken } = question
      if (keep)
        await call('POST /api/auth/claim', { body: { guest_token: guestToken } }, { token: signInResult.access_token })
      await startSession(signInResult)
    },
    dismiss: () => {
      if (!question) return
      ask(undefined)
      // The new session is not used, so it goes from the account's devices. Where that fails, it expires.
      const { access_token: unused } = question.signInResult
      void call('POST /api/auth/signout', undefined, { token: unused }).catch(ignoreApiError)
    },
  }
}
