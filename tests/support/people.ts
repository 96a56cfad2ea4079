/** Learners with a session, made straight in the database: for tests that are not about signing in. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../server/db/client.ts'
import { sessions, users } from '../../server/db/schema/accounts.ts'
import { createSession } from '../../server/features/auth/sessions/sessions.store.ts'
import type { Session } from '../../server/http/context.ts'

export interface Person {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly token: string
}

type Given = Partial<Omit<typeof users.$inferInsert, 'id' | 'role'>>

export interface People {
  guest(given?: Given): Promise<Person>
  user(given?: Given): Promise<Person>
  admin(given?: Given): Promise<Person>
  /** As if they had just proved who they are, in every session. */
  prove(person: Pick<Person, 'id'>): Promise<void>
}

export function createPeople(db: Db, now: () => Date): People {
  const make = async (role: Session['role'], given: Given = {}): Promise<Person> => {
    const name = `${role}-${randomBytes(5).toString('hex')}`
    const [row] = await db
      .insert(users)
      .values({
        username: name,
        email: role === 'guest' ? null : `${name}@example.com`,
        inviteCode: name,
        createdAt: now(),
        lastSeenAt: now(),
        ...given,
        role,
      })
      .returning({ id: users.id, username: users.username, email: users.email })
    if (!row) throw new Error('the person was not made')
    const token = await createSession(
      db,
      { userId: row.id, role, userAgent: 'wordgrove-tests', address: '127.0.0.1' },
      now(),
    )
    return { ...row, token }
  }
  return {
    guest: (given) => make('guest', given),
    user: (given) => make('user', given),
    admin: (given) => make('admin', given),
    async prove({ id }) {
      await db.update(sessions).set({ provenAt: now() }).where(eq(sessions.userId, id))
    },
  }
}
