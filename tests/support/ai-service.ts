/**
 * A service that speaks OpenAI's interface for chat on this machine, well or badly: each call is answered by the next of the behaviours
 * that were lined up, the last of them again and again.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AiCall {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: readonly { readonly role: string; readonly content: string }[]
  }
}

export interface Reply {
  readonly call: AiCall
  readonly response: ServerResponse
  /** Starts the stream of events. */
  begin(): void
  /** Sends a piece of the answer. */
  piece(text: string): void
  /** Says how the answer ended, and [DONE]. */
  finish(reason?: string): void
  /** Sends bytes as they are. */
  raw(bytes: string | Uint8Array): void
}

export type Behaviour = (reply: Reply) => void | Promise<void>

export interface AiService {
  readonly url: string
  readonly calls: readonly AiCall[]
  /** Calls that the other side ended before the answer was whole. */
  readonly left: number
  behave(...behaviours: Behaviour[]): void
  close(): Promise<void>
}

const event = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })}\n\n`

/** Answers with an object, in pieces of a few letters. */
export const says =
  (answer: unknown, { reason = 'stop', done = true, size = 9 } = {}): Behaviour =>
  ({ begin, piece, raw, finish, response }) => {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    begin()
    for (let at = 0; at < text.length; at += size) piece(text.slice(at, at + size))
    if (done) return finish(reason)
    raw(event({}, reason))
    response.end()
  }

/** Refuses with a status. */
export const refuses =
  (status: number, headers: Record<string, string> = {}, body = '{"error":{"message":"no"}}'): Behaviour =>
  ({ response }) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
  }

export async function startAiService(): Promise<AiService> {
  const calls: AiCall[] = []
  let behaviours: Behaviour[] = []
  let left = 0
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const call: AiCall = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(text) as AiCall['body'],
    }
    calls.push(call)
    response.on('close', () => {
      if (!response.writableFinished) left += 1
    })
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    await behaviour?.({
      call,
      response,
      begin: () => void response.writeHead(200, { 'Content-Type': 'text/event-stream' }),
      piece: (content) => void response.write(event({ content })),
      finish(reason = 'stop') {
        response.write(event({}, reason))
        response.end('data: [DONE]\n\n')
      },
      raw: (bytes) => void response.write(bytes),
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    get left() {
      return left
    },
    behave: (...next) => {
      behaviours = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
