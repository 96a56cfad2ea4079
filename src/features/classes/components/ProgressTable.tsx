import { useState } from 'react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClassTask } from '#contract/classes'
import { progressPage } from '#contract/class-limits'
import { Button, DataTable, EmptyState, ErrorScreen, Skeletons, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatShortDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { useClassProgress, useTeaching } from '../api/useClasses.ts'
import { useProgressText } from '../model/useProgressText.ts'

/** Learners by tasks: who did what, a page of both. */
export function ProgressTable({ id }: { id: string }) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const textOf = useProgressText()
  const columnsOf = useColumns()
  const [at, setAt] = useState({ from: 0, tasks: 0 })
  const { data, error, mutate } = useClassProgress(id, { from: at.from, tasks_from: at.tasks })
  const { download } = useTeaching(id)
  const exporting = useAsyncAction(download, ({ message }) => toast({ text: message, tone: 'error' }))
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={5} label={t('loading')} />
  const { tasks, learners, tasks_total: tasksTotal, learners_total: learnersTotal } = data
  if (learnersTotal === 0 || tasksTotal === 0)
    return <EmptyState title={t('table.none')}>{t('table.noneText')}</EmptyState>
  return (
    <Stack spacing={4}>
      <DataTable
        label={t('view.progress')}
        columns={[t('table.learner'), ...columnsOf(tasks)]}
        rows={learners.map(({ id: key, name, progress }) => ({
          key,
          cells: [
            name,
            ...tasks.map(({ id: task, words }, index) => {
              const own = progress[index]
              return own ? <span key={task}>{textOf(own, words)}</span> : ''
            }),
          ],
        }))}
      />
      <Stack direction="row" spacing={3} wrap align="center">
        <Pages
          what="tasks"
          from={at.tasks}
          size={progressPage.tasks}
          total={tasksTotal}
          onFrom={(tasksFrom) => setAt({ ...at, tasks: tasksFrom })}
        />
        <Pages
          what="learners"
          from={at.from}
          size={progressPage.learners}
          total={learnersTotal}
          onFrom={(from) => setAt({ ...at, from })}
        />
        <Button
          variant="quiet"
          startIcon={<Download />}
          loading={exporting.pending}
          loadingLabel={t('loading')}
          onClick={() => void exporting.run()}
        >
          {t('table.export')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Names of tasks with their dates; those that are alike are numbered. */
function useColumns(): (tasks: readonly ClassTask[]) => string[] {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  return (tasks) => {
    const names = tasks.map(({ title, due }) =>
      t('table.task', { title: inLanguage(title, language), day: formatShortDay(due, language) }),
    )
    return names.map((name, index) => {
      const before = names.slice(0, index).filter((each) => each === name).length
      return before === 0 ? name : `${name} (${before + 1})`
    })
  }
}

interface PagesProps {
  what: 'tasks' | 'learners'
  from: number
  size: number
  total: number
  onFrom: (from: number) => void
}

/** The way to the next and the previous ones, where there are more than a page. */
function Pages({ what, from, size, total, onFrom }: PagesProps) {
  const { t } = useTranslation('classes')
  if (total <= size) return null
  const range = { from: from + 1, to: Math.min(from + size, total), total }
  return (
    <Stack direction="row" spacing={2} align="center" wrap role="group" aria-label={t(`view.${what}`)}>
      <Button variant="quiet" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - size))}>
        {t(`table.${what}Before`)}
      </Button>
      <Text variant="body2">{t(`table.${what}Range`, range)}</Text>
      <Button variant="quiet" disabled={from + size >= total} onClick={() => onFrom(from + size)}>
        {t(`table.${what}After`)}
      </Button>
    </Stack>
  )
}
