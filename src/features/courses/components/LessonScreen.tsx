import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import type { Practice } from '#contract/practice'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { ErrorScreen, Notice } from '#design-system'
import { PracticeRun } from '#features/practice'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'
import { useRevalidate } from '#lib/swr'
import { useLessonRun } from '../api/useLessonRun.ts'
import { LessonLoading, OpenLesson } from './OpenLesson.tsx'
import { Scene } from './Scene.tsx'

export interface LessonScreenProps {
  course: string
  number: number
  /** How a sound is made that was said in a question. */
  phonemeSlot: PhonemeHelpSlot
  /** What may be set while playing. */
  settingsSlot: PlaySettingsSlot
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
  /** Goes to an address. */
  go: (address: string) => void
}

/** A lesson: its words in a scene, then the exercises. The page gives it the whole window. */
export function LessonScreen(props: LessonScreenProps) {
  const { course, number } = props
  return (
    <OpenLesson course={course} number={number} address={routes.lesson({ course, number })}>
      {(lesson, user) => <LessonSteps key={`${course}/${number}`} {...props} lesson={lesson} user={user} />}
    </OpenLesson>
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

/** A practice of the words in the senses that the lesson teaches. */
function withSenses(practice: Practice, { words }: Pick<Lesson, 'words'>): Practice {
  const senses = new Map(words.map(({ id, sense }) => [id, sense]))
  const meant = practice.words.map((word) => {
    const sense = senses.get(word.id)
    return sense === undefined ? word : { ...word, meaning: { ...word.meaning, zh: sense } }
  })
  return { ...practice, words: meant }
}

function Exercises(props: LessonScreenProps & { lesson: Lesson; user: User }) {
  const { lesson, user, course, number, phonemeSlot, settingsSlot, explainSlot, go } = props
  const { t } = useTranslation('courses')
  const revalidate = useRevalidate()
  const [open] = useState(lesson.open)
  const { run: practice, error, calls, retry, restart, finish } = useLessonRun({ course, number }, open, user.id)
  // The game shows the meanings that the scene has shown.
  const asTaught = useMemo(() => practice && withSenses(practice, lesson), [practice, lesson])
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
  if (!practice || !asTaught) return <LessonLoading />
  const toCourse = { label: t('toCourse'), onPress: back }
  const again = { label: t('again'), onPress: restart }
  return (
    <PracticeRun
      key={practice.id}
      practice={asTaught}
      user={user}
      calls={calls}
      earnsStars
      onBack={back}
      backLabel={t('toCourse')}
      onAgain={restart}
      onOver={finish}
      phonemeSlot={phonemeSlot}
      settingsSlot={settingsSlot}
      explainSlot={explainSlot}
      resultActions={
        lesson.next === null
          ? [toCourse, again]
          : [{ label: t('done.next'), to: routes.lesson({ course, number: lesson.next }) }, again, toCourse]
      }
      resultSlot={
        <Notice tone="reward" title={t('done.title')}>
          {t('done.text')}
        </Notice>
      }
    />
  )
}
