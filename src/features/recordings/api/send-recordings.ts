/** Sends unsent recordings, one after the other, over all tabs one at a time, from whichever page. */
import type { Recording } from '#contract/recordings'
import { ApiError, call, ignoreApiError } from '#lib/api'
import { pauseForConnection } from '#lib/connection-pause'
import { createTabLock } from '#lib/tab-lock'
import { token } from '#lib/token'
import { lateMoment } from '../model/late-moment.ts'
import { unsentRecordings } from './unsent-recordings.ts'
import type { UnsentRecording } from './unsent-recordings.ts'

/** Milliseconds: a minute of sound over a slow connection. */
const PATIENCE = 90_000
/** Milliseconds: the first wait after a failure, and the longest. */
const waits = { first: 1_000, longest: 30_000 }

/** Sends one recording. @throws {ApiError} */
function send({ id, target, wav, at }: UnsentRecording, session: string): Promise<Recording> {
  const said = target.kind === 'word' ? { word: target.text } : { sentence: target.sentenceId ?? target.text }
  const file = new Blob([wav], { type: 'audio/wav' })
  return call(
    'POST /api/recordings',
    { query: { id, ...said, at: lateMoment(at) }, file },
    { token: session, timeout: PATIENCE },
  )
}

/** Deletes what the learner discarded while it was sent. When this fails, it is in the list of recordings, to be deleted there. */
async function unsend({ id }: UnsentRecording, session: string): Promise<void> {
  await call('DELETE /api/recordings/{id}', { params: { id } }, { token: session }).catch(ignoreApiError)
}

/** The same request may succeed later. A used-up allowance may not: the learner decides. */
const isRetryable = (error: ApiError): boolean => error.isPassing && error.code !== 'limit_reached'

/** `settled`: the server has taken or refused it, or the learner does not want it any more. */
type Outcome = 'settled' | 'wait' | 'empty' | 'stop'

export type OnSent = (recording: Recording) => void

interface Sender {
  readonly userId: string
  readonly session: string
  readonly onSent: OnSent
  /** Something was added while it may have found nothing more. */
  hasMore: boolean
}

async function sendNext({ userId, session, onSent }: Sender): Promise<Outcome> {
  // Another user may have come, or another tab have sent it, while this one waited for its turn.
  if (token.read() !== session) return 'stop'
  const next = await unsentRecordings.findNext(userId)
  if (!next) {
    // The number may be of a database that the browser has emptied.
    await unsentRecordings.load(userId)
    return 'empty'
  }
  try {
    const recording = await send(next, session)
    if (await unsentRecordings.has(userId, next)) {
      onSent(recording)
      await unsentRecordings.remove(userId, next)
    } else {
      await unsend(next, session)
      onSent(recording)
    }
    return 'settled'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // It waits for the next session of its user.
    if (error.status === 401) return 'stop'
    if (isRetryable(error)) return 'wait'
    if (!(await unsentRecordings.has(userId, next))) return 'settled'
    await unsentRecordings.save(userId, { ...next, refusal: { code: error.code, message: error.message } })
    return 'settled'
  }
}

/** End the waits of this moment. */
const ends = new Set<() => void>()
export const wakeSender = (): void => ends.forEach((end) => end())

async function pauseSender(ms: number): Promise<void> {
  const { done, end } = pauseForConnection(ms)
  ends.add(end)
  await done
  ends.delete(end)
}

/** By session. */
const senders = new Map<string, { sender: Sender; done: Promise<void> }>()

async function sendAll(sender: Sender, pause: typeof pauseSender): Promise<void> {
  const lock = createTabLock(`recordings/${sender.userId}`)
  let wait = waits.first
  try {
    for (;;) {
      sender.hasMore = false
      const outcome = await lock.run(() => sendNext(sender))
      if (outcome === 'stop' || (outcome === 'empty' && !sender.hasMore)) return
      if (outcome !== 'wait') {
        wait = waits.first
        continue
      }
      await pause(wait)
      wait = Math.min(wait * 2, waits.longest)
    }
  } finally {
    senders.delete(sender.session)
  }
}

/**
 * Sends what a user has waiting, until all of it has arrived or was refused, or the session is over. While it runs a call makes it look for more.
 *
 * @param userId the user of the session
 * @param onSent receives each recording that the server has, before it leaves the list of those that wait
 * @param pause waits so many milliseconds; a stub in tests
 */
export function sendRecordings(userId: string, onSent: OnSent, pause = pauseSender): Promise<void> {
  const session = token.read()
  if (session === null) return Promise.resolve()
  const current = senders.get(session)
  if (current) {
    current.sender.hasMore = true
    return current.done
  }
  const sender: Sender = { userId, session, onSent, hasMore: false }
  const done = sendAll(sender, pause)
  senders.set(session, { sender, done })
  return done
}
