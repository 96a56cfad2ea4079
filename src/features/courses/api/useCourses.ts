import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** All courses with the learner's progress; nothing without a session. */
export function useCourses() {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/courses' : null)
}

/** A course with its lessons. */
export function useCourse(course: string) {
  return useCall('GET /api/courses/{course}', { params: { course } })
}

/** A lesson: its words and its scene. */
export function useLesson(course: string, number: number) {
  return useCall('GET /api/courses/{course}/lessons/{number}', { params: { course, number: String(number) } })
}
