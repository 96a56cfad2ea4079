import { BadgeCheck, Play, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import type { Course, LessonSummary } from '#contract/courses'
import { routes } from '#contract/routes'
import { Box, Button, Card, Notice, PageHeader, Stack, Text, TextLink } from '#design-system'
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
  return (
    <>
      <PageHeader title={inLanguage(data.title, language)} lead={inLanguage(data.aim, language)} />
      <Stack spacing={5}>
        {data.state === 'locked' && <Notice tone="info">{messageText('course_locked', language)}</Notice>}
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
          <Box component="ol" aria-label={t('lessons')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.lessons.map((lesson) => (
              <LessonRow key={lesson.number} course={data.slug} lesson={lesson} />
            ))}
          </Box>
        </Card>
        <TextLink to={routes.courses()}>{t('back')}</TextLink>
      </Stack>
    </>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  px: { xs: 3, md: 4 },
  py: 3,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& svg': { flex: 'none', color: 'text.secondary' },
  '&[data-state="completed"] svg': { color: 'primary.main' },
}

function LessonRow({ course, lesson }: { lesson: LessonSummary } & CourseScreenProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { number, title, aim, state, best } = lesson
  const Icon = state === 'completed' ? BadgeCheck : state === 'unlocked' ? Play : Lock
  return (
    <Box component="li" sx={row} data-state={state}>
      <Icon aria-hidden />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Text variant="h4" component="h2">
          {t('lesson', { number, title: inLanguage(title, language) })}
        </Text>
        <Text variant="body2" color="textSecondary">
          {inLanguage(aim, language)}
          {best && ` · ${t('best', { right: best.right, total: best.total })}`}
        </Text>
      </Box>
      {state === 'locked' ? (
        <Text variant="body2" color="textSecondary">
          {messageText('lesson_locked', language)}
        </Text>
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
      )}
    </Box>
  )
}
