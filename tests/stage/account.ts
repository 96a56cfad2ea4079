/** A visit of somebody with an account: signs in, reads home, plays, reviews, writes a word into a note and a line to a contact. */
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Conversation } from '#contract/chat'
import type { Practice } from '#contract/practice'
import { createCalls, isDone, withEvents, type Calls, type LearnerOptions } from './calls.ts'
import { answerAll, playLevel } from './learner.ts'
import { withClient } from './stage.ts'

const PASSWORD = 'Stage-password-1'
const OWN_NOTES = '/api/notes?kind=own'

export interface Account {
  readonly id: string
  readonly email: string
  /** Their contact. */
  readonly otherId: string
}

/** Puts `count` accounts (an even number) into the database, contacts by twos. */
export async function createAccounts(databaseUrl: string, count: number): Promise<Account[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const accounts = ids.map((id, index) => ({
    id,
    email: `${id}@example.com`,
    otherId: ids[index % 2 === 0 ? index + 1 : index - 1] ?? '',
  }))
  const passwordHash = await hash(PASSWORD)
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into users (id, username, email, password_hash, invite_code, birth_year, vip_until)
       select (one ->> 'id')::uuid, one ->> 'id', one ->> 'email', $2, one ->> 'id', 1990, now() + interval '1 day' from jsonb_array_elements($1::jsonb) as one`,
      [JSON.stringify(accounts), passwordHash],
    )
    await client.query(
      `insert into contacts (user_id, other_id, state, at)
       select (one ->> 'id')::uuid, (one ->> 'otherId')::uuid, 'accepted', now() from jsonb_array_elements($1::jsonb) as one`,
      [JSON.stringify(accounts)],
    )
  })
  return accounts
}

export async function visit(account: Account, options: LearnerOptions): Promise<void> {
  const body = { email: account.email, password: PASSWORD }
  const signedIn = await createCalls(options).save('sign in', 'POST', '/api/auth/signin', body)
  if (!isDone(signedIn)) return
  const { access_token: token } = JSON.parse(signedIn.text) as { access_token: string }
  const calls = createCalls(options, token)
  await withEvents(options, token, async () => {
    await Promise.all(
      ['/api/user', '/api/reviews', OWN_NOTES, '/api/conversations'].map((path) => calls.call('home', 'GET', path)),
    )
    await playLevel(calls, options)
    await review(calls, options)
    await writeNote(calls, options)
    await writeLine(calls, options, account)
  })
}

const WORDS = ['dog', 'cat', 'rabbit', 'fox', 'bear']

/** Some words again, as a review or a practice of a note asks them. */
async function review(calls: Calls, options: LearnerOptions): Promise<void> {
  const id = randomUUID()
  const started = await calls.save('review', 'POST', '/api/practices', { id, words: WORDS, listening: false })
  if (!isDone(started)) return
  // Left before its end: what was wrong would come back until it is right.
  await answerAll(calls, options, JSON.parse(started.text) as Practice, `/api/practices/${id}`)
}

async function writeNote(calls: Calls, { acknowledged }: LearnerOptions): Promise<void> {
  const notes = await calls.call('notes', 'GET', OWN_NOTES)
  const [first] = isDone(notes) ? (JSON.parse(notes.text) as { notes: { id: string }[] }).notes : []
  const id = first?.id ?? randomUUID()
  if (!first) await calls.save('new note', 'POST', '/api/notes', { id, title: 'Load' })
  const [section, page, entry] = [randomUUID(), randomUUID(), randomUUID()]
  const at = (type: string, own: object) => ({ type, position: 'a', ...own })
  const changes = [
    at('add_section', { id: section, title: 'Section' }),
    at('add_page', { id: page, section, title: 'Page' }),
    at('add_entry', { id: entry, page, word: 'apple' }),
  ]
  await calls.pause(4_000)
  const batch = { batch: randomUUID(), since: 0, base: 0, changes }
  if (isDone(await calls.save('edit a note', 'POST', `/api/notes/${id}/changes`, batch)))
    acknowledged.entries.add(entry)
}

async function writeLine(calls: Calls, { acknowledged }: LearnerOptions, { otherId }: Account): Promise<void> {
  const opened = await calls.save('open a chat', 'POST', '/api/conversations', { with: otherId })
  if (!isDone(opened)) return
  const path = `/api/conversations/${(JSON.parse(opened.text) as Conversation).id}/messages`
  await calls.call('messages', 'GET', path)
  await calls.pause(5_000)
  const id = randomUUID()
  if (isDone(await calls.save('write', 'POST', path, { id, text: 'Shall we play a level of animals tonight?' })))
    acknowledged.messages.add(id)
}
