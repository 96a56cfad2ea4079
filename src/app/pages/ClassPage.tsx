import { useParams, useSearchParams } from 'react-router-dom'
import { ClassScreen, classViews } from '#features/classes'

/** /classes/{id}: a class that one teaches or is in. */
export function ClassPage() {
  const { id = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const view = classViews.find((each) => each === query.get('view')) ?? 'tasks'
  return (
    <ClassScreen
      key={id}
      id={id}
      view={view}
      onView={(next) => setQuery(next === 'tasks' ? {} : { view: next }, { replace: true })}
    />
  )
}
