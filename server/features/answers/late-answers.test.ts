// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { answerRun, startRun, type Answer, type Run } from '#contract/challenges'
import { startPractice } from '#contract/practice'
import { getStats } from '#contract/profile'
import { getReviews, startReview } from '#contract/reviews'
import { addDays, dayIn } from '#rules/days'
import { MAX_OFFLINE_RUNS } from '#rules/late-answers'
import { weekOf } from '#rules/points'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { A_WHILE, answersFor, DEMO, finish, play, send, start } from '#tests/play'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, cards, learnerDays, runs, weeklyPoints } from '../../db/schema/learning.ts'
import type { Person } from '#tests/people'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user({ timeZone: shanghai })
})

const shanghai = 'Asia/Shanghai'
/** The clock starts at noon in Shanghai, and moves by whole days and a few minutes. */
const today = () => dayIn(shanghai, app.now())

const takeAlong = (place: object = {}, person = ann) => start(app, person.token, { ...place, offline: true })

/** Right answers, given one after the other every five seconds, from so long after the issue of the run. */
function givenOffline(run: Run, after: number, gap = 5_000): Answer[] {
  const from = Date.parse(run.issued_at) + after
  return answersFor(run).map((answer, index) => ({ ...answer, at: new Date(from + index * gap).toISOString() }))
}

const log = () => app.db.select().from(answers).where(eq(answers.userId, ann.id)).orderBy(answers.position)
const days = () => app.db.select().from(learnerDays).where(eq(learnerDays.userId, ann.id)).orderBy(learnerDays.day)

describe('answers that were given offline', () => {
  test('count at the time at which they were given, whenever they arrive', async () => {
    const run = await takeAlong()
    const given = givenOffline(run, HOUR)
    app.advance(2 * DAY)
    await send(app, ann.token, run, given)
    expect(await finish(app, ann.token, run)).toMatchObject({ stars: 3, points: 80, current_streak: 1 })
    const rows = await log()
    expect(rows.map(({ at }) => at.toISOString())).toEqual(given.map(({ at }) => at))
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['offline']))
    const studied = (await days()).filter(({ sessions }) => sessions > 0)
    expect(studied).toMatchObject([{ day: addDays(today(), -2), answers: 8, words: 8, points: 80 }])
    const [card] = await app.db.select().from(cards).where(eq(cards.userId, ann.id))
    expect(given.map(({ at }) => at)).toContain(card?.lastReview?.toISOString())
  })

  test('count once, however often they are sent', async () => {
    const run = await takeAlong()
    const given = givenOffline(run, HOUR)
    app.advance(DAY)
    await Promise.all([send(app, ann.token, run, given), send(app, ann.token, run, given)])
    const result = await finish(app, ann.token, run)
    expect((await send(app, ann.token, run, given)).acknowledged).toHaveLength(8)
    expect(await finish(app, ann.token, run)).toEqual(result)
    expect(await log()).toHaveLength(8)
    expect(await app.call(getStats, {}, ann.token)).toMatchObject({ points: 80, total_words: 8 })
  })

  test('arrive 14 days after the issue at the latest', async () => {
    const [run, other] = [await takeAlong(), await takeAlong()]
    app.advance(14 * DAY - A_WHILE)
    await send(app, ann.token, run, givenOffline(run, DAY))
    app.advance(A_WHILE)
    const late = { params: { id: other.id }, body: { answers: givenOffline(other, DAY) } }
    expect(await app.refused(answerRun, late, ann.token)).toMatchObject({ status: 410, code: 'run_expired' })
    expect(await log()).toHaveLength(8)
    // What is lost to a learner is in the server's log.
    const lost = { userId: ann.id, runId: other.id, answers: 8, msg: 'answers came after the end of their run' }
    expect(app.logs).toContainEqual(expect.objectContaining(lost))
  })

  test('bring their points to the week in which they arrive', async () => {
    const run = await takeAlong()
    const closed = weekOf(app.now())
    app.advance(7 * DAY)
    await send(app, ann.token, run, givenOffline(run, HOUR))
    const weeks = await app.db.select().from(weeklyPoints).where(eq(weeklyPoints.userId, ann.id))
    expect(weeks).toMatchObject([{ week: weekOf(app.now()), points: 80 }])
    expect(weekOf(app.now())).not.toBe(closed)
    expect((await days())[0]).toMatchObject({ day: addDays(today(), -7), points: 80 })
  })

  test.each([
    ['before the issue', -HOUR],
    ['after the arrival', 3 * DAY],
  ])('count at their arrival when they claim a time %s', async (_, after) => {
    const run = await takeAlong()
    app.advance(DAY)
    await send(app, ann.token, run, givenOffline(run, after))
    expect(await finish(app, ann.token, run)).toMatchObject({ stars: 3, points: 80 })
    expect(new Set((await log()).map(({ at }) => at.getTime()))).toEqual(new Set([app.now().getTime()]))
  })

  test('are worth nothing when by their own times nobody answers so fast', async () => {
    const run = await takeAlong()
    app.advance(DAY)
    expect(await send(app, ann.token, run, givenOffline(run, 100, 100))).toMatchObject({ points: 0 })
    expect(await finish(app, ann.token, run)).toMatchObject({ stars: 0, points: 0 })
    expect(await app.db.$count(cards, eq(cards.userId, ann.id))).toBe(0)
  })

  test('are worth nothing when they arrive faster than anyone answers', async () => {
    const run = await takeAlong()
    app.advance(1_000)
    expect(await send(app, ann.token, run, givenOffline(run, -HOUR))).toMatchObject({ points: 0 })
  })

  test('have the limits of their own day: twice a word, 1,500 points', async () => {
    const taken = await Promise.all(Array.from({ length: 3 }, () => takeAlong()))
    app.advance(DAY)
    await play(app, ann.token)
    for (const [index, run] of taken.entries()) await send(app, ann.token, run, givenOffline(run, (index + 1) * HOUR))
    const [first, second] = await days()
    // The third time of that day earns nothing, and the day on which they arrived keeps its own.
    expect(first).toMatchObject({ day: addDays(today(), -1), words: 8, answers: 24, points: 160 })
    expect(second).toMatchObject({ day: today(), words: 8, answers: 8 })
  })

  test('that another device has overtaken lead to the card of the whole log', async () => {
    const run = await takeAlong()
    app.advance(DAY)
    await play(app, ann.token)
    const reviewed = app.now()
    app.advance(DAY)
    await send(app, ann.token, run, givenOffline(run, HOUR))
    for (const card of await app.db.select().from(cards).where(eq(cards.userId, ann.id)))
      expect(card).toMatchObject({ reps: 2, lastReview: reviewed })
  })

  test('of another learner are refused', async () => {
    const ben = await app.user()
    const run = await takeAlong()
    app.advance(DAY)
    const foreign = { params: { id: run.id }, body: { answers: givenOffline(run, HOUR) } }
    expect(await app.refused(answerRun, foreign, ben.token)).toMatchObject({ status: 404, code: 'run_not_found' })
  })
})

