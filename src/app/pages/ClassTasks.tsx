import { ClassTasksScreen } from '#features/classes'

/** /classes/tasks: what is to be done in all classes. */
export function ClassTasks() {
  return <ClassTasksScreen />
}
