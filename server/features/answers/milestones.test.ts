// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { finishPractice, startPractice, type PracticeResult } from '#contract/practice'
import { getStats } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { answersFor, finish, play, send, start } from '#tests/play'
import { answerAll, practise } from '#tests/practise'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { practices } from '../../db/schema/practices.ts'
import { words } from '../../db/schema/words.ts'

let app: TestApp
let ann: Person
let ids: number[]
beforeAll(async () => {
  app = await createTestApp()
  ids = (await app.db.select({ id: words.id }).from(words).orderBy(asc(words.id))).map(({ id }) => id)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
})

const issue = (wordIds: readonly number[]) =>
  app.call(startPractice, { body: { id: randomUUID(), word_ids: [...wordIds], listening: false } }, ann.token)
const meet = async (wordIds: readonly number[], missed: readonly number[] = []): Promise<PracticeResult> =>
  practise(app, ann.token, await issue(wordIds), missed)
const learned = async () => (await app.call(getStats, {}, ann.token)).words_learned

/** A session on each of so many days, and what each said. */
const playDaily = async (token: string, days: number) => {
  const said: PracticeResult['milestone'][] = []
  for (let day = 0; day < days; day += 1) {
    if (day > 0) app.advance(DAY)
    said.push((await play(app, token)).result.milestone)
  }
  return said
}

describe('a streak', () => {
  test('is said by the session that makes it three days, and by no other of that day', async () => {
    const said = await playDaily(ann.token, 3)
    expect(said).toEqual([undefined, undefined, { kind: 'streak', count: 3 }])
    expect((await play(app, ann.token)).result.milestone).toBeUndefined()
  })

  test('is said again to who asks for the same end again, since the first answer may be lost', async () => {
    await playDaily(ann.token, 2)
    app.advance(DAY)
    const { run, result } = await play(app, ann.token)
    expect(result.milestone).toEqual({ kind: 'streak', count: 3 })
    expect(await finish(app, ann.token, run)).toEqual(result)
  })

  test('that begins anew is not told the same number again', async () => {
    await playDaily(ann.token, 3)
    app.advance(8 * DAY)
    expect(await playDaily(ann.token, 4)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('of two sessions that end at once is said by one', async () => {
    await playDaily(ann.token, 2)
    app.advance(DAY)
    const runs = await Promise.all([start(app, ann.token), start(app, ann.token)])
    app.advance(HOUR / 60)
    for (const run of runs) await send(app, ann.token, run, answersFor(run))
    const ends = await Promise.all(runs.map((run) => finish(app, ann.token, run)))
    expect(ends.flatMap(({ milestone }) => milestone ?? [])).toEqual([{ kind: 'streak', count: 3 }])
  })

  test('is not said where nothing was right, or where answers came faster than a person gives them', async () => {
    await playDaily(ann.token, 2)
    app.advance(DAY)
    expect((await play(app, ann.token, {}, 8)).result).toMatchObject({ right_at_first_try: 0, current_streak: 3 })
    expect((await play(app, ann.token, {}, 0)).result.milestone).toBeUndefined()
    const bob = await app.user()
    await playDaily(bob.token, 2)
    app.advance(DAY)
    const run = await start(app, bob.token)
    await send(app, bob.token, run, answersFor(run))
    const end = await finish(app, bob.token, run)
    expect([end.current_streak, end.milestone]).toEqual([2, undefined])
  })
})

describe('learned words', () => {
  test('are said by the session that makes them ten, counted as home counts them', async () => {
    await meet(ids.slice(0, 12))
    app.advance(DAY)
    expect((await meet(ids.slice(0, 9))).milestone).toBeUndefined()
    expect(await learned()).toBe(9)
    expect((await meet(ids.slice(9, 12))).milestone).toEqual({ kind: 'words', count: 10 })
    expect(await learned()).toBe(12)
  })

  test('that were forgotten and come back are not told the same number again', async () => {
    await meet(ids.slice(0, 10))
    app.advance(DAY)
    expect((await meet(ids.slice(0, 10))).milestone).toEqual({ kind: 'words', count: 10 })
    await meet(ids.slice(0, 10), ids.slice(0, 3))
    expect(await learned()).toBe(7)
    app.advance(HOUR)
    expect((await meet(ids.slice(0, 3))).milestone).toBeUndefined()
    expect(await learned()).toBe(10)
  })

  test('that a session lost and won are no growth', async () => {
    await meet(ids.slice(0, 11))
    app.advance(DAY)
    await meet(ids.slice(0, 10))
    app.advance(HOUR)
    // As if ten had never been said: what counts is the number before, not what was said.
    await app.db.update(practices).set({ result: sql`${practices.result} - 'milestone'` })
    // One is forgotten, another one takes its place.
    expect((await meet(ids.slice(9, 11), ids.slice(9, 10))).milestone).toBeUndefined()
    expect(await learned()).toBe(10)
  })

  test('that began to count overnight belong to the first session of the day', async () => {
    await meet(ids.slice(0, 10))
    app.advance(HOUR)
    expect((await meet(ids.slice(0, 10))).milestone).toBeUndefined()
    expect(await learned()).toBe(0)
    app.advance(DAY)
    expect(await learned()).toBe(10)
    expect((await meet(ids.slice(20, 23))).milestone).toEqual({ kind: 'words', count: 10 })
    expect((await meet(ids.slice(23, 26))).milestone).toBeUndefined()
  })

  test('are all that a guest is told: no streak is promised to them', async () => {
    const guest = await app.guest()
    const levels = async () => [
      (await play(app, guest.token)).result.milestone,
      (await play(app, guest.token, { level: 2 })).result.milestone,
    ]
    expect(await levels()).toEqual([undefined, undefined])
    app.advance(DAY)
    expect(await levels()).toEqual([undefined, { kind: 'words', count: 10 }])
    app.advance(DAY)
    expect(await levels()).toEqual([undefined, undefined])
  })
})

test('the larger of two numbers is said', async () => {
  await meet(ids.slice(0, 10))
  app.advance(DAY)
  await meet(ids.slice(20, 23))
  app.advance(DAY)
  expect((await meet(ids.slice(0, 10))).milestone).toEqual({ kind: 'words', count: 10 })
})

test('nothing is said of a practice that is not finished', async () => {
  await meet(ids.slice(0, 10))
  app.advance(DAY)
  const practice = await issue(ids.slice(0, 10))
  await answerAll(app, ann.token, { ...practice, questions: practice.questions.slice(1) })
  const refusal = await app.refused(finishPractice, { params: { id: practice.id } }, ann.token)
  expect(refusal).toMatchObject({ code: 'run_unfinished' })
})
