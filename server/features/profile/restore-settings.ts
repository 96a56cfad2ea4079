/** Learning settings put back to what a restore point holds. What others see, the name and how to sign in are not among them. */
import * as z from 'zod/mini'
import type { Tx } from '../../db/client.ts'
import { rebuildCards } from '../answers/index.ts'
import { changeUser, lockUser } from './profile.store.ts'

/** Of `users`: the names are those of its columns in the schema. */
export const LearningSettings = z.object({
  nickname: z.nullable(z.string()),
  meaningsIn: z.nullable(z.string()),
  meaningsFade: z.boolean(),
  voiceAccent: z.string(),
  voiceRate: z.string(),
  soundEffects: z.boolean(),
  autoPlay: z.boolean(),
  noListening: z.boolean(),
  learningGoal: z.nullable(z.string()),
  dailyMinutes: z.nullable(z.number()),
  weeklyGoal: z.number(),
  dailySessions: z.number(),
  retention: z.number(),
  mutedNotifications: z.array(z.string()),
  reminderHour: z.number(),
  quietFrom: z.number(),
  quietTo: z.number(),
})
export type LearningSettings = z.infer<typeof LearningSettings>

/** The caller holds the learner. A retention that changes builds all cards again. */
export async function restoreSettings(tx: Tx, userId: string, settings: LearningSettings): Promise<void> {
  const before = await lockUser(tx, userId)
  if (!before) return
  // Hours that change are reckoned with anew.
  await changeUser(tx, userId, { ...settings, nextReminderAt: null, nextDigestAt: null })
  if (before.retention === settings.retention) return
  await rebuildCards(tx, { id: userId, retention: settings.retention, memoryWeights: before.memoryWeights })
}
