/** A learner's first day, call by call: from the demo to an account that has kept everything. */
import { claimGuest, signIn, signUp, startGuest, verifyEmail } from '#contract/auth'
import { getLevels, listChallenges } from '#contract/challenges'
import { getStats, getUser } from '#contract/profile'
import { createTestApp, type TestApp } from '#tests/app'
import { linkTokenFor } from '#tests/mailbox'
import { play } from '#tests/play'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'Tall-Birch-42'
const resultOf = async (token: string, level = 1, missed = 0) => (await play(app, token, { level }, missed)).result
const levelsOf = async (token: string) => {
  const { levels } = await app.call(
    getLevels,
    { params: { category: 'animals-nature' }, query: { difficulty: 'easy' } },
    token,
  )
  return levels.map(({ state, stars }) => `${state} ${stars}`)
}

test('a guest plays, signs up, follows the mailed link, signs in, and nothing is lost', async () => {
  const { access_token: guest } = await app.call(startGuest, { body: {} })
  expect(await resultOf(guest)).toMatchObject({ stars: 3, next_level: { level: 2, unlocked: true } })
  expect(await resultOf(guest, 2, 2)).toMatchObject({
    stars: 2,
    next_level: { level: 3, unlocked: false },
  })
  expect(await levelsOf(guest)).toEqual(['completed 3', 'completed 2', 'locked 0', 'locked 0'])

  await app.call(signUp, { body: { username: 'mei', email: 'mei@example.com', password } }, guest)
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, 'mei@example.com') } })
  expect(await resultOf(guest, 2)).toMatchObject({ stars: 3 })

  const { access_token: token, guest_answers: asked } = await app.call(
    signIn,
    { body: { email: 'mei@example.com', password } },
    guest,
  )
  expect(asked).toBeUndefined()
  expect(await app.call(getUser, {}, token)).toMatchObject({ username: 'mei', role: 'user' })
  expect(await levelsOf(token)).toEqual(['completed 3', 'completed 3', 'unlocked 0', 'locked 0'])
  expect(await app.call(getStats, {}, token)).toMatchObject({
    total_words: 16,
    current_streak: 1,
    login_streak: 1,
    points: 0,
  })
  const { categories } = await app.call(listChallenges, {}, token)
  expect(categories[0]).toMatchObject({ slug: 'animals-nature', completed: 2, stars: 6 })
  expect(await app.refused(getUser, {}, guest)).toMatchObject({ status: 401 })
})

test('a learner who comes back on a new device keeps its answers when they say so', async () => {
  const learner = await app.user()
  const before = await resultOf(learner.token)
  expect(before.points).toBeGreaterThan(0)
  const { access_token: guest } = await app.call(startGuest, { body: {} })
  await resultOf(guest)
  await resultOf(guest, 2)
  const { points } = await app.call(getStats, {}, learner.token)
  expect(await app.call(claimGuest, { body: { guest_token: guest } }, learner.token)).toEqual({ claimed: 16 })
  expect(await levelsOf(learner.token)).toEqual(['completed 3', 'completed 3', 'unlocked 0', 'locked 0'])
  expect(await app.call(getStats, {}, learner.token)).toMatchObject({ points, total_words: 16 })
})
