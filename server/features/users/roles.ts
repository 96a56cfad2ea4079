/** Who is an administrator: decided by whoever runs the server, never over the network. */
import { and, eq, ne } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'

const roles = { grant: 'admin', revoke: 'user' } as const

/**
 * Carries out 'grant ann@example.com' or 'revoke ann@example.com' and resolves to a sentence for the operator. It counts from the next call
 * of that person on. Throws an Error with a sentence when it cannot be done.
 */
export async function administer(db: Reader, command: string): Promise<string> {
  const [verb = '', email = '', ...rest] = command.trim().split(/\s+/)
  const role = verb === 'grant' || verb === 'revoke' ? roles[verb] : undefined
  if (!role || !email.includes('@') || rest.length > 0) throw new Error('npm run admin -- grant|revoke <email>')
  const found = await db
    .update(users)
    .set({ role })
    .where(and(eq(users.email, email.toLowerCase()), ne(users.role, 'guest')))
    .returning({ username: users.username })
  const [user] = found
  if (!user) throw new Error(`No account has the e-mail ${email}.`)
  return `${user.username} (${email}) is ${role === 'admin' ? 'an administrator now' : 'an administrator no longer'}.`
}
