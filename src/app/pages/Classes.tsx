import { useSearchParams } from 'react-router-dom'
import { ClassesScreen, ClassTasksScreen, JoinScreen } from '#features/classes'

/** /classes: those that one teaches or is in; ?view=tasks: what is to be done in all of them; ?code=…: the class of a code, before it is joined. */
export function Classes() {
  const [query] = useSearchParams()
  const code = query.get('code')
  if (code) return <JoinScreen key={code} code={code} />
  return query.get('view') === 'tasks' ? <ClassTasksScreen /> : <ClassesScreen />
}
