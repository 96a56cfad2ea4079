import { useParams } from 'react-router-dom'
import { AdminLessonScreen, AdminOnly } from '#features/admin'
import { LessonPreview } from '#features/courses'

/** /admin/courses/starter/1. */
export function AdminLesson() {
  const { course = '', number = '' } = useParams()
  return (
    <AdminOnly>
      <AdminLessonScreen
        key={`${course}/${number}`}
        course={course}
        number={number}
        previewSlot={(lesson) => <LessonPreview lesson={lesson} />}
      />
    </AdminOnly>
  )
}
