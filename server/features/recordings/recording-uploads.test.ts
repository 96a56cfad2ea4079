// @module-tag postgres
/** Uploads that overlap or fail, with a store of files that the tests steer. */
import { randomUUID } from 'node:crypto'
import { getRecording } from '#contract/recordings'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { wavBytes } from '#tests/recordings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordings, removedFiles } from '../../db/schema/recordings.ts'
import type { Session } from '../../http/context.ts'
import type { Files } from '../../providers/files/index.ts'
import { findSession } from '../auth/index.ts'
import { save } from './recordings.ts'

/** A save that waits until the test ends it. */
interface PendingSave extends PromiseWithResolvers<void> {
  readonly name: string
}

let pending: PendingSave[] = []
const files: Pick<Files, 'save'> = {
  save(name) {
    const save = { name, ...Promise.withResolvers<void>() }
    pending.push(save)
    return save.promise
  },
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  pending = []
  await app.db.delete(recordings)
  await app.db.delete(removedFiles)
})

async function sessionOf({ token }: Person): Promise<Session> {
  const session = await findSession(app.db, token, app.now(), async () => {})
  if (!session) throw new Error('no session')
  return session
}

const subject = { kind: 'word', text: 'apple', sentenceId: null, target: null } as const

/** Begins an upload; comes back once its file is being written. */
async function upload(session: Session, id: string): Promise<{ written: PendingSave; saved: Promise<unknown> }> {
  const count = pending.length
  const saved = save(app.deps, files, session, { id, subject, isTake: false, file: wavBytes() })
  // A rejection that the test looks at later is no unhandled one.
  saved.catch(() => {})
  await expect.poll(() => pending.length).toBe(count + 1)
  const written = pending[count]
  if (!written) throw new Error('nothing is written')
  return { written, saved }
}

test('of two uploads of one id one fails: the other is to be sent again, and no file is left over', async () => {
  const ann = await app.user()
  const session = await sessionOf(ann)
  const id = randomUUID()
  const [first, second] = [await upload(session, id), await upload(session, id)]
  first.written.reject(new Error('the disk broke'))
  await expect(first.saved).rejects.toThrow('the disk broke')
  second.written.resolve()
  await expect(second.saved).rejects.toMatchObject({ code: 'busy' })
  expect(await app.db.$count(removedFiles, eq(removedFiles.name, second.written.name))).toBe(1)

  const third = await upload(session, id)
  third.written.resolve()
  expect(await third.saved).toMatchObject({ id })
  expect(await app.call(getRecording, { params: { id } }, ann.token)).toMatchObject({ id })
})

test('an upload that fails or ends late leaves that of the next one alone', async () => {
  const session = await sessionOf(await app.user())
  const id = randomUUID()
  const [first, second, third] = [await upload(session, id), await upload(session, id), await upload(session, id)]
  first.written.reject(new Error('the disk broke'))
  await expect(first.saved).rejects.toThrow('the disk broke')
  const next = await upload(session, id)
  // These two have the file of the first, and the row is that of the next.
  second.written.reject(new Error('the disk broke'))
  await expect(second.saved).rejects.toThrow('the disk broke')
  third.written.resolve()
  await expect(third.saved).rejects.toMatchObject({ code: 'busy' })
  expect(await app.db.select().from(recordings)).toMatchObject([{ id, state: 'saving', file: next.written.name }])
  next.written.resolve()
  expect(await next.saved).toMatchObject({ id, state: 'not_scored' })
})
