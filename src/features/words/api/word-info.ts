import type { WordInfoEvents } from '#contract/words'
import { open, pathOf } from '#lib/api'
import { rethrowWithFallback } from '#lib/fallback'
import { readEventStream, StreamBrokenError } from '#lib/sse'

/** One event of the stream, as it came. */
export type InfoEvent = { [K in keyof WordInfoEvents]: { name: K; data: WordInfoEvents[K] } }[keyof WordInfoEvents]

const names: readonly string[] = ['section', 'error', 'done'] satisfies readonly (keyof WordInfoEvents)[]

/** Milliseconds of silence after which the stream counts as dead; the server gives a part up sooner. */
const silence = 70_000

function parseData(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw cause instanceof SyntaxError ? new StreamBrokenError('An event is no JSON', { cause }) : cause
  }
}

/**
 * Word information as it arrives. What the server does not know how to say any more is left out.
 *
 * @throws {ApiError} when the stream is refused, for example because the day's words are used up
 * @throws {StreamBrokenError} when the connection breaks
 */
export async function streamWordInfo(
  word: string,
  onEvent: (event: InfoEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await open(
    pathOf('/api/words/{word}/info', { params: { word } }),
    'text/event-stream',
    signal,
  ).catch(rethrowWithFallback('word_info_failed'))
  if (!response.body) return
  await readEventStream(
    response.body,
    ({ name, data }) => {
      if (names.includes(name)) onEvent({ name, data: parseData(data) } as InfoEvent)
    },
    silence,
  )
}
