import { Navigate, useParams } from 'react-router-dom'
import { routes } from '#contract/routes'

/** /lesson/{course} without a number: the course, whose lessons stand there; /lesson alone: all courses. */
export function Lessons() {
  const { course } = useParams()
  return <Navigate replace to={course === undefined ? routes.courses() : routes.course({ course })} />
}
