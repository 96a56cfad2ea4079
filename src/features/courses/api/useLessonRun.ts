import { useMemo } from 'react'
import type { Practice, PracticeResult } from '#contract/practice'
import { practiceCalls, useAskableSkills, useIssuedRun } from '#features/practice'
import type { IssuedRun, RunCalls } from '#features/practice'
import { call } from '#lib/api'

export interface LessonRef {
  course: string
  number: number
}

export interface LessonRun extends IssuedRun<Practice> {
  /** Ends the lesson, not only its exercises. */
  calls: RunCalls<PracticeResult>
}

/**
 * The exercises of a lesson: those that were left, here or on another device, or new ones.
 *
 * @param openId id of exercises that the server says can be resumed
 */
export function useLessonRun({ course, number }: LessonRef, openId: string | null, userId: string): LessonRun {
  const skills = useAskableSkills()
  const params = { course, number: String(number) }
  const issued = useIssuedRun<Practice>(
    {
      idName: `lesson/${course}/${number}`,
      start: (id) => call('POST /api/courses/{course}/lessons/{number}/runs', { params, body: { id, ...skills } }),
      findOpen: async () => openId,
      isOpen: ({ result }) => result === null,
    },
    userId,
  )
  // The same object while the lesson is: the queue of answers is created once for it.
  const calls = useMemo(
    (): RunCalls<PracticeResult> => ({
      ...practiceCalls,
      finish: (id, session) =>
        call(
          'POST /api/courses/{course}/lessons/{number}/finish',
          { params: { course, number: String(number) }, body: { id } },
          { token: session },
        ),
    }),
    [course, number],
  )
  return { ...issued, calls }
}
