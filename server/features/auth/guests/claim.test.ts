// @module-tag postgres
import { claimGuest, phoneLoginOrRegister, sendCode, signIn, signUp, verifyEmail } from '#contract/auth'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { codeFor, linkTokenFor } from '#tests/mailbox'
import { learn, learned } from '#tests/learning'
import { answersFor, A_WHILE, play, send, start } from '#tests/play'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { answers, cards, weeklyPoints } from '../../../db/schema/learning.ts'
import { rebuildCards } from '../../answers/index.ts'
import { createPasswords } from '../passwords/passwords.ts'

let app: TestApp
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await createPasswords().hash(password)
})
afterAll(() => app.close())

const claim = (token: string, guestToken: string) => app.call(claimGuest, { body: { guest_token: guestToken } }, token)
const exists = async (id: string) =>
  (await app.db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0

test('a claim brings answers, runs, cards, stars and days, never points, and ends the guest', async () => {
  const guest = await app.guest()
  const ann = await app.user()
  await learn(app, guest.id)
  const before = await learned(app, guest.id)
  expect(await claim(ann.token, guest.token)).toEqual({ claimed: before.answers.length })
  const after = await learned(app, ann.id)
  expect(after.stars).toEqual(before.stars)
  expect(after.cards).toEqual(before.cards)
  expect(after.runs).toEqual(before.runs)
  expect(after.answers.map(({ id }) => id)).toEqual(before.answers.map(({ id }) => id))
  expect(after.answers.map(({ points }) => points)).toEqual(before.answers.map(() => 0))
  expect(after.days).toEqual(before.days.map((day) => ({ ...day, points: 0 })))
  expect(await app.db.select().from(weeklyPoints).where(eq(weeklyPoints.userId, ann.id))).toEqual([])
  expect(await app.refused(getUser, {}, guest.token)).toMatchObject({ status: 401 })
  expect(await exists(guest.id)).toBe(false)
})

test('a second claim brings nothing, and neither does a token that is no guest’s', async () => {
  const guest = await app.guest()
  const ann = await app.user()
  const other = await app.user()
  await learn(app, guest.id)
  await learn(app, other.id)
  await claim(ann.token, guest.token)
  const after = await learned(app, ann.id)
  expect(await claim(ann.token, guest.token)).toEqual({ claimed: 0 })
  expect(await claim(ann.token, other.token)).toEqual({ claimed: 0 })
  expect(await claim(ann.token, 'nonsense')).toEqual({ claimed: 0 })
  expect(await learned(app, ann.id)).toEqual(after)
  expect((await learned(app, other.id)).answers.length).toBeGreaterThan(0)
})

test('twenty claims at once count once', async () => {
  const guest = await app.guest()
  const ann = await app.user()
  await learn(app, guest.id)
  const before = await learned(app, guest.id)
  const results = await Promise.all(Array.from({ length: 20 }, () => claim(ann.token, guest.token)))
  expect(results.map(({ claimed }) => claimed).sort((a, b) => b - a)).toEqual([
    before.answers.length,
    ...Array<number>(19).fill(0),
  ])
  expect((await learned(app, ann.id)).days).toEqual(before.days.map((day) => ({ ...day, points: 0 })))
})

test('answers that arrive while the claim runs are moved when they were acknowledged, and never a server error', async () => {
  for (let round = 0; round < 8; round += 1) {
    const guest = await app.guest()
    const ann = await app.user()
    const run = await start(app, guest.token)
    app.advance(A_WHILE)
    const answers = answersFor(run)
    const send = (some: typeof answers) =>
      app.request(`/api/runs/${run.id}/answers`, { token: guest.token, json: { answers: some } })
    const [first, second, { claimed }, third, fourth] = await Promise.all([
      send(answers.slice(0, 2)),
      send(answers.slice(2, 4)),
      claim(ann.token, guest.token),
      send(answers.slice(4, 6)),
      send(answers.slice(6)),
    ])
    const statuses = [first, second, third, fourth].map(({ status }) => status)
    expect([200, 401, 404]).toEqual(expect.arrayContaining(statuses))
    expect(claimed).toBe(statuses.filter((status) => status === 200).length * 2)
    expect((await learned(app, ann.id)).answers).toHaveLength(claimed)
  }
})

test('where both know something, the better stars, the sum of the day and what both logs lead to stand', async () => {
  const guest = await app.guest()
  const ann = await app.user()
  await learn(app, ann.id, { stars: 1 })
  app.advance(HOUR)
  await learn(app, guest.id, { stars: 3 })
  const alone = (await learned(app, guest.id)).cards
  // A word that only the account has met keeps its card.
  const [, , , fourth] = alone
  await app.db.delete(answers).where(and(eq(answers.userId, guest.id), eq(answers.wordId, 4)))

  await claim(ann.token, guest.token)
  const { stars, cards: kept, days } = await learned(app, ann.id)
  expect(stars).toMatchObject([{ level: 1, stars: 3 }])
  expect(kept.map(({ reps }) => reps)).toEqual([2, 2, 2, 1])
  expect(kept[3]).not.toEqual(fourth)
  await app.db.delete(cards).where(eq(cards.userId, ann.id))
  await app.db.transaction((tx) => rebuildCards(tx, { id: ann.id, retention: 0.9, memoryWeights: null }))
  expect(kept).toEqual((await learned(app, ann.id)).cards)
  expect(days).toMatchObject([{ answers: 8, words: 8, sessions: 2, points: 40 }])
})

test('answers that the account gives while it claims stand in its cards', async () => {
  for (let round = 0; round < 4; round += 1) {
    const guest = await app.guest()
    const ann = await app.user()
    await play(app, guest.token)
    const run = await start(app, ann.token)
    app.advance(A_WHILE)
    await Promise.all([claim(ann.token, guest.token), send(app, ann.token, run, answersFor(run))])
    const { cards: kept } = await learned(app, ann.id)
    expect(kept.map(({ reps }) => reps)).toEqual(kept.map(() => 2))
  }
})

test('stars that were better already stay', async () => {
  const guest = await app.guest()
  const ann = await app.user()
  await learn(app, guest.id, { stars: 1 })
  await learn(app, ann.id, { stars: 2 })
  await claim(ann.token, guest.token)
  expect((await learned(app, ann.id)).stars).toMatchObject([{ level: 1, stars: 2 }])
})

test('signing in to an existing account asks about the answers of this device and takes none', async () => {
  const guest = await app.guest()
  const idle = await app.guest()
  const ann = await app.user({ passwordHash })
  await learn(app, guest.id)
  const { answers } = await learned(app, guest.id)
  const body = { email: ann.email ?? '', password }
  expect(await app.call(signIn, { body }, guest.token)).toEqual({
    access_token: expect.any(String),
    guest_answers: answers.length,
  })
  expect(await app.call(signIn, { body }, idle.token)).toEqual({ access_token: expect.any(String) })
  expect((await learned(app, ann.id)).answers).toEqual([])
})

test('the mailed link claims its guest on any device, the guest plays on, and the first sign-in claims the rest', async () => {
  const guest = await app.guest()
  await learn(app, guest.id)
  const before = await learned(app, guest.id)
  const email = 'gardener@example.com'
  await app.call(signUp, { body: { username: 'gardener', email, password } }, guest.token)
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, email) } })

  const elsewhere = await app.call(signIn, { body: { email, password } })
  const { id } = await app.call(getUser, {}, elsewhere.access_token)
  expect((await learned(app, id)).stars).toEqual(before.stars)

  expect(await app.call(getUser, {}, guest.token)).toMatchObject({ role: 'guest' })
  expect((await learned(app, guest.id)).stars).toEqual(before.stars)
  app.advance(DAY)
  await learn(app, guest.id, { level: 2 })
  const here = await app.call(signIn, { body: { email, password } }, guest.token)
  expect(here).toEqual({ access_token: expect.any(String) })
  const after = await learned(app, id)
  expect(after.stars.map(({ level }) => level)).toEqual([1, 2])
  expect(after.answers).toHaveLength(before.answers.length * 2)
  expect(after.days).toHaveLength(2)
  expect(await exists(guest.id)).toBe(false)
})

