import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskTarget } from '#contract/classes'
import { TaskBody } from '#contract/class-teaching'
import { classTextLengths, MOST_TASK_DAYS, taskKinds } from '#contract/class-limits'
import { Button, Dialog, ErrorBox, FormField, Notice, SegmentedControl, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { newId } from '#lib/new-id'
import { addDays, dayIn } from '#rules/days'
import { useTeaching } from '../api/useClasses.ts'
import { LessonTarget, LevelTarget, WordsTarget } from './TargetFields.tsx'

interface AssignTaskProps {
  id: string
  timeZone: string
  onClose: () => void
}

const A_WEEK = 7

/** Gives a class a task: what, until when, and a word about it. */
export function AssignTask({ id, timeZone, onClose }: AssignTaskProps) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const { assign } = useTeaching(id)
  // Sent again after a lost answer, it is the same task.
  const [taskId] = useState(newId)
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const [kind, setKind] = useState<(typeof taskKinds)[number]>('note')
  const [target, setTarget] = useState<TaskTarget | null>(null)
  const form = useContractForm({
    schema: TaskBody,
    defaults: { due: addDays(today, A_WEEK), instruction: '' },
    submit: async (values) => {
      if (!target) return
      const { locked_for: locked, not_asked: left } = await assign({ id: taskId, target, ...values })
      const said = [
        t('assign.done'),
        ...(locked > 0 ? [t('assign.lockedFor', { count: locked })] : []),
        ...(left > 0 ? [t('assign.notAsked', { count: left })] : []),
      ]
      toast({ text: said.join(' '), tone: 'success' })
      onClose()
    },
  })
  const isOrdered = kind === 'level' || kind === 'lesson'
  return (
    <Dialog open title={t('assign.title')} closeLabel={t('close')} onClose={onClose}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
        <SegmentedControl
          label={t('assign.what')}
          fullWidth
          options={taskKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={(value) => {
            setKind(value)
            setTarget(null)
          }}
        />
        {kind === 'level' && <LevelTarget onTarget={setTarget} />}
        {kind === 'lesson' && <LessonTarget onTarget={setTarget} />}
        {(kind === 'note' || kind === 'list') && <WordsTarget key={kind} kind={kind} onTarget={setTarget} />}
        {isOrdered && <Notice>{t(`assign.${kind}Order`)}</Notice>}
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
        <Button type="submit" fullWidth disabled={!target} loading={form.submitting} loadingLabel={t('loading')}>
          {t('assign.give')}
        </Button>
      </Stack>
    </Dialog>
  )
}
