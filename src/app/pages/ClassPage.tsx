import { useParams, useSearchParams } from 'react-router-dom'
import { ClassScreen, classViews, TaskScreen } from '#features/classes'

/** /classes/{id}: a class that one teaches or is in; /classes/{id}/{task}: who is how far with a task. */
export function ClassPage() {
  const { id = '', task } = useParams()
  const [query, setQuery] = useSearchParams()
  const view = classViews.find((each) => each === query.get('view')) ?? 'tasks'
  if (task !== undefined) return <TaskScreen key={task} id={id} task={task} />
  return (
    <ClassScreen
      key={id}
      id={id}
      view={view}
      onView={(next) => setQuery(next === 'tasks' ? {} : { view: next }, { replace: true })}
    />
  )
}
