import { useNavigate, useParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PlayFrame } from '#design-system'
import { OpenLesson } from '#features/courses'
import { ShadowScreen } from '#features/recordings'

/** /lesson/{course}/{number}/shadow: says the scene of a lesson after the model, with the whole window to itself. */
export function Shadow() {
  const { course = '', number: part = '' } = useParams()
  const navigate = useNavigate()
  const number = Number(part)
  const lesson = routes.lesson({ course, number })
  return (
    <PlayFrame>
      <OpenLesson course={course} number={number} address={routes.shadow({ course, number })}>
        {({ scene }, { id }) => (
          <ShadowScreen
            key={`${course}/${part}`}
            lines={scene}
            userId={id}
            lessonAddress={lesson}
            onLeave={() => void navigate(lesson)}
          />
        )}
      </OpenLesson>
    </PlayFrame>
  )
}
