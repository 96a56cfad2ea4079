import type { Practice } from '#contract/practice'
import type { InputOf } from '#lib/api'
import { createPractice } from '../api/create-practice.ts'
import { useIssuedRun } from './useIssuedRun.ts'
import type { IssuedRun } from './useIssuedRun.ts'
import { useAskableSkills } from './useAskableSkills.ts'

/** What to practise: words by text or by id, and kinds of question where not all are wanted. */
export type PracticeRequest = Omit<InputOf<'POST /api/practices'>['body'], 'id' | 'listening' | 'speaking'>

export const practiceIdName = (request: PracticeRequest): string => `practice/${JSON.stringify(request)}`

/** The practice of these words: a new one, or the one that was left. */
export function usePractice(request: PracticeRequest, userId: string | undefined): IssuedRun<Practice> {
  // A learner who turns listening or speaking off on the way resumes the same questions, read and typed instead.
  const skills = useAskableSkills()
  return useIssuedRun<Practice>(
    {
      idName: practiceIdName(request),
      start: (id) => createPractice({ ...request, id, ...skills }),
      isOpen: ({ result }) => result === null,
    },
    userId,
  )
}
