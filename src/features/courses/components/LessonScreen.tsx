import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import { messageText } from '#contract/messages'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, LockedState, Notice, PlayColumn, Skeletons } from '#design-system'
import { PracticeRun } from '#features/practice'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useRevalidate } from '#lib/swr'
import { useLesson } from '../api/useCourses.ts'
import { useLessonRun } from '../api/useLessonRun.ts'
import { Scene } from './Scene.tsx'

export interface LessonScreenProps {
  course: string
  number: number
  /** Goes to an address. */
  go: (address: string) => void
}

const locks: readonly string[] = ['course_locked', 'lesson_locked', 'guest_not_allowed']

/** A lesson: its words in a scene, then the exercises. The page gives it the whole window. */
export function LessonScreen(props: LessonScreenProps) {
  const { course, number } = props
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { user, isGuest, error: userError, refresh } = useUser()
  const { data, error, mutate } = useLesson(course, number)
  const failure = userError ?? (data ? undefined : error)
  if (isGuest || (failure && locks.includes(failure.code))) {
    return (
      <LockedState
        title={isGuest ? messageText('guest_not_allowed', language) : (failure?.message ?? '')}
        action={
          <>
            {isGuest && (
              <Button to={routes.signIn({ redirect: routes.lesson({ course, number }) })}>{t('signIn')}</Button>
            )}
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
  return <LessonSteps key={`${course}/${number}`} {...props} lesson={data} user={user} />
}

function LessonLoading() {
  const { t } = useTranslation('courses')
  return (
    <PlayColumn middle="always">
      <Skeletons shape="cards" count={1} label={t('loading')} />
    </PlayColumn>
  )
}

/** First the scene, then the exercises. Exercises that were begun are resumed. */
function LessonSteps({ lesson, user, ...props }: LessonScreenProps & { lesson: Lesson; user: User }) {
  const [met, setMet] = useState(lesson.open !== null)
  const { course, go } = props
  if (!met) {
    return (
      <Scene lesson={lesson} user={user} onLeave={() => go(routes.course({ course }))} onStart={() => setMet(true)} />
    )
  }
  return <Exercises lesson={lesson} user={user} {...props} />
}

function Exercises({ lesson, user, course, number, go }: LessonScreenProps & { lesson: Lesson; user: User }) {
  const { t } = useTranslation('courses')
  const revalidate = useRevalidate()
  const [open] = useState(lesson.open)
  const { run: practice, error, calls, retry, restart, finish } = useLessonRun({ course, number }, open, user.id)
  useEffect(() => () => void revalidate('GET /api/courses'), [revalidate])
  const back = () => go(routes.course({ course }))
  if (error) {
    return (
      <ErrorScreen
        title={error.message}
        retryLabel={t('retry')}
        onRetry={retry}
        home={{ label: t('toCourse'), to: routes.course({ course }) }}
      />
    )
  }
  if (!practice) return <LessonLoading />
  return (
    <PracticeRun
      key={practice.id}
      practice={practice}
      user={user}
      calls={calls}
      onBack={back}
      backLabel={t('toCourse')}
      onAgain={restart}
      againLabel={t('again')}
      onOver={finish}
      isSlotPrimary
      resultSlot={
        <Notice
          tone="reward"
          title={t('done.title')}
          actions={
            <Button
              to={lesson.next === null ? routes.course({ course }) : routes.lesson({ course, number: lesson.next })}
            >
              {t(lesson.next === null ? 'toCourse' : 'done.next')}
            </Button>
          }
        >
          {t('done.text')}
        </Notice>
      }
    />
  )
}
