/** What an account on its first day may do: who makes accounts to write to many gets nowhere with each. */
import { newcomerLimits } from '#contract/limits'
import type { Reader, Tx } from '../../db/client.ts'
import { HttpError } from '../../http/errors.ts'
import { incrementCounter } from '../auth/index.ts'
import { findByKey, isNewcomer, type Side } from './chat.store.ts'

/** Counts one more whom a newcomer writes to. Who is refused is not counted: the transaction is rolled back. Throws message_people_limit. */
export async function countPerson(tx: Tx, userId: string, at: Date): Promise<void> {
  const { points, seconds } = newcomerLimits.people
  if (!(await isNewcomer(tx, userId, new Date(at.getTime() - seconds * 1000)))) return
  const { count } = await incrementCounter(tx, `messages:people:${userId}`, seconds * 1000, at)
  if (count > points) throw new HttpError('message_people_limit', { fields: { text: 'message_people_limit' } })
}

/** The key of the message that a contact request became, of either side. One that is asked for again later has a key of chance. */
export const requestKey = (conversationId: string): string => conversationId

/** Whether a side of a locked conversation, which has `sent` messages there, has sent nothing but the words of a request. */
export async function hasSentNothing(db: Reader, id: string, side: Side, sent: number): Promise<boolean> {
  if (sent !== 1) return sent === 0
  return (await findByKey(db, id, side, requestKey(id))) !== undefined
}
