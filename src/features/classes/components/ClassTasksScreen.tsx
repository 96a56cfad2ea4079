import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, EmptyState, ErrorScreen, PageHeader, Skeletons, Stack } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { useClassTasks } from '../api/useClasses.ts'
import { TaskRow } from './TaskRow.tsx'

/** /classes?view=tasks: what is to be done in all classes. */
export function ClassTasksScreen() {
  const { t } = useTranslation('classes')
  const { isGuest } = useUser()
  return (
    <>
      <PageHeader title={t('tasks.title')} lead={t('tasks.lead')} back={{ label: t('title'), to: routes.classes() }} />
      {isGuest ? <SignInFirst>{t('locked')}</SignInFirst> : <Tasks />}
    </>
  )
}

function Tasks() {
  const { t } = useTranslation('classes')
  const { data, error, mutate } = useClassTasks()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={4} label={t('loading')} />
  if (data.tasks.length === 0)
    return (
      <EmptyState title={t('tasks.none')} action={<Button to={routes.home()}>{t('tasks.home')}</Button>}>
        {t('tasks.noneText')}
      </EmptyState>
    )
  return (
    <Card padding="flush">
      <Stack component="ul" aria-label={t('tasks.title')}>
        {data.tasks.map((task) => (
          <TaskRow key={`${task.class_id} ${task.id}`} task={task} ofClass />
        ))}
      </Stack>
    </Card>
  )
}
