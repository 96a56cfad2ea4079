import type { LearnerTask } from '#contract/classes'
import { routes } from '#contract/routes'

/** Where a task is done: of a locked level or lesson the map or course that opens it. */
export function taskAddress({ target, progress, next_words: words }: LearnerTask): string {
  const isLocked = progress.state === 'locked'
  switch (target.kind) {
    case 'level': {
      const { category, sub, difficulty, level } = target
      return isLocked
        ? routes.wordChallenge({ category, sub, difficulty })
        : routes.game({ category, sub, difficulty, level, type: 'multi-choice' })
    }
    case 'lesson':
      return isLocked
        ? routes.course({ course: target.course })
        : routes.lesson({ course: target.course, number: String(target.number) })
    default:
      return routes.practice({ ids: words.join(',') })
  }
}
