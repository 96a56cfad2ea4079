/** What the fakes of payment providers share: a server on this machine that can answer, hang, fail or talk nonsense. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** How a fake answers from now on; `well` is the real protocol. */
export type Mood = 'well' | 'hang' | 'fail' | 'nonsense'

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Loopback {
  readonly origin: string
  /** Everything that was asked, as text: what a test looks through for what must never be sent. */
  readonly heard: readonly string[]
  mood(mood: Mood): void
  close(): Promise<void>
}

export async function listen(answer: (asked: Asked) => Promise<Answer> | Answer): Promise<Loopback> {
  const heard: string[] = []
  let mood: Mood = 'well'
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A kept connection may end while the next test takes it up.
    response.setHeader('Connection', 'close')
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const url = new URL(request.url ?? '/', origin)
    heard.push(`${request.method} ${url.href} ${body}`)
    if (mood === 'hang') return
    if (mood === 'fail') return void response.writeHead(500).end('{}')
    if (mood === 'nonsense') return void response.writeHead(200).end('<html>busy</html>')
    const asked = { method: request.method ?? 'GET', url, headers: request.headers, body }
    const { status = 200, headers = {}, body: text = '' } = await answer(asked)
    response.writeHead(status, headers).end(text)
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  return {
    origin,
    heard,
    mood: (next) => void (mood = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
