import { eventually } from '#tests/eventually'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { token } from '#lib/token'
import { countWaitingRecordings } from '../model/waiting-recordings.ts'
import { sendRecordings } from './send-recordings.ts'
import { MOST_UNSENT, unsentRecordings } from './unsent-recordings.ts'
import type { UnsentRecording } from './unsent-recordings.ts'

const recording = (id: string, minute = 0): UnsentRecording => ({
  id,
  target: { kind: 'word', text: 'fox', sentenceId: null },
  wav: new ArrayBuffer(44),
  ms: 900,
  at: `2026-03-04T07:${String(minute).padStart(2, '0')}:00.000Z`,
})

interface Upload {
  readonly id: string | null
  readonly session: string | undefined
}
let uploads: Upload[] = []
/** The moment that each upload names. */
let moments: (string | null)[] = []

/** A server that answers each upload so, the last answer from then on; 0 is no answer. */
function serve(...statuses: readonly [status: number, code?: string][]): void {
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    const [status, code] = statuses[Math.min(uploads.length, statuses.length - 1)] ?? [201]
    const query = new URL(url, 'http://localhost').searchParams
    uploads.push({ id: query.get('id'), session: headers['Authorization'] })
    moments.push(query.get('at'))
    if (status === 0) return Promise.reject(new TypeError('no connection'))
    return Promise.resolve(Response.json({ message: `text of ${code}`, code }, { status }))
  })
}

const pauses: number[] = []
const pause = async (ms: number): Promise<void> => void pauses.push(ms)
const sentIds = () => uploads.map(({ id }) => id)
const nothing = (): void => undefined

/** What the browser does not store stays in the memory of the module. */
async function discardAll(userId: string): Promise<void> {
  const release = unsentRecordings.subscribe(nothing)
  await unsentRecordings.load(userId)
  for (const item of unsentRecordings.list(userId)) await unsentRecordings.remove(userId, item)
  release()
}

let user = ''
let count = 0
beforeEach(() => {
  stubBrowser()
  user = `u${(count += 1)}`
  token.start(`session of ${user}`)
  uploads = []
  moments = []
  pauses.length = 0
})
afterEach(async () => {
  await discardAll(user)
  await discardAll(`${user} b`)
  vi.unstubAllGlobals()
})

test('what waits is sent one at a time, the oldest first, and leaves the browser', async () => {
  serve([201])
  await unsentRecordings.save(user, recording('b', 2))
  await unsentRecordings.save(user, recording('a', 1))
  expect(countWaitingRecordings(user)).toBe(2)
  const counts: number[] = []
  await sendRecordings(user, () => counts.push(countWaitingRecordings(user)), pause)
  expect(sentIds()).toEqual(['a', 'b'])
  expect(counts).toEqual([2, 1])
  expect(countWaitingRecordings(user)).toBe(0)
  expect(pauses).toEqual([])
})

test.each([
  ['no connection', 0, undefined],
  ['a slow connection', 408, undefined],
  ['too many calls', 429, 'rate_limited'],
  ['a server in trouble', 503, 'busy'],
])('after %s it is sent again, later each time', async (_, status, code) => {
  serve([status, code], [status, code], [status, code], [201])
  await unsentRecordings.save(user, recording('a'))
  await sendRecordings(user, nothing, pause)
  expect(sentIds()).toEqual(['a', 'a', 'a', 'a'])
  expect(pauses).toEqual([1_000, 2_000, 4_000])
  expect(countWaitingRecordings(user)).toBe(0)
})

test('what waited names when it was said, and what is sent at once does not', async () => {
  serve([201])
  await unsentRecordings.save(user, recording('a'))
  await unsentRecordings.save(user, { ...recording('b'), at: new Date().toISOString() })
  await sendRecordings(user, nothing, pause)
  expect(sentIds()).toEqual(['a', 'b'])
  expect(moments).toEqual(['2026-03-04T07:00:00.000Z', null])
})

test('the wait grows to half a minute at most', async () => {
  serve(...Array.from({ length: 8 }, () => [503, 'busy'] as [number, string]), [201])
  await unsentRecordings.save(user, recording('a'))
  await sendRecordings(user, nothing, pause)
  expect(pauses.slice(-3)).toEqual([30_000, 30_000, 30_000])
})

test.each([
  [402, 'vip_required'],
  [404, 'sentence_not_found'],
  [429, 'limit_reached'],
])('after %s %s it is kept with the reason, not sent again, and the next one is sent', async (status, code) => {
  serve([status, code], [201])
  await unsentRecordings.save(user, recording('a', 1))
  await unsentRecordings.save(user, recording('b', 2))
  const release = unsentRecordings.subscribe(nothing)
  await sendRecordings(user, nothing, pause)
  await sendRecordings(user, nothing, pause)
  expect(sentIds()).toEqual(['a', 'b'])
  expect(pauses).toEqual([])
  expect(unsentRecordings.list(user)).toMatchObject([{ id: 'a', refusal: { code, message: `text of ${code}` } }])
  expect(countWaitingRecordings(user)).toBe(0)
  await unsentRecordings.save(user, recording('a', 1))
  await sendRecordings(user, nothing, pause)
  release()
  expect(sentIds()).toEqual(['a', 'b', 'a'])
})

