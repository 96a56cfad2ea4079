import { CoursesScreen } from '#features/courses'

/** /courses: all courses in their order. */
export function Courses() {
  return <CoursesScreen />
}
