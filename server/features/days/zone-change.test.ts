import { getUser, updateUser } from '#contract/profile'
import { dayIn } from '#rules/days'
import { limitOf } from '#rules/entitlements'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { learnerDays } from '../../db/schema/learning.ts'
import { words } from '../../db/schema/words.ts'
import { findSession } from '../auth/index.ts'
import { countUse } from '../entitlements/index.ts'

let app: TestApp
beforeAll(async () => {
  // Word information is limited where a provider adds to it; this one is away.
  app = await createTestApp({ variables: { AI_BASE_URL: 'http://127.0.0.1:9', AI_MODEL: 'model' } })
})
afterAll(() => app.close())

const shanghai = 'Asia/Shanghai'
/** Where it is tomorrow before it is anywhere else, and where it is yesterday longest. */
const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

const moveTo = (person: Person, time_zone: string) => app.call(updateUser, { body: { time_zone } }, person.token)

/** Uses smart grouping until it is refused; answers how often it was had. */
async function useUp({ token }: Person): Promise<number> {
  for (let had = 0; had <= 10; had += 1) {
    const session = await findSession(app.db, token, app.now(), () => Promise.resolve())
    if (!session) throw new Error('no session')
    const refused = await app.db
      .transaction((tx) => countUse(tx, session, 'grouping', app.now()))
      .then(
        () => false,
        () => true,
      )
    if (refused) return had
  }
  return Infinity
}

test('another zone is another day, and what was used goes along; its next morning is new', async () => {
  const ann = await app.user({ timeZone: shanghai })
  expect(await useUp(ann)).toBe(limitOf('grouping', 'user'))
  await moveTo(ann, last)
  expect(dayIn(last, app.now())).not.toBe(dayIn(shanghai, app.now()))
  expect(await useUp(ann)).toBe(0)
  await moveTo(ann, shanghai)
  expect(await useUp(ann)).toBe(0)
  app.advance(DAY)
  expect(await useUp(ann)).toBe(limitOf('grouping', 'user'))
})

test('changing the zone every hour gains nothing', async () => {
  const ann = await app.user({ timeZone: last })
  const zones = [first, 'Europe/London', last, shanghai, 'America/New_York']
  let had = 0
  for (let hour = 0; hour < 5 * 24; hour += 1) {
    const zone = zones[(hour * 7) % zones.length] ?? shanghai
    await app.db.update(users).set({ lastSeenAt: app.now() }).where(eq(users.id, ann.id))
    await moveTo(ann, zone)
    had += await useUp(ann)
    app.advance(HOUR)
  }
  expect(had).toBeGreaterThanOrEqual(limitOf('grouping', 'user'))
  // Five days, and the one on which they began.
  expect(had).toBeLessThanOrEqual(6 * limitOf('grouping', 'user'))
}, 60_000)

test('words that were read about count on in another zone', async () => {
  const ann = await app.user({ timeZone: shanghai })
  const limit = limitOf('wordInfo', 'user')
  const some = await app.db
    .select({ headword: words.headword })
    .from(words)
    .limit(limit + 2)
  const read = async (index: number) => {
    const path = `/api/words/${encodeURIComponent(some[index]?.headword ?? '')}/info`
    const answer = await app.request(path, { token: ann.token })
    await answer.body?.cancel()
    return answer.status
  }
  for (let index = 0; index < limit; index += 1) expect(await read(index)).toBe(200)
  await moveTo(ann, last)
  expect(await read(limit)).toBe(402)
  await moveTo(ann, shanghai)
  expect(await read(limit)).toBe(402)
  // What was counted today stays open.
  expect(await read(0)).toBe(200)
})

test('a day that has its points has none in another zone either', async () => {
  const ann = await app.user({ timeZone: shanghai })
  const day = dayIn(shanghai, app.now())
  await app.db.insert(learnerDays).values({ userId: ann.id, day, points: 1490 })
  expect((await play(app, ann.token)).result.points).toBe(10)
  await moveTo(ann, last)
  expect((await play(app, ann.token)).result.points).toBe(0)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ time_zone: last })
})
