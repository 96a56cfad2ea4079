import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api'
import { userStore } from '#lib/storage'
import { stubBrowser } from '#tests/browser'
import { issueRun, openRun, stepIssuedRun } from './issued-run.ts'
import type { IssuedRunAction, IssuedRunState, RunSource } from './issued-run.ts'

interface FakeRun {
  id: string
  over: boolean
}

const run: FakeRun = { id: 'r1', over: false }
const error = new ApiError(500, 'server_error', '')
const step = (state: IssuedRunState<FakeRun>, ...actions: IssuedRunAction<FakeRun>[]) =>
  actions.reduce((before, action) => stepIssuedRun(before, action), state)

describe('the machine', () => {
  const loading = openRun<FakeRun>('u1 a')
  const answering = step(loading, { type: 'issue', attempt: 0, run })
  const failed = step(loading, { type: 'fail', attempt: 0, error })
  const finished = step(answering, { type: 'finish' })

  test('leads from loading over answering to finished, or to failed', () => {
    expect(loading).toMatchObject({ status: 'loading', attempt: 0 })
    expect(answering).toMatchObject({ status: 'answering', run })
    expect(finished).toMatchObject({ status: 'finished', run })
    expect(failed).toMatchObject({ status: 'failed', error })
  })

  test('drops the answer and the error of an earlier attempt', () => {
    const second = step(failed, { type: 'retry' })
    expect(second).toMatchObject({ status: 'loading', attempt: 1 })
    expect(step(second, { type: 'issue', attempt: 0, run })).toBe(second)
    expect(step(second, { type: 'fail', attempt: 0, error })).toBe(second)
    expect(step(second, { type: 'issue', attempt: 1, run })).toMatchObject({ status: 'answering' })
  })

  test('drops a run that arrives after the request has changed', () => {
    const other = step(loading, { type: 'open', key: 'u1 b' })
    expect(other).toMatchObject({ status: 'loading', key: 'u1 b' })
    expect(step(other, { type: 'issue', attempt: 0, run })).toBe(other)
    expect(step(answering, { type: 'open', key: 'u1 a' })).toBe(answering)
    expect(step(answering, { type: 'open', key: 'u2 a' })).toMatchObject({ status: 'loading' })
  })

  test('retries after a failure only, restarts from every state', () => {
    for (const state of [loading, answering, finished]) expect(step(state, { type: 'retry' })).toBe(state)
    for (const state of [loading, answering, finished, failed])
      expect(step(state, { type: 'restart' })).toMatchObject({ status: 'loading', attempt: state.attempt + 1 })
  })

  test('finishes a run that is answered only', () => {
    for (const state of [loading, failed, finished]) expect(step(state, { type: 'finish' })).toBe(state)
  })
})

describe('issuing', () => {
  beforeEach(() => void stubBrowser())
  afterEach(() => vi.unstubAllGlobals())

  const store = () => userStore('u1')
  const saved = () => store().get<string>('run/a')
  let made = 0
  const makeId = () => `new${(made += 1)}`
  beforeEach(() => (made = 0))

  const refusal = (status: number, code: string) => new ApiError(status, code, '')
  const source = (rest: Partial<RunSource<FakeRun>> = {}): RunSource<FakeRun> => ({
    idName: 'run/a',
    start: async (id) => ({ id, over: false }),
    isOpen: ({ over }) => !over,
    ...rest,
  })

  test('starts a new run and saves its id before the server is asked', async () => {
    const seen: unknown[] = []
    const start = async (id: string) => (seen.push(saved()), { id, over: false })
    expect(await issueRun(store(), source({ start }), makeId)).toEqual({ id: 'new1', over: false })
    expect(seen).toEqual(['new1'])
    expect(saved()).toBe('new1')
  })

  test('asks again for the same run after a lost answer', async () => {
    const start = vi.fn<RunSource<FakeRun>['start']>(async (id) => ({ id, over: false }))
    start.mockRejectedValueOnce(refusal(0, 'network_error'))
    await expect(issueRun(store(), source({ start }), makeId)).rejects.toMatchObject({ status: 0 })
    expect((await issueRun(store(), source({ start }), makeId)).id).toBe('new1')
    expect(start.mock.calls).toEqual([['new1'], ['new1']])
  })

  describe('without a connection', () => {
    const start = () => Promise.reject(refusal(0, 'offline'))
    const findTaken = async () => ({ id: 'taken', over: false })

    test('the run that was taken along is played, and gone on with later', async () => {
      expect((await issueRun(store(), source({ start, findTaken }), makeId)).id).toBe('taken')
      expect(saved()).toBe('taken')
      expect((await issueRun(store(), source(), makeId)).id).toBe('taken')
    })

    test('none is played where none was taken along', async () => {
      const failing = issueRun(store(), source({ start, findTaken: async () => undefined }), makeId)
      await expect(failing).rejects.toMatchObject({ code: 'offline' })
    })

    test('a refusal of the server stays one', async () => {
      const refuse = () => Promise.reject(refusal(403, 'level_locked'))
      await expect(issueRun(store(), source({ start: refuse, findTaken }), makeId)).rejects.toMatchObject({
        code: 'level_locked',
      })
    })
  })

  test('resumes the run of this browser before that of another device', async () => {
    const findOpen = vi.fn<() => Promise<string>>(async () => 'other')
    expect((await issueRun(store(), source({ findOpen }), makeId)).id).toBe('other')
    expect(saved()).toBe('other')
    expect((await issueRun(store(), source({ findOpen }), makeId)).id).toBe('other')
    expect(findOpen).toHaveBeenCalledOnce()
  })

  test.each([
    ['expired', () => Promise.reject(refusal(409, 'run_expired'))],
    ['is finished', async () => ({ id: 'old', over: true })],
    ['is unknown to the server', async () => undefined],
  ])('starts anew when the saved run %s', async (_, resume) => {
    store().set('run/a', 'old')
    expect((await issueRun(store(), source({ resume }), makeId)).id).toBe('new1')
    expect(saved()).toBe('new1')
  })

  test('shows a finished run again where the source does not ask whether it is open', async () => {
    store().set('run/a', 'old')
    const start = async (id: string) => ({ id, over: true })
    expect(await issueRun(store(), source({ start, isOpen: undefined }), makeId)).toEqual({ id: 'old', over: true })
  })

  test('keeps the saved id through any other error', async () => {
    store().set('run/a', 'old')
    for (const failure of [refusal(503, 'content_loading'), refusal(401, 'session_missing'), new TypeError('fault')]) {
      await expect(issueRun(store(), source({ start: () => Promise.reject(failure) }), makeId)).rejects.toBe(failure)
      expect(saved()).toBe('old')
    }
  })

  test('forgets a new id that the server refuses for good, not one that may be taken later', async () => {
    const refuse = (failure: Error) => issueRun(store(), source({ start: () => Promise.reject(failure) }), makeId)
    await expect(refuse(refusal(403, 'level_locked'))).rejects.toBeInstanceOf(ApiError)
    expect(saved()).toBeUndefined()
    await expect(refuse(refusal(401, 'session_missing'))).rejects.toBeInstanceOf(ApiError)
    expect(saved()).toBe('new2')
  })
})
