import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Course } from '#contract/courses'
import { routes } from '#contract/routes'
import { ErrorScreen, Skeletons } from '#design-system'
import { useCourse } from '../api/useCourses.ts'

interface CourseFrameProps {
  course: string
  /** What stands there until the course is here. */
  loading: 'list' | 'cards'
  children: (course: Course) => ReactNode
}

/** A course on a screen of its own: loading, out of reach, or there. */
export function CourseFrame({ course, loading, children }: CourseFrameProps) {
  const { t } = useTranslation('courses')
  const { data, error, mutate } = useCourse(course)
  if (data) return children(data)
  if (!error) return <Skeletons shape={loading} count={loading === 'list' ? 8 : 1} label={t('loading')} />
  return (
    <ErrorScreen
      title={error.message}
      retryLabel={t('retry')}
      onRetry={() => void mutate()}
      home={{ label: t('back'), to: routes.courses() }}
    />
  )
}
