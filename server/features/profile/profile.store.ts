import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
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
  meaningsFade: users.meaningsFade,
  timeZone: users.timeZone,
  voiceAccent: users.voiceAccent,
  voiceRate: users.voiceRate,
  soundEffects: users.soundEffects,
  autoPlay: users.autoPlay,
  quietUntil: users.quietUntil,
  noListening: users.noListening,
  cannotSpeakUntil: users.cannotSpeakUntil,
  nickname: users.nickname,
  learningGoal: users.learningGoal,
  dailyMinutes: users.dailyMinutes,
  welcomed: users.welcomed,
  weeklyGoal: users.weeklyGoal,
  dailySessions: users.dailySessions,
  retention: users.retention,
  onLeaderboard: users.onLeaderboard,
  sharesSpokenTime: users.sharesSpokenTime,
  sharesPresence: users.sharesPresence,
  mutedNotifications: users.mutedNotifications,
  reminderHour: users.reminderHour,
  quietFrom: users.quietFrom,
  quietTo: users.quietTo,
  nextReminderAt: users.nextReminderAt,
  birthYear: users.birthYear,
  birthYearCorrectedAt: users.birthYearCorrectedAt,
  weeklyDigest: users.weeklyDigest,
  nextDigestAt: users.nextDigestAt,
  vipUntil: users.vipUntil,
  inviteCode: users.inviteCode,
}
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof shown>

type Fixed = 'id' | 'role' | 'email' | 'phone' | 'vipUntil' | 'inviteCode'
export type UserChanges = { [K in Exclude<keyof UserRow, Fixed>]?: UserRow[K] | undefined }

/** Keys that are undefined stay as they are; at least one must be given. */
export async function changeUser(db: Reader, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  return (await db.update(users).set(changes).where(eq(users.id, id)).returning(shown))[0]
}

/** A learner as they are, locked until the transaction ends. */
export async function lockUser(
  tx: Tx,
  id: string,
): Promise<(UserRow & Pick<typeof users.$inferSelect, 'memoryWeights'>) | undefined> {
  return (
    await tx
      .select({ ...shown, memoryWeights: users.memoryWeights })
      .from(users)
      .where(eq(users.id, id))
      .for('no key update')
  )[0]
}

/** Whether a user shows this picture; one who is leaving shows none. */
export async function isAvatarShown(db: Reader, avatar: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.avatar, avatar), isNull(users.deletedAt)))
  return rows.length > 0
}
