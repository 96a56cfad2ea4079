/** Which courses and lessons are open. */

export type OpenState = 'locked' | 'unlocked' | 'completed'

/**
 * States along a way on which each step opens the next: a completed step stays completed, the first that is not is open, and so is every one
 * after completed ones only.
 */
export function statesAlong(completed: readonly boolean[]): OpenState[] {
  const firstOpen = completed.indexOf(false)
  return completed.map((done, index) => (done ? 'completed' : index === firstOpen ? 'unlocked' : 'locked'))
}
