import { CoursesScreen } from '#features/courses'
import { AppLink } from '../AppLink.tsx'

/** /courses: all courses in their order. */
export function Courses() {
  return <CoursesScreen LinkComponent={AppLink} />
}
