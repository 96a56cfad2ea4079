/** Live events: a stream of resource names to read again. `fetch` rather than EventSource, so that the token stays in a header. */
import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/system'
import { ApiError, open } from './api.ts'
import { useUser } from './session.tsx'
import { readEventStream, StreamBrokenError } from './sse.ts'
import { useRevalidate } from './swr.ts'

const endpointIds: Record<LiveEvent['resource'], string> = {
  user: 'GET /api/user',
  stats: 'GET /api/user/stats',
  challenges: 'GET /api/challenges',
  notes: 'GET /api/note',
  official_notes: 'GET /api/admin/notes',
  recordings: 'GET /api/recordings',
  notifications: 'GET /api/notifications',
  conversations: 'GET /api/conversations',
  tickets: 'GET /api/tickets',
  together: 'GET /api/together',
}

/** Milliseconds: first wait before another try, longest wait, and silence after which a stream counts as dead (heartbeats come oftener). */
const delays = { first: 1_000, longest: 60_000, silence: 60_000 }

/** The resource that an event's data names; undefined for broken data and for one that is not known here. */
export function readLiveEvent(data: string): LiveEvent | undefined {
  try {
    const event = JSON.parse(data) as Partial<LiveEvent> | null
    return event?.resource && Object.hasOwn(endpointIds, event.resource) ? { resource: event.resource } : undefined
  } catch (error) {
    // A server of another version, or a proxy that writes into the stream.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Reads one stream to its end.
 *
 * @throws {ApiError} when the server refuses it or does not begin to answer
 * @throws {StreamBrokenError} when the connection breaks or falls silent
 */
async function readStream(signal: AbortSignal, onEvent: (event: LiveEvent) => void, onOpen: () => void): Promise<void> {
  const { body } = await open('/api/events', 'text/event-stream', signal)
  if (!body) return
  onOpen()
  await readEventStream(
    body,
    ({ data }) => {
      const event = readLiveEvent(data)
      if (event) onEvent(event)
    },
    delays.silence,
  )
}

/** The server refuses this session: another try would be refused too. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403].includes(error.status)

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Another try may succeed. */
const isRetryable = (error: unknown): boolean => error instanceof ApiError || error instanceof StreamBrokenError

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/**
 * Reads one stream after the other, until `signal` ends it or the server refuses the session. `onOpen` is called for each that begins.
 *
 * @throws what is neither an answer of the server nor the connection: a fault of the program
 */
export async function readLiveEvents(
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
  onOpen: () => void,
): Promise<void> {
  let delay = delays.first
  const begin = () => {
    delay = delays.first
    onOpen()
  }
  while (!signal.aborted) {
    try {
      await readStream(signal, onEvent, begin)
    } catch (error) {
      if (isFinal(error) || isAbort(error)) return
      if (!isRetryable(error)) throw error
    }
    await wait(delay * (0.5 + Math.random() / 2), signal)
    delay = Math.min(delay * 2, delays.longest)
  }
}

/** Listens while there is a session and the page is visible, and reads again what the events name. Used once, by the application. */
export function useLiveEvents(): void {
  const { user, reload } = useUser()
  const revalidate = useRevalidate()
  const onEvent = useRef((_event: LiveEvent): void => undefined)
  useEffect(() => {
    onEvent.current = ({ resource }) => void (resource === 'user' ? reload() : revalidate(endpointIds[resource]))
  })
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    let stream: AbortController | undefined
    let wasOpen = false
    const onOpen = () => {
      // Events in between were missed. Data is read again on focus and reconnection; the user only here, and messages here too, since
      // the stream also ends with the server that sent it, which the browser does not count as a lost connection.
      if (wasOpen) for (const resource of ['user', 'conversations'] as const) onEvent.current({ resource })
      wasOpen = true
    }
    const updateStream = () => {
      if (document.visibilityState === 'hidden') {
        stream?.abort()
        stream = undefined
      } else if (!stream) {
        stream = new AbortController()
        void readLiveEvents(stream.signal, (event) => onEvent.current(event), onOpen)
      }
    }
    updateStream()
    document.addEventListener('visibilitychange', updateStream)
    return () => {
      stream?.abort()
      document.removeEventListener('visibilitychange', updateStream)
    }
  }, [userId])
}