test('a run that the guest is in the middle of stays with the guest until the sign-in', async () => {
  const guest = await app.guest()
  await learn(app, guest.id, { finished: false })
  const open = await learned(app, guest.id)
  const email = 'midway@example.com'
  await app.call(signUp, { body: { username: 'midway', email, password } }, guest.token)
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, email) } })
  const during = await learned(app, guest.id)
  expect(during.runs).toEqual(open.runs)
  expect(during.answers).toEqual(open.answers)
  app.advance(HOUR)
  const { access_token: token } = await app.call(signIn, { body: { email, password } }, guest.token)
  const { id } = await app.call(getUser, {}, token)
  expect((await learned(app, id)).runs).toEqual(open.runs)
})

test('another guest than the one that signed up is asked about', async () => {
  const author = await app.guest()
  const stranger = await app.guest()
  await learn(app, stranger.id)
  const email = 'author@example.com'
  await app.call(signUp, { body: { username: 'author', email, password } }, author.token)
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, email) } })
  const { guest_answers: offered } = await app.call(signIn, { body: { email, password } }, stranger.token)
  expect(offered).toBeGreaterThan(0)
  expect(await exists(stranger.id)).toBe(true)
})

test('the browser that signed up is signed in by its link, with all that its guest has', async () => {
  const guest = await app.guest()
  await learn(app, guest.id)
  await learn(app, guest.id, { level: 2, finished: false })
  const { stars, cards: words, answers: given } = await learned(app, guest.id)
  const email = 'same.browser@example.com'
  await app.call(signUp, { body: { username: 'same-browser', email, password } }, guest.token)
  const body = { token: await linkTokenFor(app, email) }
  const verified = await app.call(verifyEmail, { body }, guest.token)
  expect(verified.session).toEqual({ access_token: expect.any(String) })
  expect(verified.claimed_progress).toMatchObject({
    stars: stars.reduce((all, { stars: some }) => all + some, 0),
    words: words.length,
  })
  const { id, username } = await app.call(getUser, {}, verified.session?.access_token)
  expect(username).toBe('same-browser')
  expect((await learned(app, id)).answers).toHaveLength(given.length)
  expect(await exists(guest.id)).toBe(false)
})