describe('runs for offline use', () => {
  test('are 20 at most, of all kinds together, also when they are asked for at once', async () => {
    const practice = { body: { id: randomUUID(), words: ['cat', 'dog'], offline: true } }
    await app.call(startPractice, practice, ann.token)
    const asked = await Promise.allSettled(Array.from({ length: MAX_OFFLINE_RUNS }, () => takeAlong()))
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    const another = { body: { ...DEMO, id: randomUUID(), offline: true } }
    expect(await app.refused(startRun, another, ann.token)).toMatchObject({ status: 409, code: 'offline_runs_full' })
    // Others are not counted, and who finishes one has room again.
    await play(app, ann.token)
    const [open] = await app.db
      .select()
      .from(runs)
      .where(and(eq(runs.userId, ann.id), eq(runs.offline, true)))
      .limit(1)
    const run = await start(app, ann.token, { id: open?.id ?? '' })
    await send(app, ann.token, run, givenOffline(run, 10_000))
    await finish(app, ann.token, run)
    expect(await takeAlong()).toMatchObject({ answers: [] })
  })

  test('take the place of one that is not needed any more, unless it was answered', async () => {
    const [idle, played] = [await takeAlong(), await takeAlong()]
    app.advance(A_WHILE)
    await send(app, ann.token, played, answersFor(played).slice(0, 1))
    await takeAlong({ replaces: idle.id })
    await takeAlong({ replaces: played.id })
    const refused = { params: { id: idle.id }, body: { answers: answersFor(idle) } }
    expect(await app.refused(answerRun, refused, ann.token)).toMatchObject({ code: 'run_expired' })
    await send(app, ann.token, played, answersFor(played).slice(1))
    expect((await log()).length).toBe(8)
  })

  test('of reviews are not offered to other devices', async () => {
    await play(app, ann.token)
    app.advance(DAY)
    const review = await app.call(startReview, { body: { id: randomUUID(), offline: true } }, ann.token)
    expect(Date.parse(review.expires_at) - Date.parse(review.issued_at)).toBe(14 * DAY)
    expect(await app.call(getReviews, {}, ann.token)).toMatchObject({ open: null, due: 8 })
  })
})
