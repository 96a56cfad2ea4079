import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'

const shown = {
  id: users.id,
  role: users.role,
  username: users.username,
  email: users.email,
  phone: users.phone,
  avatar: users.avatar,
  onboardingCompleted: users.onboardingCompleted,
  uiLanguage: users.uiLanguage,
  meaningsIn: users.meaningsIn,
  timeZone: users.timeZone,
  vipUntil: users.vipUntil,
  inviteCode: users.inviteCode,
}
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof shown>

export type UserChanges = Partial<Pick<UserRow, 'onboardingCompleted' | 'uiLanguage' | 'meaningsIn' | 'timeZone'>>

/** Keys that are undefined stay as they are; at least one must be given. */
export async function changeUser(db: Reader, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  return (await db.update(users).set(changes).where(eq(users.id, id)).returning(shown))[0]
}
