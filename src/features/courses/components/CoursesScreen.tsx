import { BadgeCheck, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import type { CourseSummary } from '#contract/courses'
import { routes } from '#contract/routes'
import {
  Box,
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorScreen,
  PageHeader,
  ProgressBar,
  Skeletons,
  Stack,
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
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && !data ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeletons shape="cards" count={6} label={t('loading')} />
      ) : data.courses.length === 0 ? (
        <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
      ) : (
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gap: 4,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {data.courses.map((course, index) => (
            <li key={course.slug}>
              <CourseCard course={course} number={index + 1} />
            </li>
          ))}
        </Box>
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
      <Stack spacing={3} sx={{ height: '100%' }}>
        <Stack direction="row" sx={{ gap: 3, alignItems: 'start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Text variant="body2" color="textSecondary">
              {t('number', { number })}
            </Text>
            <Text variant="h3" component="h2">
              {inLanguage(title, language)}
            </Text>
          </Box>
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
            {messageText('course_locked', language)}
          </Text>
        ) : (
          <Box>
            <Button variant={state === 'completed' ? 'secondary' : 'primary'} to={routes.course({ course: slug })}>
              {t(state === 'completed' ? 'again' : completed > 0 ? 'goOn' : 'start')}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  )
}
