/** What a learner takes along: today's reviews and the next level of the current map. The open note takes its practice along itself. */
import type { Stats, User } from '#contract/profile'
import { levelToTake, readMap } from '#features/challenges'
import { takeRun } from '#features/practice'
import { reviewToTake } from '#features/reviews'
import { ApiError } from '#lib/api'

/** Takes along what is not here yet; it is kept, so the map opens without a connection too. */
export async function takeAlong(user: User, { due, next_level: next }: Stats): Promise<void> {
  try {
    await Promise.all([due > 0 && takeRun(user, reviewToTake), next && takeLevel(user, next)])
  } catch (error) {
    // The next time will do.
    if (!(error instanceof ApiError)) throw error
  }
}

async function takeLevel(user: User, level: NonNullable<Stats['next_level']>): Promise<void> {
  await readMap(level)
  await takeRun(user, levelToTake(level))
}
