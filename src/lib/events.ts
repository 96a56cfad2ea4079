/** Live events: a stream of resource names to read again. `fetch` rather than EventSource, so that the token stays in a header. */
import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/system'
import { endRefusedSession, headersOf } from './api.ts'
import { useUser } from './session.tsx'
import { readEvents } from './sse.ts'
import { useRevalidate } from './swr.ts'
import { token } from './token.ts'

const addresses: Record<LiveEvent['resource'], string> = {
  user: 'GET /api/user',
  stats: 'GET /api/user/stats',
  challenges: 'GET /api/challenges',
  notes: 'GET /api/note',
}

/** Milliseconds: first wait before another try, longest wait, and silence after which a stream counts as dead (heartbeats come oftener). */
const patience = { first: 1_000, longest: 60_000, silence: 60_000 }

/** The resource that an event's data names; undefined for broken data and for one that is not known here. */
export function readLiveEvent(data: string): LiveEvent | undefined {
  try {
    const event = JSON.parse(data) as Partial<LiveEvent> | null
    return event?.resource && Object.hasOwn(addresses, event.resource) ? { resource: event.resource } : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads one stream to its end. Answers false when the server refused the session, so that nobody tries again.
 *
 * @throws when the connection breaks or falls silent
 */
async function listen(signal: AbortSignal, hear: (event: LiveEvent) => void, opened: () => void): Promise<boolean> {
  const session = token.read()
  const response = await fetch('/api/events', {
    headers: { ...headersOf(session), Accept: 'text/event-stream' },
    signal,
  })
  if (response.status === 401) endRefusedSession(session)
  if (response.status === 401 || response.status === 403) return false
  if (!response.ok || !response.body) return true
  opened()
  await readEvents(
    response.body,
    ({ data }) => {
      const event = readLiveEvent(data)
      if (event) hear(event)
    },
    patience.silence,
  )
  return true
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

async function keepListening(signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> {
  let wait = patience.first
  while (!signal.aborted) {
    const again = await listen(signal, hear, () => (wait = patience.first)).catch(() => true)
    if (!again) return
    await pause(wait * (0.5 + Math.random() / 2), signal)
    wait = Math.min(wait * 2, patience.longest)
  }
}

/** Listens while there is a session and the page is visible, and reads again what the events name. Used once, by the layout. */
export function useLiveEvents(): void {
  const { user, reload } = useUser()
  const revalidate = useRevalidate()
  const hear = useRef((_event: LiveEvent): void => undefined)
  useEffect(() => {
    hear.current = ({ resource }) => void (resource === 'user' ? reload() : revalidate(addresses[resource]))
  })
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    let stream: AbortController | undefined
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        stream?.abort()
        stream = undefined
      } else if (!stream) {
        stream = new AbortController()
        void keepListening(stream.signal, (event) => hear.current(event))
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      stream?.abort()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [userId])
}
