import { expect, test } from 'vitest'
import { decideTaking } from './decide-taking.ts'
import type { TakenRun } from './taken-run.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-20T12:00:00Z')
const idName = 'review/due'

const takenRun = (age: number, change: Partial<TakenRun> = {}): TakenRun => ({
  idName,
  run: {
    id: 'run-1',
    issued_at: new Date(now - age).toISOString(),
    expires_at: new Date(now - age + 24 * HOUR).toISOString(),
    questions: [],
    words: [],
    answers: [],
    result: null,
  },
  ...change,
})
const decide = (taken: TakenRun | undefined, isBegun = false) => decideTaking(taken, { idName, isBegun, now })

test('where there is none, one is asked for', () => {
  expect(decide(undefined)).toEqual({ id: expect.any(String), offline: true })
})

test('a young run is kept, and so is an older one that was asked about within the hour', () => {
  expect(decide(takenRun(HOUR / 2))).toBe('keep-with-media')
  expect(decide(takenRun(2 * HOUR, { checkedAt: now - HOUR / 2 }))).toBe('keep-with-media')
})

test('after an hour it is asked for again under its id: words may be hidden by then', () => {
  expect(decide(takenRun(2 * HOUR))).toEqual({ id: 'run-1', offline: true })
  expect(decide(takenRun(5 * HOUR, { checkedAt: now - 2 * HOUR }))).toEqual({ id: 'run-1', offline: true })
})

test('an old run, one of something else and one that has expired are replaced', () => {
  const replaced = { id: expect.not.stringMatching('run-1'), offline: true, replaces: 'run-1' }
  expect(decide(takenRun(13 * HOUR))).toEqual(replaced)
  expect(decide(takenRun(HOUR / 2, { idName: 'level/7' }))).toEqual(replaced)
  expect(decide(takenRun(25 * HOUR))).toEqual(replaced)
})

test('one that was begun stays while it can be played', () => {
  expect(decide(takenRun(13 * HOUR), true)).toBe('keep')
  expect(decide(takenRun(25 * HOUR), true)).toMatchObject({ replaces: 'run-1' })
})
