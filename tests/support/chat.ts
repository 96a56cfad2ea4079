/** Two learners who talk. */
import { openConversation } from '#contract/chat'
import { addContact } from '#contract/contacts'
import { eq, sql } from 'drizzle-orm'
import { conversationMembers, conversationMessages, conversations } from '../../server/db/schema/chat.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

/** Makes two learners contacts and opens their conversation: its id. */
export async function openChat({ call }: Pick<TestApp, 'call'>, from: Person, to: Person): Promise<string> {
  await call(addContact, { body: { name: to.username } }, from.token)
  await call(addContact, { body: { name: from.username } }, to.token)
  return (await call(openConversation, { body: { with: to.id } }, from.token)).id
}

/** Fills an empty conversation as if the two had written in turn, the one who opened it first. */
export async function fillConversation(app: TestApp, id: string, count: number): Promise<void> {
  const at = app.now()
  await app.db.execute(sql`
    insert into ${conversationMessages} (conversation_id, seq, version, side, key, text, at, first_count)
    select ${id}::uuid, n, n, (n + 1) % 2, gen_random_uuid(), 'line ' || n, ${at.toISOString()}::timestamptz, (n + 1) / 2
    from generate_series(1, ${count}::int) as n`)
  await app.db
    .update(conversations)
    .set({ lastSeq: count, version: count, firstCount: Math.ceil(count / 2) })
    .where(eq(conversations.id, id))
  await app.db
    .update(conversationMembers)
    .set({
      lastAt: at,
      unread: sql`case when side = 0 then ${Math.floor(count / 2)}::int else ${Math.ceil(count / 2)}::int end`,
    })
    .where(eq(conversationMembers.conversationId, id))
}
