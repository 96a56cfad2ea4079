/** A proxy between a server and PostgreSQL: slow, silent, or holding one connection at a chosen point of its traffic. */
import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface DatabaseProxy {
  /** The address of a database with this proxy in place of its server. */
  via(url: string): string
  /** Parts of messages and answers that were lost. */
  lost(): number
  /** Messages to the database since the last `holdAt`, or since the start. */
  messages(): number
  /**
   * Holds the connection that reaches a point of the traffic from now on, for good: 1 is before the first message reaches the database, 2 is when its
   * answer is there and not yet passed on, 3 is before the second message, and so on. Resolves when it is held.
   */
  holdAt(point: number): Promise<void>
  /** Delays each message to the database by so much. */
  delay(ms: number): void
  /** Passes nothing on and accepts connections in silence. Connections that speak meanwhile are half open from then on, for good. */
  stall(): void
  /** New connections work, and so do those that said nothing meanwhile. */
  resume(): void
  close(): Promise<void>
}

/**
 * @param target address of PostgreSQL
 * @param ownPort where it listens; a free one when left out
 */
export async function startDatabaseProxy(target: string, ownPort = 0): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let count = 0
  let point = 0
  let onHeld = () => {}
  let delayMs = 0
  let isStalled = false
  let lost = 0

  const isPoint = (at: number): boolean => {
    if (at !== point) return false
    point = 0
    onHeld()
    return true
  }

  const server = createServer((client) => {
    const database = createConnection(Number(port), hostname)
    let isSilent = false
    // The number of the message whose answer comes next.
    let awaited = 0
    let order = Promise.resolve()
    client.on('data', (part) => {
      if ((isSilent ||= isStalled)) return void (lost += 1)
      count += 1
      awaited = count
      if ((isSilent = isPoint(2 * count - 1))) return
      order = order
        .then(() => (delayMs > 0 ? sleep(delayMs) : undefined))
        .then(() => void (isSilent || database.write(part)))
    })
    database.on('data', (part) => {
      if ((isSilent ||= isStalled)) return void (lost += 1)
      if ((isSilent = awaited > 0 && isPoint(2 * awaited))) return
      client.write(part)
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(ownPort, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port

  return {
    via(url) {
      const address = new URL(url)
      address.hostname = '127.0.0.1'
      address.port = String(own)
      return address.href
    },
    lost: () => lost,
    messages: () => count,
    holdAt(next) {
      count = 0
      point = next
      return new Promise((resolve) => {
        onHeld = resolve
      })
    },
    delay: (ms) => void (delayMs = ms),
    stall: () => void (isStalled = true),
    resume: () => void (isStalled = false),
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
