/** What was written with a contact request becomes the first message of the conversation once the request is accepted. */
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client.ts'
import { tellLive } from '../../live.ts'
import type { RequestWords } from '../contacts/index.ts'
import { lock } from './chat.ts'
import * as store from './chat.store.ts'
import { requestKey } from './newcomers.ts'

/**
 * Appends the words of an accepted request in the transaction that accepts it, at the time of the answer. The two learners are locked. Neither
 * the limits of messages nor those of newcomers count them: requests have their own.
 */
export async function sendRequestWords(tx: Tx, { from, to, text, isRead }: RequestWords, at: Date): Promise<void> {
  if (!(await store.findPair(tx, from, to))) await store.insertConversation(tx, from, to)
  const id = (await store.findPair(tx, from, to))?.id
  if (id === undefined) throw new Error('The conversation was not inserted')
  const { side } = await lock(tx, from, id)
  const other = await store.findPair(tx, to, from)
  const key = (await store.findByKey(tx, id, side, requestKey(id))) ? randomUUID() : requestKey(id)
  const { seq } = await store.appendMessage(tx, { id, side, key, text, at })
  // Who answers has read the request, but not what else waits in an older conversation.
  if (isRead && other?.unread === 0) await store.advanceRead(tx, id, side === 0 ? 1 : 0, seq)
  await tellLive(tx, from, 'conversations')
  await tellLive(tx, to, 'conversations')
}
