import { BadgeCheck, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import type { CourseSummary } from '#contract/courses'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorScreen,
  Grid,
  PageHeader,
  ProgressBar,
  Skeletons,
  Stack,
  StackItem,
  Text,
} from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import { useCourses } from '../api/useCourses.ts'

/** The courses in their order: each opens the next. */
export function CoursesScreen() {
  const { t } = useTranslation('courses')
  const { data, error, mutate } = useCourses()
  return (
    <>
      <PageHeader landscape="blossom" title={t('title')} lead={t('lead')} />
      {error && !data ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeletons shape="cards" count={6} label={t('loading')} />
      ) : data.courses.length === 0 ? (
        <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
      ) : (
        <Grid component="ol" columns={{ xs: 1, lg: 2 }} spacing={4}>
          {data.courses.map((course, index) => (
            <li key={course.slug}>
              <CourseCard course={course} number={index + 1} />
            </li>
          ))}
        </Grid>
      )}
    </>
  )
}

interface CourseCardProps {
  course: CourseSummary
  number: number
}

function CourseCard({ course, number }: CourseCardProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { slug, title, aim, lessons, completed, words, state } = course
  const isLocked = state === 'locked'
  return (
    <Card>
      <Stack spacing={3} fill>
        <Stack direction="row" spacing={3} align="start">
          <StackItem>
            <Text variant="body2" color="textSecondary">
              {t('number', { number })}
            </Text>
            <Text variant="h3" component="h2">
              {inLanguage(title, language)}
            </Text>
          </StackItem>
          {isLocked ? (
            <Chip icon={<Lock />}>{t('state.locked')}</Chip>
          ) : (
            state === 'completed' && (
              <Chip tone="primary" icon={<BadgeCheck />}>
                {t('state.completed')}
              </Chip>
            )
          )}
        </Stack>
        <Text color="textSecondary">{inLanguage(aim, language)}</Text>
        <Text variant="body2" color="textSecondary">
          {t('counts', { lessons, words })}
        </Text>
        <ProgressBar label={t('progress', { completed, total: lessons })} value={completed} max={lessons} showLabel />
        {isLocked ? (
          <Text variant="body2" color="textSecondary">
            {browserMessageText('course_locked', language)}
          </Text>
        ) : (
          <div>
            <Button variant={state === 'completed' ? 'secondary' : 'primary'} to={routes.course({ course: slug })}>
              {t(state === 'completed' ? 'again' : completed > 0 ? 'goOn' : 'start')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
