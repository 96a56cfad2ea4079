/** The conversation with the tutor in the database: its rows are those of chat.store.ts. */
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { conversationMembers, conversations } from '../../db/schema/chat.ts'
import { own, seen, type ConversationRow } from './chat.store.ts'

/** The learner's conversation with the tutor. */
export async function findTutor(db: Reader, userId: string): Promise<ConversationRow | undefined> {
  const [row] = await seen(db, and(eq(own.userId, userId), eq(conversations.tutorOf, userId)))
  return row
}

/** Makes the learner's conversation with the tutor, unless there is one. */
export async function insertTutor(tx: Tx, userId: string): Promise<void> {
  const made = await tx
    .insert(conversations)
    .values({ tutorOf: userId })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  for (const { id } of made)
    await tx.insert(conversationMembers).values([
      { conversationId: id, side: 0, userId },
      { conversationId: id, side: 1, userId: null },
    ])
}
