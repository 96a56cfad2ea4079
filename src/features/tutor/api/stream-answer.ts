import type { TutorEvents } from '#contract/tutor'
import { ApiError, networkError, open, pathOf } from '#lib/api'
import { readEventStream, StreamBrokenError } from '#lib/sse'

/** Milliseconds of silence after which the stream counts as dead; the server gives an answer up sooner. */
const silence = 70_000

function parseData(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw cause instanceof SyntaxError ? new StreamBrokenError('An event is no JSON', { cause }) : cause
  }
}

/**
 * The answer to a line as it comes; resolves when it is a message of the conversation. Ending it by `signal` stops the answer.
 *
 * @throws {ApiError} why there is none, or not all of it
 */
export async function streamAnswer(line: string, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
  const path = pathOf('/api/tutor/stream', { query: { to: line } })
  const { body } = await open(path, 'text/event-stream', signal)
  let isOver = false
  const onEvent = ({ name, data }: { name: string; data: string }) => {
    if (name === 'text') onText((parseData(data) as TutorEvents['text']).text)
    if (name === 'message') isOver = true
    if (name !== 'error') return
    const { code, message } = parseData(data) as TutorEvents['error']
    throw new ApiError(503, code, message)
  }
  try {
    if (body) await readEventStream(body, onEvent, silence)
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof StreamBrokenError ? networkError() : error
  }
  if (!isOver && !signal.aborted) throw networkError()
}
