/** Mails learners who asked for it what their week was, once a week; as many replicas as there are may do it at once. */
import { defaultLanguage } from '#contract/locales'
import { Language } from '#contract/patterns'
import { startOfDay } from '#rules/days'
import { isDigestTime, nextDigestTime, weekBefore } from '#rules/digest'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { countUnread } from '../chat/index.ts'
import { readDays, readStreak } from '../days/index.ts'
import type { Mail } from '../outbox/index.ts'
import { countDue } from '../reviews/index.ts'
import { digestMail, type Week } from './digest-mail.ts'
import { claimLearner, countWords, saveLook } from './digest.store.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Who has not come for so long is left in peace until they are back. */
const AWAY_MS = 28 * DAY_MS
/** A change of the time zone brings no second Monday. */
const APART_MS = 6 * DAY_MS

type DigestDeps = Pick<Deps, 'db' | 'env' | 'log' | 'now'>
type Learner = NonNullable<Awaited<ReturnType<typeof claimLearner>>>

/** Looks at everyone whose Monday has come, each in a transaction of their own that also writes the mail: none gets it twice. */
export async function sendDigests(deps: DigestDeps, mail: Mail, stop: AbortSignal): Promise<void> {
  const { db, log, now } = deps
  while (!stop.aborted) {
    const at = now()
    let learner: Learner | undefined
    try {
      await db.transaction(async (tx) => {
        learner = await claimLearner(tx, at)
        if (learner) await look(tx, deps, mail, learner, at)
      })
    } catch (error) {
      if (!learner) throw error
      // One whose data is broken does not keep the others.
      log.error({ error, userId: learner.userId }, 'a learner could not be sent the digest')
      await saveLook(db, learner.userId, { nextDigestAt: new Date(at.getTime() + HOUR_MS) })
    }
    if (!learner) return
  }
}

async function look(tx: Tx, { env }: DigestDeps, mail: Mail, learner: Learner, at: Date): Promise<void> {
  const { userId, timeZone, email, username } = learner
  const week = email && isDue(learner, at) ? await readWeek(tx, learner, at) : null
  if (week && email) {
    const language = Language.safeParse(learner.uiLanguage).data ?? defaultLanguage
    const unsubscribe = unsubscribeLinks(env, userId)
    const words = digestMail(language, week, { username, origin: env.origin, unsubscribe: unsubscribe.page })
    await mail.queue(tx, { to: email, ...words, unsubscribe }, at)
  }
  await saveLook(tx, userId, { nextDigestAt: nextDigestTime(timeZone, learner, at), ...(week && { digestedAt: at }) })
}

/** Not at the first look, which only reckons: who turns the digest on is not mailed at that moment. */
const isDue = ({ timeZone, nextDigestAt, digestedAt, lastSeenAt, ...hours }: Learner, at: Date): boolean =>
  nextDigestAt !== null &&
  isDigestTime(timeZone, hours, at) &&
  at.getTime() - lastSeenAt.getTime() <= AWAY_MS &&
  (digestedAt === null || at.getTime() - digestedAt.getTime() > APART_MS)

/** The week before this one; null where there is nothing to tell. */
async function readWeek(tx: Tx, learner: Learner, at: Date): Promise<Week | null> {
  const { userId, timeZone } = learner
  const { from, to } = weekBefore(timeZone, at)
  const words = await countWords(tx, userId, startOfDay(timeZone, from), startOfDay(timeZone, to))
  const due = await countDue(tx, userId, at)
  const unread = await countUnread(tx, userId)
  if (words.practised === 0 && due === 0 && unread === 0) return null
  const days = await readDays(tx, userId)
  return {
    from,
    to,
    ...words,
    due,
    unread,
    studyDays: days.filter(({ day, sessions }) => sessions > 0 && day >= from && day < to).length,
    streak: (await readStreak(tx, learner, at)).current,
  }
}
