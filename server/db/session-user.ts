import type { users } from './schema/accounts.ts'

/** The user of a session, read by the same query as the session; without the password hash. */
export type SessionUser = Omit<typeof users.$inferSelect, 'passwordHash'>
