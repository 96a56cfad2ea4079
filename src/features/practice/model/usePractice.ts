import type { Practice } from '#contract/practice'
import { createPractice } from '../api/create-practice.ts'
import { practiceIdName } from './practice-request.ts'
import type { PracticeRequest } from './practice-request.ts'
import { useIssuedRun } from './useIssuedRun.ts'
import type { IssuedRun } from './useIssuedRun.ts'
import { useAskableSkills } from './useAskableSkills.ts'

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
