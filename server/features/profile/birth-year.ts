/** The year of birth: said once in the chat, corrected seldom. */
import type { User } from '#contract/profile'
import { correctableFrom } from '#rules/birth-year'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError, fieldError } from '../../http/errors.ts'
import { changeUser, lockUser } from './profile.store.ts'
import { present } from './update-user.ts'

/** Throws birth_year_invalid for a year that has not come, and birth_year_fixed within 365 days after a correction. */
export async function setBirthYear({ db, live, now }: Deps, { userId }: Session, typed: string): Promise<User> {
  const at = now()
  const birthYear = Number(typed)
  if (birthYear > at.getUTCFullYear()) throw fieldError('year', 'birth_year_invalid')
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.birthYear === birthYear) return present(tx, user, at)
    const isCorrection = user.birthYear !== null
    if (isCorrection && correctableFrom(user.birthYearCorrectedAt, at))
      throw new HttpError('birth_year_fixed', { fields: { year: 'birth_year_fixed' } })
    const changed = await changeUser(tx, userId, { birthYear, ...(isCorrection && { birthYearCorrectedAt: at }) })
    // Who is old enough sees what was withheld.
    await live.tell(tx, userId, 'user', 'conversations')
    return present(tx, changed, at)
  })
}
