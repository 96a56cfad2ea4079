import { useParams } from 'react-router-dom'
import { TaskScreen } from '#features/classes'

/** /classes/{id}/task/{task}: who is how far with a task. */
export function ClassTask() {
  const { id = '', task = '' } = useParams()
  return <TaskScreen key={task} id={id} task={task} />
}
