import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { progressPage } from '#contract/class-limits'
import { routes } from '#contract/routes'
import { Button, DataTable, EmptyState, ErrorScreen, PageHeader, Skeletons, Stack, Text } from '#design-system'
import { SignInFirst } from '#features/practice'
import { formatMoment, formatShortDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useClassProgress } from '../api/useClasses.ts'
import { useProgressText } from '../model/useProgressText.ts'
import { ClassWords } from './ClassWords.tsx'

interface TaskScreenProps {
  /** The class. */
  id: string
  task: string
}

/** /classes/:id/:task: who is how far with a task, and which of its words are hard. */
export function TaskScreen(props: TaskScreenProps) {
  const { t } = useTranslation('classes')
  const { isGuest } = useUser()
  if (isGuest) {
    return (
      <>
        <PageHeader title={t('oneTask')} back={{ label: t('one'), to: routes.classPage({ id: props.id }) }} />
        <SignInFirst>{t('locked')}</SignInFirst>
      </>
    )
  }
  return <Loaded {...props} />
}

function Loaded({ id, task }: TaskScreenProps) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const textOf = useProgressText()
  const [from, setFrom] = useState(0)
  const { data, error, mutate } = useClassProgress(id, { task, from })
  const [shown] = data?.tasks ?? []
  const next = from + progressPage.learners
  return (
    <>
      <PageHeader
        title={shown ? inLanguage(shown.title, language) : t('oneTask')}
        lead={
          shown &&
          [
            t(`kind.${shown.target.kind}`),
            t('words', { count: shown.words }),
            t('task.due', { day: formatShortDay(shown.due, language) }),
          ].join(' · ')
        }
        back={{ label: t('one'), to: routes.classPage({ id }) }}
      />
      {error && !data && <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />}
      {!error && !data && <Skeletons shape="list" count={4} label={t('loading')} />}
      {data && shown && (
        <Stack spacing={8}>
          {shown.instruction && <Text>{shown.instruction}</Text>}
          {data.learners.length === 0 ? (
            <EmptyState title={t('learners.none')}>{t('learners.noneText')}</EmptyState>
          ) : (
            <DataTable
              label={t('view.progress')}
              columns={[t('table.learner'), t('table.state'), t('table.when')]}
              rows={data.learners.map(({ id: key, name, progress: [own] }) => ({
                key,
                cells: [
                  name,
                  own ? textOf(own, shown.words) : '',
                  own?.at ? formatMoment(own.at, language) : t('table.notYet'),
                ],
              }))}
            />
          )}
          {data.learners_total > progressPage.learners && (
            <Stack direction="row" spacing={3}>
              <Button variant="quiet" disabled={from === 0} onClick={() => setFrom(from - progressPage.learners)}>
                {t('table.learnersBefore')}
              </Button>
              <Button variant="quiet" disabled={next >= data.learners_total} onClick={() => setFrom(next)}>
                {t('table.learnersAfter')}
              </Button>
            </Stack>
          )}
          <ClassWords id={id} task={task} />
        </Stack>
      )}
    </>
  )
}
