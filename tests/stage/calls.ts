/** Calls of one learner of the load: each is recorded, and a write is sent until it is answered. */
import { setTimeout as sleep } from 'node:timers/promises'
import { listen, send, type Answer } from '../load/requests.ts'

/** Ids of what the server said is saved: it must be there afterwards, whatever happened. */
export interface Acknowledged {
  readonly answers: Set<string>
  readonly runs: Set<string>
  readonly entries: Set<string>
  readonly messages: Set<string>
}

export interface CallRecord {
  readonly name: string
  /** When it was sent, by `performance.now()`. */
  readonly at: number
  readonly ms: number
  /** 0 when the connection broke. */
  readonly status: number
}

export interface LearnerOptions {
  readonly origin: string
  /** Pauses of a person, shortened: 1 is a person's pace, 0.1 a tenth of its pauses. */
  readonly pace: number
  readonly acknowledged: Acknowledged
  readonly record: (call: CallRecord) => void
  /** Whether words are listened to: each sound that is not there yet costs a server some 50 ms of its processor. */
  readonly listens: boolean
  /** Whether who is there keeps live events open, as a browser does. */
  readonly streams: boolean
  /** Aborted, a pause ends with an AbortError: the learner leaves. */
  readonly signal: AbortSignal
}

/** So long a write that failed is sent again, as the browser's pending queue does. */
const RETRY_MS = 60_000

type Method = 'GET' | 'POST' | 'PUT'

export interface Calls {
  /** About so many milliseconds, as a person takes them. */
  pause(ms: number): Promise<void>
  call(name: string, method: Method, path: string, body?: unknown): Promise<Answer>
  /** A write, which may be repeated. */
  save(name: string, method: 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer>
}

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300

export function createCalls({ origin, pace, record, signal }: LearnerOptions, token?: string): Calls {
  const call: Calls['call'] = async (name, method, path, body) => {
    const from = performance.now()
    const answer = await send({
      method,
      url: `${origin}${path}`,
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
    }).catch((): Answer => ({ status: 0, text: '' }))
    record({ name, at: from, ms: performance.now() - from, status: answer.status })
    return answer
  }
  return {
    call,
    pause: (ms) => sleep(ms * pace * (0.5 + Math.random()), undefined, { signal }),
    async save(name, method, path, body) {
      const until = performance.now() + RETRY_MS
      for (;;) {
        const answer = await call(name, method, path, body)
        const isTransient = answer.status === 0 || answer.status >= 500 || answer.status === 429
        if (!isTransient || performance.now() > until || signal.aborted) return answer
        await sleep(300 + Math.random() * 700, undefined, { signal })
      }
    },
  }
}

/** Keeps live events open during a visit. */
export async function withEvents(
  { origin, streams, record }: LearnerOptions,
  token: string,
  visit: () => Promise<void>,
): Promise<void> {
  if (!streams) return visit()
  const from = performance.now()
  const stream = await listen({ url: `${origin}/api/events`, token }, () => {}).catch(() => undefined)
  record({ name: 'events', at: from, ms: performance.now() - from, status: stream ? 200 : 0 })
  try {
    await visit()
  } finally {
    stream?.close()
  }
}
