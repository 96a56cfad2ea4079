/** Sends unsent recordings, one after the other, over all tabs one at a time. */
import type { Recording } from '#contract/recordings'
import { ApiError, call } from '#lib/api'
import { pauseForConnection } from '#lib/connection-pause'
import { createTabLock } from '#lib/tab-lock'
import { token } from '#lib/token'
import { unsentRecordings } from './unsent-recordings.ts'
import type { UnsentRecording } from './unsent-recordings.ts'

/** Milliseconds: a minute of sound over a slow connection. */
const PATIENCE = 90_000
/** Milliseconds: the first wait after a failure, and the longest. */
const waits = { first: 1_000, longest: 30_000 }

/** Sends one recording. @throws {ApiError} */
function send({ id, target, wav }: UnsentRecording, session: string): Promise<Recording> {
  const said = target.kind === 'word' ? { word: target.text } : { sentence: target.sentenceId ?? target.text }
  const file = new Blob([wav], { type: 'audio/wav' })
  return call('POST /api/recordings', { query: { id, ...said }, file }, { token: session, timeout: PATIENCE })
}

/** The same request may succeed later. A used-up allowance may not: the learner decides. */
const isRetryable = (error: ApiError): boolean => error.isPassing && error.code !== 'limit_reached'

type Outcome = 'sent' | 'refused' | 'wait' | 'stop'

async function sendOne(
  recording: UnsentRecording,
  session: string,
  onSent: (recording: Recording) => void,
): Promise<Outcome> {
  try {
    const lock = createTabLock('recordings')
    const kept = await lock.run(() => send(recording, session))
    onSent(kept)
    await unsentRecordings.remove(session, recording.id)
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return 'stop'
    if (isRetryable(error)) return 'wait'
    const refusal = { code: error.code, message: error.message }
    await unsentRecordings.save(session, { ...recording, refusal })
    return 'refused'
  }
}

let running: Promise<void> | undefined

/** The wait of this moment; `wakeSender` ends it. */
let wake: (() => void) | undefined
export const wakeSender = (): void => wake?.()

async function sendAll(session: string, onSent: (recording: Recording) => void): Promise<void> {
  let wait = waits.first
  for (;;) {
    const next = unsentRecordings.list().find(({ refusal }) => refusal === undefined)
    if (!next || token.read() !== session) return
    const outcome = await sendOne(next, session, onSent)
    if (outcome === 'stop') return
    if (outcome !== 'wait') {
      wait = waits.first
      continue
    }
    const pause = pauseForConnection(wait)
    wake = pause.end
    await pause.done
    wait = Math.min(wait * 2, waits.longest)
  }
}

/**
 * Sends what waits, until all of it has arrived or was refused. A call while it runs does nothing: what was added meanwhile goes too.
 *
 * @param onSent is told each recording that the server has, before it leaves the list of those that wait
 */
export function sendRecordings(session: string, onSent: (recording: Recording) => void): Promise<void> {
  running ??= sendAll(session, onSent).finally(() => {
    running = undefined
  })
  return running
}
