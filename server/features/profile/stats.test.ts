/** What home and profile tell about today. */
import { getProgress, getStats, updateUser } from '#contract/profile'
import { A_WHILE, answersFor, play, send, start } from '#tests/play'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stats = (token: string) => app.call(getStats, {}, token)

test('answered words count at once in daily average, week and calendar, before the run is finished', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token, { type: 'typing' })
  app.advance(A_WHILE)
  await send(app, ann.token, run, answersFor(run).slice(0, 3))
  expect(await stats(ann.token)).toMatchObject({
    daily_average: 3,
    weekly_goal: { current: 3 },
    sessions_today: { current: 0 },
    current_streak: 0,
  })
  const { days, today } = await app.call(getProgress, {}, ann.token)
  expect(days).toEqual([{ day: today, answers: 3, words: 3, sessions: 0, spoken_ms: 0 }])
})

test('sessions of today count against the learner’s own goal, and begin anew tomorrow', async () => {
  const ann = await app.user()
  expect((await stats(ann.token)).sessions_today).toEqual({ current: 0, total: 3 })
  await app.call(updateUser, { body: { daily_sessions: 2 } }, ann.token)
  await play(app, ann.token)
  expect((await stats(ann.token)).sessions_today).toEqual({ current: 1, total: 2 })
  app.advance(DAY)
  expect((await stats(ann.token)).sessions_today).toEqual({ current: 0, total: 2 })
})
