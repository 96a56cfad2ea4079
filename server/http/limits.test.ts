// @module-tag postgres
import { limits, type Limit } from '#contract/limits'
import { openTestDatabase } from '#tests/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { createLimits, createTokenThrottle, type CountCall } from './limits.store.ts'

const HERE = '203.0.113.7'

async function database() {
  const opened = await openTestDatabase()
  onTestFinished(() => opened.close())
  return opened
}

/** How many calls pass before one is refused. */
async function passing(count: CountCall, name: keyof typeof limits, address: string, session: string | null = null) {
  for (let calls = 0; calls <= 200; calls += 1) {
    const refusal: unknown = await count(name, address, session).then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal !== null) {
      expect(refusal).toMatchObject({ code: 'too_many_requests', details: { values: { seconds: expect.any(Number) } } })
      return calls
    }
  }
  return Infinity
}

test('guessing is counted in the database: another replica, and one that starts anew, count on', async () => {
  const { db } = await database()
  expect(await passing(createLimits(db, 1), 'signIn', HERE)).toBe(limits.signIn.points)
  expect(await passing(createLimits(db, 1), 'signIn', HERE)).toBe(0)
  expect(await passing(createLimits(db, 1), 'signIn', '203.0.113.8')).toBe(limits.signIn.points)
})

test('a database that is away neither opens the gate nor closes it', async () => {
  const opened = await openTestDatabase()
  await opened.close()
  expect(await passing(createLimits(opened.db, 1), 'code', HERE)).toBe(limits.code.points)
})

test('floods are counted in memory, by session for a signed-in caller', async () => {
  const { db } = await database()
  const count = createLimits(db, 0.1)
  expect(await passing(count, 'api', HERE)).toBe(limits.api.points / 10)
  expect(await passing(count, 'api', HERE, 'somebody')).toBe(limits.api.signedIn / 10)
})

test('what costs money, a mail or a text message is counted where replicas share it', () => {
  const table: Readonly<Record<string, Limit>> = limits
  for (const name of ['signIn', 'signUp', 'code', 'guest', 'payment', 'export'])
    expect(table[name]?.durable, name).toBe(true)
})

test('made-up tokens are looked up only so often for an address; others are not held up', async () => {
  const { admit, miss } = createTokenThrottle(1)
  for (let tried = 0; tried < limits.unknownTokens.points; tried += 1) {
    await admit(HERE)
    await miss(HERE)
  }
  await expect(admit(HERE)).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(admit('203.0.113.8')).resolves.toBeUndefined()
})
