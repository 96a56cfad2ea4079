import { useParams } from 'react-router-dom'
import { CourseScreen } from '#features/courses'

/** /courses/{course}: its lessons. */
export function Course() {
  const { course = '' } = useParams()
  return <CourseScreen key={course} course={course} />
}
