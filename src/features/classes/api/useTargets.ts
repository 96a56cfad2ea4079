import type { Difficulty } from '#contract/challenges'
import { useCall } from '#lib/swr'

/** Exam lists and own notes, with how many words each has. */
export function useLists() {
  return useCall('GET /api/exam-plan/lists')
}

/** Categories of levels. */
export function useCategories() {
  return useCall('GET /api/challenges')
}

/** How many levels a map has at each difficulty; null waits. */
export function useLevelCounts(place: { category: string; sub: string | null; difficulty: Difficulty } | null) {
  const { category = '', sub = null, difficulty = 'easy' } = place ?? {}
  return useCall(place && 'GET /api/challenges/{category}/levels', {
    params: { category },
    query: { difficulty, ...(sub === null ? {} : { sub }) },
  })
}

export function useCourses() {
  return useCall('GET /api/courses')
}

/** The lessons of a course. */
export function useCourse(course: string | null) {
  return useCall(course === null ? null : 'GET /api/courses/{course}', { params: { course: course ?? '' } })
}
