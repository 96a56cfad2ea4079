import { useNavigate, useParams } from 'react-router-dom'
import { PlayFrame } from '#design-system'
import { LessonScreen } from '#features/courses'

/** /lesson/{course}/{number}: a lesson, with the whole window to itself. */
export function Lesson() {
  const { course = '', number = '' } = useParams()
  const navigate = useNavigate()
  return (
    <PlayFrame>
      <LessonScreen
        key={`${course}/${number}`}
        course={course}
        number={Number(number)}
        go={(address) => void navigate(address)}
      />
    </PlayFrame>
  )
}
