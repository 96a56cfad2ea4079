import { useState } from 'react'
import { CalendarDays, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClassTask } from '#contract/classes'
import { TaskBody } from '#contract/class-teaching'
import { classTextLengths, MOST_TASK_DAYS } from '#contract/class-limits'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorBox,
  FormField,
  LessonRow,
  MenuButton,
  Stack,
  useToast,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useContractForm } from '#lib/forms'
import { formatShortDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { addDays, dayIn } from '#rules/days'
import { useTeaching } from '../api/useClasses.ts'
import type { Taught } from '../model/taught.ts'

/** What a class was given, the latest date first. */
export function GivenTasks({ of: { id, tasks, time_zone: timeZone } }: { of: Taught }) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const { deleteTask } = useTeaching(id)
  const [changed, setChanged] = useState<ClassTask>()
  const [deleted, setDeleted] = useState<ClassTask>()
  const deleting = useAsyncAction(
    async (task: string) => {
      await deleteTask(task)
      setDeleted(undefined)
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  if (tasks.length === 0) return <EmptyState title={t('given.none')}>{t('given.noneText')}</EmptyState>
  return (
    <>
      <Card padding="flush">
        <Stack component="ul" aria-label={t('view.tasks')}>
          {tasks.map((task) => (
            <Row
              key={task.id}
              classId={id}
              task={task}
              onChange={() => setChanged(task)}
              onDelete={() => setDeleted(task)}
            />
          ))}
        </Stack>
      </Card>
      {changed && <ChangeTask id={id} task={changed} timeZone={timeZone} onClose={() => setChanged(undefined)} />}
      <ConfirmDialog
        open={deleted !== undefined}
        title={t('given.deleteTitle')}
        confirmLabel={t('given.delete')}
        cancelLabel={t('cancel')}
        loading={deleting.pending}
        onConfirm={() => void deleting.run(deleted?.id ?? '')}
        onCancel={() => setDeleted(undefined)}
      >
        {t('given.deleteText')}
      </ConfirmDialog>
    </>
  )
}

interface RowProps {
  classId: string
  task: ClassTask
  onChange: () => void
  onDelete: () => void
}

function Row({ classId, task, onChange, onDelete }: RowProps) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const title = inLanguage(task.title, language)
  return (
    <LessonRow
      state={task.overdue ? 'completed' : 'unlocked'}
      icon={<CalendarDays aria-hidden />}
      title={title}
      text={[
        t(`kind.${task.target.kind}`),
        t('words', { count: task.words }),
        t(task.overdue ? 'given.over' : 'task.due', { day: formatShortDay(task.due, language) }),
        ...(task.instruction ? [task.instruction] : []),
      ].join(' · ')}
      action={
        <Stack direction="row" spacing={2} align="center">
          <Button
            variant="secondary"
            aria-label={t('task.label', { action: t('given.who'), title })}
            to={routes.classPage({ id: classId, task: task.id })}
          >
            {t('given.who')}
          </Button>
          <MenuButton
            label={t('given.more', { title })}
            items={[
              { label: t('given.change'), icon: <CalendarDays />, onPress: onChange },
              { label: t('given.delete'), icon: <Trash2 />, danger: true, onPress: onDelete },
            ]}
          />
        </Stack>
      }
    />
  )
}

interface ChangeTaskProps {
  id: string
  task: ClassTask
  timeZone: string
  onClose: () => void
}

function ChangeTask({ id, task, timeZone, onClose }: ChangeTaskProps) {
  const { t } = useTranslation('classes')
  const { changeTask } = useTeaching(id)
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const form = useContractForm({
    schema: TaskBody,
    defaults: { due: task.due, instruction: task.instruction },
    submit: async (values) => {
      await changeTask(task.id, values)
      onClose()
    },
  })
  return (
    <Dialog open title={t('given.change')} closeLabel={t('close')} onClose={onClose}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
        <FormField
          type="date"
          label={t('assign.due')}
          min={today}
          max={addDays(today, MOST_TASK_DAYS)}
          {...form.field('due')}
        />
        <FormField
          label={t('assign.instruction')}
          optionalLabel={t('assign.optional')}
          maxLength={classTextLengths.instruction}
          {...form.field('instruction')}
        />
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('loading')}>
          {t('assign.save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
