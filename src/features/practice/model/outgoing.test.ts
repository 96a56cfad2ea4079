import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '#contract/challenges'
import { ApiError } from '#lib/api'
import { userStore } from '#lib/storage'
import { stubBrowser } from '#tests/browser'
import { createOutgoing, unsentOf, unsentRuns } from './outgoing.ts'
import type { OutgoingOptions, SendingState } from './outgoing.ts'

const answer = (id: string): Answer => ({
  id,
  word_id: 1,
  kind: 'choose_picture',
  given: '1',
  hinted: false,
  slips: 0,
  ms: 900,
})
const offline = () => new ApiError(0, 'network_error', 'offline')

/** A server that takes what it gets, unless a failure is next. */
function server() {
  const arrived: string[] = []
  const failures: ApiError[] = []
  const batches: number[] = []
  const send = (answers: readonly Answer[]) => {
    const failure = failures.shift()
    if (failure) return Promise.reject(failure)
    batches.push(answers.length)
    arrived.push(...answers.map(({ id }) => id))
    return Promise.resolve(answers.map(({ id }) => id))
  }
  return { arrived, failures, batches, send }
}

const queue = (options: Partial<OutgoingOptions<Answer>> & Pick<OutgoingOptions<Answer>, 'send'>) =>
  createOutgoing<Answer>({
    runId: 'r',
    store: userStore('u1'),
    mine: () => true,
    onState: () => undefined,
    pause: () => Promise.resolve(),
    ...options,
  })

beforeEach(() => void stubBrowser())
afterEach(() => vi.unstubAllGlobals())

test('answers arrive in order and are kept until they are acknowledged', async () => {
  const { arrived, batches, send } = server()
  const outgoing = queue({ send })
  for (const id of ['a', 'b', 'c']) outgoing.add(answer(id))
  expect(unsentOf(userStore('u1'), 'r').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(unsentRuns(userStore('u1'))).toEqual(['r'])
  await outgoing.drained()
  expect(arrived).toEqual(['a', 'b', 'c'])
  expect(batches.length).toBeLessThanOrEqual(2)
  expect(unsentRuns(userStore('u1'))).toEqual([])
  expect(unsentOf(userStore('u1'), 'r')).toEqual([])
})

test('a lost connection only delays them', async () => {
  const { arrived, failures, send } = server()
  const states: SendingState['kind'][] = []
  failures.push(offline(), new ApiError(503, 'busy', 'busy'))
  const outgoing = queue({ send, onState: ({ kind }) => states.push(kind) })
  outgoing.add(answer('a'))
  await outgoing.drained()
  expect(arrived).toEqual(['a'])
  expect(states).toEqual(['waiting', 'flowing'])
})

test('what was unsent at a reload is sent by the next page', async () => {
  const { arrived, send } = server()
  userStore('u1').set('unsent:r', [answer('a')])
  await queue({ send }).drained()
  expect(arrived).toEqual(['a'])
})

test('a page that was left takes away only what has arrived, not what the next one keeps', async () => {
  const late = Promise.withResolvers<string[]>()
  const send = vi.fn<() => Promise<string[]>>(() => late.promise)
  const left = queue({ send })
  left.add(answer('a'))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  left.stop()
  queue({ send: () => new Promise(() => undefined) }).add(answer('b'))
  late.resolve(['a'])
  await vi.waitFor(() => expect(unsentOf(userStore('u1'), 'r').map(({ id }) => id)).toEqual(['b']))
  expect(unsentRuns(userStore('u1'))).toEqual(['r'])
})

test('nothing goes out under the session of another learner', async () => {
  const { arrived, send } = server()
  let mine = false
  const outgoing = queue({ send, mine: () => mine })
  outgoing.add(answer('a'))
  await Promise.resolve()
  expect(arrived).toEqual([])
  expect(unsentOf(userStore('u1'), 'r')).toHaveLength(1)
  mine = true
  outgoing.retry()
  await outgoing.drained()
  expect(arrived).toEqual(['a'])
})

test('answers that the server will never take are given up, and the game is told', async () => {
  const { failures, send } = server()
  const states: SendingState[] = []
  failures.push(new ApiError(409, 'run_expired', 'expired'))
  const outgoing = queue({ send, onState: (state) => states.push(state) })
  outgoing.add(answer('a'))
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ kind: 'refused', error: { code: 'run_expired' } }))
  expect(unsentOf(userStore('u1'), 'r')).toEqual([])
})

test('what the server says nothing of is tried again, and given up in the end; the rest arrives', async () => {
  const { arrived, send } = server()
  let tries = 0
  const outgoing = queue({
    send: (answers) => {
      tries += 1
      return send(answers.filter(({ id }) => id !== 'lost' && (id !== 'late' || tries > 3)))
    },
  })
  for (const id of ['a', 'lost', 'late']) outgoing.add(answer(id))
  await outgoing.drained()
  expect(arrived).toEqual(['a', 'late'])
  expect(tries).toBeLessThan(15)
  expect(unsentRuns(userStore('u1'))).toEqual([])
})

test('after the end of the session they wait for their learner', async () => {
  const { failures, send } = server()
  const states: SendingState[] = []
  failures.push(new ApiError(401, 'session_missing', 'gone'))
  const outgoing = queue({ send, onState: (state) => states.push(state) })
  outgoing.add(answer('a'))
  await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('refused'))
  expect(unsentOf(userStore('u1'), 'r')).toHaveLength(1)
})

test('the newest answer is held back until the next one, and can be taken back until then', async () => {
  const { arrived, send } = server()
  const outgoing = queue({ send, hold: true })
  outgoing.add(answer('a'))
  outgoing.add(answer('b'))
  await vi.waitFor(() => expect(arrived).toEqual(['a']))
  expect(outgoing.takeBack()).toMatchObject({ id: 'b' })
  expect(outgoing.takeBack()).toBeUndefined()
  expect(unsentOf(userStore('u1'), 'r')).toEqual([])
  outgoing.add(answer('c'))
  expect(unsentOf(userStore('u1'), 'r')).toHaveLength(1)
  await outgoing.drained()
  expect(arrived).toEqual(['a', 'c'])
})
