/** What an account on its first day may do: who makes accounts to write to many gets nowhere with each. */
import { newcomerLimits } from '#contract/limits'
import type { Tx } from '../../db/client.ts'
import { HttpError } from '../../http/errors.ts'
import { incrementCounter } from '../auth/index.ts'
import { isNewcomer } from './chat.store.ts'

/** Counts one more whom a newcomer writes to. Who is refused is not counted: the transaction is rolled back. Throws message_people_limit. */
export async function countPerson(tx: Tx, userId: string, at: Date): Promise<void> {
  const { points, seconds } = newcomerLimits.people
  if (!(await isNewcomer(tx, userId, new Date(at.getTime() - seconds * 1000)))) return
  const { count } = await incrementCounter(tx, `messages:people:${userId}`, seconds * 1000, at)
  if (count > points) throw new HttpError('message_people_limit', { fields: { text: 'message_people_limit' } })
}
