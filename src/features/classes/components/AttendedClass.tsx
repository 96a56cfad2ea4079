import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ClassDetails } from '#contract/classes'
import { routes } from '#contract/routes'
import { Button, Card, ConfirmDialog, EmptyState, PageHeader, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useClassActions } from '../api/useClasses.ts'
import { TaskRow } from './TaskRow.tsx'

/** A class that one is in: what is to be done, what is done, what the teacher sees, and the way out. */
export function AttendedClass({ of }: { of: Extract<ClassDetails, { role: 'learner' }> }) {
  const { t } = useTranslation('classes')
  const { tasks, name, teacher, member_name: memberName } = of
  const open = tasks.filter(({ progress }) => progress.state !== 'done').toReversed()
  const done = tasks.filter(({ progress }) => progress.state === 'done')
  return (
    <>
      <PageHeader
        title={name}
        lead={t('byTeacher', { name: teacher })}
        back={{ label: t('title'), to: routes.classes() }}
      />
      <Stack spacing={8}>
        {tasks.length === 0 && <EmptyState title={t('attended.none')}>{t('attended.noneText')}</EmptyState>}
        {open.length > 0 && <Group title={t('attended.open')} tasks={open} />}
        {done.length > 0 && <Group title={t('attended.done')} tasks={done} />}
        <Stack spacing={3} align="start">
          <Text variant="body2" color="textSecondary">
            {t('attended.sees', { name: memberName })}
          </Text>
          <Leave id={of.id} name={name} />
        </Stack>
      </Stack>
    </>
  )
}

function Group({ title, tasks }: { title: string; tasks: Extract<ClassDetails, { role: 'learner' }>['tasks'] }) {
  return (
    <Stack component="section" spacing={3} aria-label={title}>
      <Text variant="h3" component="h2">
        {title}
      </Text>
      <Card padding="flush">
        <Stack component="ul" aria-label={title}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}

function Leave({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const navigate = useNavigate()
  const { leave } = useClassActions()
  const [isAsked, setAsked] = useState(false)
  const leaving = useAsyncAction(
    async () => {
      // Before the class is read again, which is no longer the learner's.
      await navigate(routes.classes(), { replace: true })
      await leave(id)
      toast({ text: t('leave.left', { name }), tone: 'success' })
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('leave.button')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('leave.title', { name })}
        confirmLabel={t('leave.yes')}
        cancelLabel={t('cancel')}
        loading={leaving.pending}
        onConfirm={() => void leaving.run()}
        onCancel={() => setAsked(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  )
}
