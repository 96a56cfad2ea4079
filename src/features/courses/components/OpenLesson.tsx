import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import { browserMessageText } from '#contract/browser-messages'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, LockedState, PlayColumn, Skeletons } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useLesson } from '../api/useCourses.ts'

export interface OpenLessonProps {
  course: string
  number: number
  /** Where a guest comes back to after signing in. */
  address: string
  /** Shown once the lesson is here. */
  children: (lesson: Lesson, user: User) => ReactNode
}

const locks: readonly string[] = ['course_locked', 'lesson_locked', 'guest_not_allowed']

/** A lesson that is open to the learner; else why it is not. */
export function OpenLesson({ course, number, address, children }: OpenLessonProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { user, isGuest, error: userError, refresh } = useUser()
  const { data, error, mutate } = useLesson(course, number)
  const failure = userError ?? (data ? undefined : error)
  if (isGuest || (failure && locks.includes(failure.code))) {
    return (
      <LockedState
        title={isGuest ? browserMessageText('guest_not_allowed', language) : (failure?.message ?? '')}
        action={
          <>
            {isGuest && <Button to={routes.signIn({ redirect: address })}>{t('signIn')}</Button>}
            <Button variant="secondary" to={isGuest ? routes.courses() : routes.course({ course })}>
              {t(isGuest ? 'back' : 'toCourse')}
            </Button>
          </>
        }
      >
        {t('locked')}
      </LockedState>
    )
  }
  if (failure) {
    return (
      <ErrorScreen
        title={failure.message}
        retryLabel={t('retry')}
        onRetry={() => void (userError ? refresh() : mutate())}
        home={{ label: t('toCourse'), to: routes.course({ course }) }}
      />
    )
  }
  if (!data || !user) return <LessonLoading />
  return children(data, user)
}

export function LessonLoading() {
  const { t } = useTranslation('courses')
  return (
    <PlayColumn middle="always">
      <Skeletons shape="cards" count={1} label={t('loading')} />
    </PlayColumn>
  )
}
