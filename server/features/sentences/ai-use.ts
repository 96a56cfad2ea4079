/** Answers of the AI service to a learner: what the tutor says, and sentences that are corrected, count as one. */
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { incrementCounter } from '../auth/index.ts'
import { countUse } from '../entitlements/index.ts'

const DAY_MS = 86_400_000

/** Counts one answer. Throws vip_required, limit_reached and tutor_full. */
export const countAiAnswer = (deps: Deps, session: Session, at: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await countUse(tx, session, 'tutor', at)
    const { count: today } = await incrementCounter(tx, 'tutor:day', DAY_MS, at)
    if (today > (deps.env.ai?.dailyLimit ?? 0)) throw new HttpError('tutor_full')
  })

/** E-mail addresses, long numbers, and the learner's own name stay here. */
export const withoutPerson = (text: string, username: string): string =>
  text
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[e-mail]')
    .replaceAll(/\+?\d[\d -]{6,}\d/g, '[number]')
    .replaceAll(username, '[name]')
