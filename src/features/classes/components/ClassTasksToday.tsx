import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Card, Stack, Text, TextLink } from '#design-system'
import { useClassTasks } from '../api/useClasses.ts'
import { TaskRow } from './TaskRow.tsx'

const MOST_SHOWN = 3

/** On home, above the day's card: what classes have given, the earliest date first. Nothing when all is done. */
export function ClassTasksToday() {
  const { t } = useTranslation('classes')
  const { data } = useClassTasks()
  if (!data || data.tasks.length === 0) return null
  return (
    <Stack component="section" spacing={3} aria-labelledby="class-tasks">
      <Stack direction="row" spacing={3} align="center" justify="space-between" wrap>
        <Text id="class-tasks" variant="h3" component="h2">
          {t('today.title', { count: data.tasks.length })}
        </Text>
        {data.tasks.length > MOST_SHOWN && <TextLink to={routes.classes({ view: 'tasks' })}>{t('today.all')}</TextLink>}
      </Stack>
      <Card padding="flush">
        <Stack component="ul" aria-labelledby="class-tasks">
          {data.tasks.slice(0, MOST_SHOWN).map((task) => (
            <TaskRow key={`${task.class_id} ${task.id}`} task={task} ofClass />
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
