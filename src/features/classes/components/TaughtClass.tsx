import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, PageHeader, Tabs } from '#design-system'
import { classViews } from '../model/taught.ts'
import type { ClassView, Taught } from '../model/taught.ts'
import { AssignTask } from './AssignTask.tsx'
import { ClassLearners } from './ClassLearners.tsx'
import { ClassWords } from './ClassWords.tsx'
import { GivenTasks } from './GivenTasks.tsx'
import { ProgressTable } from './ProgressTable.tsx'

interface TaughtClassProps {
  of: Taught
  view: ClassView
  onView: (view: ClassView) => void
}

/** A class as its teacher has it: tasks, who did what, words that are hard, and learners with the code. */
export function TaughtClass({ of, view, onView }: TaughtClassProps) {
  const { t } = useTranslation('classes')
  const [isAssigning, setAssigning] = useState(false)
  return (
    <>
      <PageHeader
        title={of.name}
        lead={t('members', { count: of.members.length })}
        back={{ label: t('title'), to: routes.classes() }}
        actions={
          <Button startIcon={<Plus />} onClick={() => setAssigning(true)}>
            {t('assign.open')}
          </Button>
        }
      />
      <Tabs
        label={t('views')}
        tabs={classViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={onView}
      >
        {view === 'tasks' && <GivenTasks of={of} />}
        {view === 'progress' && <ProgressTable id={of.id} />}
        {view === 'words' && <ClassWords id={of.id} />}
        {view === 'learners' && <ClassLearners of={of} />}
      </Tabs>
      {isAssigning && <AssignTask id={of.id} timeZone={of.time_zone} onClose={() => setAssigning(false)} />}
    </>
  )
}
