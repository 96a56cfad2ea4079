/**
 * The live socket in DATA_DIR. It is the lock: two processes on one embedded database would ruin it, and unlike a file with a process id a
 * socket cannot be stale and alive at once. Maintenance commands reach a running server through it.
 */
import { randomUUID, createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** A command of one word and its argument; the answer may have several lines. */
export type Commands = Readonly<Record<string, (argument: string) => Promise<string>>>

export interface Control {
  close(): Promise<void>
}

const CONNECT_MS = 2_000
/** Longest path that every system takes for a socket. */
const MAX_PATH = 100

function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\wordgrove-${name}`
  const path = join(dataDir, 'control.sock')
  return path.length > MAX_PATH ? join(tmpdir(), `wordgrove-${name}.sock`) : path
}

/** Takes the lock and answers commands; null when another process holds it. */
export async function openControlSocket(dataDir: string, commands: Commands): Promise<Control | null> {
  mkdirSync(dataDir, { recursive: true })
  const path = socketPath(dataDir)
  if ((await sendCommand(dataDir, 'who')) !== null) return null
  rmSync(path, { force: true })
  const identity = randomUUID()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    createInterface({ input: socket }).on('line', (line) => {
      const [name = '', ...rest] = line.split(' ')
      const work =
        name === 'who'
          ? Promise.resolve(identity)
          : (commands[name]?.(rest.join(' ')) ?? Promise.reject(new Error(`unknown command ${name}`)))
      work.then(
        (answer) => socket.end(`ok ${answer}\n`),
        (error: unknown) => socket.end(`error ${error instanceof Error ? error.message : 'failed'}\n`),
      )
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  // Two starters may both have found no server; the later one has the path. A server that does not find itself there exits.
  await sleep(50)
  if ((await sendCommand(dataDir, 'who')) !== `ok ${identity}`) {
    // Not closed: closing removes the path, which is the other one's by now.
    server.unref()
    return null
  }
  return {
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      rmSync(path, { force: true })
    },
  }
}

/** Sends a command to the server that holds the directory; null when none does. The answer starts with 'ok ' or 'error '. */
export async function sendCommand(dataDir: string, command: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath(dataDir))
    const timer = setTimeout(() => socket.destroy(), CONNECT_MS)
    let answer = ''
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.write(`${command}\n`)
      socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(timer)
      // Without its last newline it was cut off.
      resolve(answer.endsWith('\n') ? answer.slice(0, -1) : null)
    })
  })
}