test('so is a browser with the marker of the sign-up; no other, and none that has an account open', async () => {
  const verify = async (name: string, { marked = true, token = '' } = {}) => {
    const email = `${name}@example.com`
    const { signup_marker: marker } = await app.call(signUp, { body: { username: name, email, password } })
    const body = { token: await linkTokenFor(app, email), signup_marker: marked ? marker : 'another' }
    return app.call(verifyEmail, { body }, token || undefined)
  }
  const { session } = await verify('marked')
  expect(await app.call(getUser, {}, session?.access_token)).toMatchObject({ username: 'marked' })
  // A guest that is not the one of the sign-up is asked about, as at every sign-in.
  const stranger = await app.guest()
  await learn(app, stranger.id)
  const beside = await verify('beside', { token: stranger.token })
  expect(beside.session?.guest_answers).toBeGreaterThan(0)
  expect(beside.claimed_progress).toBeUndefined()
  expect(await verify('unmarked', { marked: false })).toEqual({ email: 'unmarked@example.com', username: 'unmarked' })
  const ann = await app.user()
  expect((await verify('open', { token: ann.token })).session).toBeUndefined()
})

test('a new phone account takes the guest along, a known one asks', async () => {
  const phone = '13812345678'
  const enter = async (guestToken: string) => {
    await app.call(sendCode, { body: { phone, purpose: 'login_or_register' } })
    const body = { phone, verification_code: await codeFor(app, phone) }
    return app.call(phoneLoginOrRegister, { body }, guestToken)
  }
  const first = await app.guest()
  await learn(app, first.id)
  const before = await learned(app, first.id)
  const made = await enter(first.token)
  expect(made).toEqual({
    access_token: expect.any(String),
    claimed_progress: { stars: 3, words: before.cards.length, examples: expect.any(Array) },
  })
  expect(made.claimed_progress?.examples).toHaveLength(before.cards.length)
  expect(made.claimed_progress?.examples[0]).toEqual({
    headword: 'dog',
    meaning: { zh: '狗', en: expect.any(String) },
    picture: expect.stringMatching(/^\/pictures\//),
  })
  const { id } = await app.call(getUser, {}, made.access_token)
  expect((await learned(app, id)).stars).toEqual(before.stars)

  app.advance(HOUR)
  const second = await app.guest()
  await learn(app, second.id)
  expect(await enter(second.token)).toMatchObject({ guest_answers: before.answers.length })
})
