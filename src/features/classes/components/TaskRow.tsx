import { useTranslation } from 'react-i18next'
import type { LearnerTask } from '#contract/classes'
import { Button, LessonRow } from '#design-system'
import { formatShortDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { taskAddress } from '../model/task-address.ts'
import { useProgressText } from '../model/useProgressText.ts'

const states = { open: 'unlocked', done: 'completed', locked: 'locked' } as const

/** A task as a learner sees it: what, until when, how far, and one press to the right thing. */
export function TaskRow({ task, ofClass = false }: { task: LearnerTask; ofClass?: boolean }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const textOf = useProgressText()
  const { progress, due, overdue, instruction, words, target, class_name: className } = task
  const title = inLanguage(task.title, language)
  const isDone = progress.state === 'done'
  const action = t(progress.state === 'locked' ? 'task.open' : isDone ? 'task.again' : 'task.start')
  const day = formatShortDay(due, language)
  return (
    <LessonRow
      state={states[progress.state]}
      title={title}
      text={[
        ...(ofClass ? [className] : []),
        t(`kind.${target.kind}`),
        t(overdue && !isDone ? 'task.overdue' : 'task.due', { day }),
        textOf(progress, words),
        ...(instruction ? [instruction] : []),
      ].join(' · ')}
      action={
        <Button
          variant={isDone || progress.state === 'locked' ? 'quiet' : 'secondary'}
          aria-label={t('task.label', { action, title })}
          to={taskAddress(task)}
        >
          {action}
        </Button>
      }
    />
  )
}
