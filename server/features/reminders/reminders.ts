/** Reminds learners of words that are due and of a streak that would end; as many replicas as there are may do it at once. */
import { dayIn, hourIn } from '#rules/days'
import { nextReminderTime, remindersAt, type Reminder } from '#rules/reminders'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { readStreak } from '../days/index.ts'
import { notify, withdrawKinds } from '../notifications/index.ts'
import { countDue } from '../reviews/index.ts'
import { claimLearner, hasPractised, saveLook } from './reminders.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Who has not come for so long is left in peace until they are back. */
const AWAY_MS = 14 * DAY_MS

type Learner = NonNullable<Awaited<ReturnType<typeof claimLearner>>>

/** Looks at everyone whose time has come, each in a transaction of their own, so that nobody is reminded twice. */
export async function remind({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const at = now()
    let learner: Learner | undefined
    try {
      await db.transaction(async (tx) => {
        learner = await claimLearner(tx, at)
        if (learner) await look(tx, learner, at)
      })
    } catch (error) {
      if (!learner) throw error
      // One whose data is broken does not keep the others.
      log.error({ error, userId: learner.userId }, 'a learner could not be reminded')
      await saveLook(db, learner.userId, { nextReminderAt: new Date(at.getTime() + HOUR_MS) })
    }
    if (!learner) return
  }
}

async function look(tx: Tx, learner: Learner, at: Date): Promise<void> {
  const { userId, timeZone } = learner
  const reminder = await chooseReminder(tx, learner, at)
  // Of two days before, or of a day on which they have practised since.
  if (reminder || !isReminded(learner, at)) await withdrawKinds(tx, userId, 'review_due', 'streak_at_risk')
  if (reminder) await notify(tx, userId, { kind: reminder, subjectId: userId }, at)
  await saveLook(tx, userId, {
    nextReminderAt: nextReminderTime(timeZone, learner, at),
    ...(reminder && { remindedAt: at }),
  })
}

const isReminded = ({ timeZone, remindedAt }: Learner, at: Date): boolean =>
  remindedAt !== null && dayIn(timeZone, remindedAt) >= dayIn(timeZone, at)

/** What to remind of now; null where there is nothing, or it is not the hour. */
async function chooseReminder(tx: Tx, learner: Learner, at: Date): Promise<Reminder | null> {
  const { userId, timeZone, muted, lastSeenAt } = learner
  const wanted = remindersAt(hourIn(timeZone, at), learner).filter((kind) => !muted.includes(kind))
  if (wanted.length === 0 || isReminded(learner, at) || at.getTime() - lastSeenAt.getTime() > AWAY_MS) return null
  if (await hasPractised(tx, userId, dayIn(timeZone, at))) return null
  const isTrue: Record<Reminder, () => Promise<boolean>> = {
    review_due: async () => (await countDue(tx, userId, at)) > 0,
    // A missed day that this week's freeze covers ends nothing.
    streak_at_risk: async () =>
      (await readStreak(tx, learner, at)).current > 0 &&
      (await readStreak(tx, learner, new Date(at.getTime() + DAY_MS))).current === 0,
  }
  for (const kind of wanted) if (await isTrue[kind]()) return kind
  return null
}
