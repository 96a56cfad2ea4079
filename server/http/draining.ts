/** Closes the listener: requests on open connections are still answered, with `Connection: close`. */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long a connection without a call stays open: a call that was sent before its owner knew of the end is answered. */
const IDLE_MS = 1_000
/** How long running calls get. */
const DRAIN_MS = 10_000

/** Returns what ends the server: no new connections, `Connection: close` on every answer, then nothing more. Call before it listens. */
export function createDrain(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_, response) => {
    if (isDraining) response.setHeader('Connection', 'close')
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  return () =>
    new Promise((resolve) => {
      isDraining = true
      for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close')
      // Not the HTTP server's own close: it ends idle connections at once, and resets requests in flight.
      NetServer.prototype.close.call(server, () => resolve())
      setTimeout(() => server.closeIdleConnections(), IDLE_MS).unref()
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    })
}