test('an expired session ends the sending, and the recording waits for the next session of its user', async () => {
  serve([401, 'session_missing'], [201])
  await unsentRecordings.save(user, recording('a'))
  await sendRecordings(user, nothing, pause)
  expect(token.read()).toBeNull()
  expect(countWaitingRecordings(user)).toBe(1)
  await sendRecordings(user, nothing, pause)
  expect(sentIds()).toEqual(['a'])

  token.start('session of another')
  await sendRecordings('another', nothing, pause)
  expect(sentIds()).toEqual(['a'])
  expect(unsentRecordings.list('another')).toEqual([])
  expect(countWaitingRecordings('another')).toBe(0)

  token.start('next session')
  await sendRecordings(user, nothing, pause)
  expect(uploads.at(-1)).toEqual({ id: 'a', session: 'Bearer next session' })
  expect(countWaitingRecordings(user)).toBe(0)
})

test('another session ends the waiting of the first and does not wait for it', async () => {
  serve([503, 'busy'])
  await unsentRecordings.save(user, recording('a'))
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = sendRecordings(user, nothing, () => promise)
  await eventually(() => expect(sentIds()).toEqual(['a']))
  serve([201])
  token.start('session of another')
  await unsentRecordings.save(`${user} b`, recording('b'))
  await sendRecordings(`${user} b`, nothing, pause)
  resolve()
  await first
  expect(uploads).toEqual([
    { id: 'a', session: `Bearer session of ${user}` },
    { id: 'b', session: 'Bearer session of another' },
  ])
  expect(countWaitingRecordings(user)).toBe(1)
})

test('what is added while it sends goes too, and a second call sends nothing twice', async () => {
  serve([201])
  await unsentRecordings.save(user, recording('a', 1))
  let second: Promise<void> | undefined
  await sendRecordings(
    user,
    () => {
      second ??= unsentRecordings.save(user, recording('b', 2)).then(() => sendRecordings(user, nothing, pause))
    },
    pause,
  )
  await second
  expect(sentIds()).toEqual(['a', 'b'])
})

describe('what is discarded while it is sent', () => {
  /** A server that answers the upload when it is told to, and the calls after it. */
  function serveLate() {
    const answer = Promise.withResolvers<Response>()
    const calls: string[] = []
    vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
      calls.push(`${method} ${path.replace(/\?.*/, '')}`)
      return calls.length === 1 ? answer.promise : Promise.resolve(new Response(null, { status: 204 }))
    })
    return { answer, calls }
  }

  /** Sends a recording, which is discarded before the server answers so. */
  async function discardWhileSending(response: Response): Promise<string[]> {
    const { answer, calls } = serveLate()
    await unsentRecordings.save(user, recording('a'))
    const done = sendRecordings(user, nothing, pause)
    await eventually(() => expect(calls).toHaveLength(1))
    await unsentRecordings.remove(user, recording('a'))
    answer.resolve(response)
    await done
    return calls
  }

  test('is deleted on the server', async () => {
    const calls = await discardWhileSending(Response.json({ id: 'a' }, { status: 201 }))
    expect(calls).toEqual(['POST /api/recordings', 'DELETE /api/recordings/a'])
    expect(countWaitingRecordings(user)).toBe(0)
  })

  test('does not come back when the server refuses it', async () => {
    const release = unsentRecordings.subscribe(nothing)
    const calls = await discardWhileSending(Response.json({ message: 'no', code: 'vip_required' }, { status: 402 }))
    release()
    expect(calls).toEqual(['POST /api/recordings'])
    expect(unsentRecordings.list(user)).toEqual([])
  })
})

test('a browser keeps so many and no more, refused ones among them', async () => {
  for (let index = 0; index < MOST_UNSENT; index += 1) {
    expect(await unsentRecordings.isFull(user)).toBe(false)
    await unsentRecordings.save(user, recording(`r${index}`))
  }
  expect(await unsentRecordings.isFull(user)).toBe(true)
})

test('what the browser cannot store is said to last as long as the tab, and the tab asks before it is closed', async () => {
  const release = unsentRecordings.subscribe(nothing)
  const isPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(await unsentRecordings.save(user, recording('a'))).toBe(false)
  expect(unsentRecordings.list(user)).toMatchObject([{ id: 'a', isInMemory: true }])
  expect(isPrevented()).toBe(true)
  await unsentRecordings.remove(user, recording('a'))
  expect(isPrevented()).toBe(false)
  release()
})
