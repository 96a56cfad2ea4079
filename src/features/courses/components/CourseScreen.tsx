import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import type { Course, LessonSummary } from '#contract/courses'
import { routes } from '#contract/routes'
import { Button, Card, LessonRow, Notice, PageHeader, Stack, Text, TextLink, VisuallyHidden } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import { CourseFrame } from './CourseFrame.tsx'

export interface CourseScreenProps {
  course: string
}

/** The lessons of a course, each opening the next; the certificate at its end. */
export function CourseScreen({ course }: CourseScreenProps) {
  return (
    <CourseFrame course={course} loading="list">
      {(data) => <Lessons data={data} />}
    </CourseFrame>
  )
}

function Lessons({ data }: { data: Course }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const nextLocked = data.lessons.find(({ state }) => state === 'locked')?.number
  return (
    <>
      <PageHeader landscape="blossom" title={inLanguage(data.title, language)} lead={inLanguage(data.aim, language)} />
      <Stack spacing={5}>
        {data.state === 'locked' && <Notice tone="info">{browserMessageText('course_locked', language)}</Notice>}
        {data.certificate && (
          <Notice
            tone="reward"
            title={t('certificate.ready')}
            actions={<Button to={routes.certificate({ course: data.slug })}>{t('certificate.show')}</Button>}
          >
            {t('certificate.text')}
          </Notice>
        )}
        <Card>
          <Stack component="ol" aria-label={t('lessons')}>
            {data.lessons.map((lesson) => (
              <OneLesson
                key={lesson.number}
                course={data.slug}
                lesson={lesson}
                isNextLocked={data.state !== 'locked' && lesson.number === nextLocked}
              />
            ))}
          </Stack>
        </Card>
        <TextLink to={routes.courses()}>{t('back')}</TextLink>
      </Stack>
    </>
  )
}

interface OneLessonProps extends CourseScreenProps {
  lesson: LessonSummary
  /** The first that is locked says what opens it; the others wait behind it. */
  isNextLocked: boolean
}

function OneLesson({ course, lesson, isNextLocked }: OneLessonProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { number, title, aim, state, best } = lesson
  return (
    <LessonRow
      state={state}
      title={t('lesson', { number, title: inLanguage(title, language) })}
      text={
        <>
          {inLanguage(aim, language)}
          {best && ` · ${t('best', { right: best.right, total: best.total })}`}
        </>
      }
      action={
        state === 'locked' ? (
          isNextLocked ? (
            <Text variant="body2" color="textSecondary">
              {browserMessageText('lesson_locked', language)}
            </Text>
          ) : (
            <VisuallyHidden>{t('state.locked')}</VisuallyHidden>
          )
        ) : (
          <Button
            variant={state === 'completed' ? 'quiet' : 'primary'}
            to={routes.lesson({ course, number })}
            aria-label={t('open', {
              action: t(state === 'completed' ? 'again' : 'start'),
              title: inLanguage(title, language),
            })}
          >
            {t(state === 'completed' ? 'again' : 'start')}
          </Button>
        )
      }
    />
  )
}
