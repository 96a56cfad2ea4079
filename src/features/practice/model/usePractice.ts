import type { Practice } from '#contract/practice'
import type { InputOf } from '#lib/api'
import { createPractice } from '../api/create-practice.ts'
import { useIssuedRun } from './useIssuedRun.ts'
import type { IssuedRun } from './useIssuedRun.ts'
import { useListening } from './useListening.ts'

/** What to practise: words by text or by id, and kinds of question where not all are wanted. */
export type PracticeRequest = Omit<InputOf<'POST /api/practices'>['body'], 'id' | 'listening'>

export const practiceIdName = (request: PracticeRequest): string => `practice/${JSON.stringify(request)}`

/** The practice of these words: a new one, or the one that was left. */
export function usePractice(request: PracticeRequest, userId: string | undefined): IssuedRun<Practice> {
  const { canListen } = useListening()
  // A learner who turns listening off on the way resumes the same questions, read instead of heard.
  const listening = canListen ? {} : { listening: false }
  return useIssuedRun<Practice>(
    {
      idName: practiceIdName(request),
      start: (id) => createPractice({ ...request, id, ...listening }),
      isOpen: ({ result }) => result === null,
    },
    userId,
  )
}
