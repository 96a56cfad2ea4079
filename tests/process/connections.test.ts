/** What holds on the wire: answers instead of resets, while the server ends and when somebody sends too much. */
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { uploadAvatar } from '#contract/profile'
import { saveRecording } from '#contract/recordings'
import { startGuest } from '#contract/auth'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from '#tests/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'

let home: Home
let server: ServerProcess
beforeAll(async () => {
  home = await prepareHome()
  server = await startServer(home)
})
afterAll(async () => {
  await kill(server.child)
  await home.remove()
})

interface Wire {
  readonly socket: Socket
  /** Resolves to the next whole answer that ends with what `isWhole` sees; rejects when the connection is reset or closed before. */
  read(isWhole: (text: string) => boolean): Promise<string>
}

async function connect(): Promise<Wire> {
  const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1')
  let text = ''
  let failure: Error | undefined
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  socket.on('error', (error) => (failure = error))
  await once(socket, 'connect')
  return {
    socket,
    async read(isWhole) {
      while (!isWhole(text)) {
        if (failure || socket.readableEnded) throw failure ?? new Error(`closed after: ${text}`)
        await Promise.race([once(socket, 'data'), once(socket, 'end'), once(socket, 'close')]).catch(() => {})
      }
      const answer = text
      text = ''
      return answer
    },
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const isAnswer = (text: string) => text.includes('"ok"}')

test('too much is refused in words, however it is sent, and the connection goes on', async () => {
  const { access_token } = await server.call(startGuest, { body: {} })
  const MB = 1024 * 1024
  for (const [path, size, type] of [
    ['/api/auth/signin', 5 * MB, 'application/json'],
    [uploadAvatar.path, 12 * MB, 'image/png'],
    [saveRecording.path, 60 * MB, 'audio/wav'],
  ] as const)
    for (const isChunked of [false, true]) {
      const { socket, read } = await connect()
      const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`
      const method = path === uploadAvatar.path ? uploadAvatar.method : 'POST'
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${access_token}\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`,
      )
      const part = Buffer.alloc(64 * 1024, 'a')
      for (let sent = 0; sent < size; sent += part.length) {
        const chunk = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]) : part
        if (!socket.write(chunk)) await once(socket, 'drain')
      }
      if (isChunked) socket.write('0\r\n\r\n')
      expect(await read((text) => text.endsWith('}'))).toMatch(/^HTTP\/1\.1 413 [\s\S]*_too_large/)
      socket.write(get('/health/live'))
      expect(await read(isAnswer)).toMatch(/^HTTP\/1\.1 200/)
      socket.destroy()
    }
}, 300_000)

test('a body without a file has 15 seconds', async () => {
  const { socket, read } = await connect()
  const from = performance.now()
  socket.write(
    'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
  )
  expect(await read((text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - from).toBeGreaterThan(14_000)
  socket.destroy()
}, 300_000)

test('calls on open connections are answered while the server ends, and told to go elsewhere', async () => {
  const wires = await Promise.all(Array.from({ length: 25 }, connect))
  for (const { socket, read } of wires) {
    socket.write(get('/health/live'))
    expect(await read(isAnswer)).not.toMatch(/connection: close/i)
  }
  server.child.kill('SIGTERM')
  // New connections are refused from the moment on at which the server drains.
  await refusing()
  const answers = await Promise.all(
    wires.map(({ socket, read }) => {
      socket.write(get('/health/live'))
      return read(isAnswer)
    }),
  )
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  }
  expect(await server.ended).toBe(0)
}, 300_000)

async function refusing(): Promise<void> {
  for (;;) {
    const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
  }
}
