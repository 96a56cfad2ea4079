import { createPractice } from '../api/create-practice.ts'
import { practiceIdName } from './practice-request.ts'
import type { PracticeRequest } from './practice-request.ts'
import { takeRun } from './take-run.ts'
import type { Learner } from './take-run.ts'

/** Sees to it that a practice is here for when there is no connection. */
export const takePractice = (learner: Learner, wanted: PracticeRequest): Promise<void> =>
  takeRun(learner, {
    slot: 'note',
    channel: 'practice',
    idName: practiceIdName(wanted),
    create: (taken) => createPractice({ ...wanted, ...taken }),
  })
