import { ClassesScreen } from '#features/classes'

/** /classes: those that one teaches or is in. */
export function Classes() {
  return <ClassesScreen />
}
