/** Pushes notifications to the devices of their learners; as many replicas as there are may do it at once. */
import { defaultLanguage } from '#contract/locales'
import type { NotificationKind } from '#contract/notifications'
import { Language } from '#contract/patterns'
import { MOST_PUSH_DEVICES } from '#contract/push'
import { quietEnd } from '#rules/reminders'
import type { Deps } from '../../deps.ts'
import type { Push } from '../../providers/push/index.ts'
import { payloadOf } from './payload.ts'
import { claimPush, deleteDevice, listDevices, nextPushAt, readPush, settlePush } from './push.store.ts'

/** Longer than pushing to all devices of one learner can last. */
const LEASE_MS = 180_000
/** Pauses after the first tries; after the last one it is given up. */
const PAUSES_MS = [30_000, 300_000]
/** Notifications of one turn, so that a turn ends. */
const A_TURN = 100

/**
 * Pushes what is due, one after the other. In the quiet hours of a learner it waits for their end; what is read until then is not pushed. Answers
 * the milliseconds until another is due, 0 or less where one may be already; nothing where none waits.
 */
export async function deliverPushes(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  push: Push,
): Promise<number | undefined> {
  for (let count = 0; count < A_TURN; count += 1) {
    const at = now()
    const lease = new Date(at.getTime() + LEASE_MS)
    const claimed = await claimPush(db, at, lease)
    if (!claimed) {
      const next = await nextPushAt(db)
      return next ? next.getTime() - at.getTime() : undefined
    }
    const settle = (pushAt: Date | null, attempts?: number) =>
      settlePush(db, claimed.id, lease, { pushAt, ...(attempts !== undefined && { pushAttempts: attempts }) })
    const row = await readPush(db, claimed.id)
    const quiet = row && quietEnd(row.timeZone, row, at)
    if (!row || quiet) {
      await settle(quiet ?? null, 0)
      continue
    }
    const language = Language.safeParse(row.language).data ?? defaultLanguage
    const payload = JSON.stringify(payloadOf(claimed.id, { ...row, kind: row.kind as NotificationKind }, language))
    const devices = await listDevices(db, row.userId, MOST_PUSH_DEVICES)
    const receipts = await Promise.all(devices.map((device) => push.send(device, payload, claimed.id)))
    for (const [index, receipt] of receipts.entries()) {
      const device = devices[index]
      if (receipt === 'gone' && device) await deleteDevice(db, row.userId, device.id)
      if (receipt === 'refused') log.warn({ notification: claimed.id }, 'a push was refused')
    }
    const pause = receipts.includes('later') ? PAUSES_MS[claimed.attempts - 1] : undefined
    await settle(pause === undefined ? null : new Date(now().getTime() + pause))
  }
  return 0
}
