/** A proxy before a server: its connection can be cut, and files of the server be replaced, as by a new version. */
import { once } from 'node:events'
import { createServer, request as forward, type ServerResponse } from 'node:http'

/** What is answered in place of the server's answer, which it gets. */
type Replacement = (body: string) => string

export interface Proxy {
  readonly origin: string
  /** Answers this path with other text from now on. */
  replace(path: string, replacement: Replacement): void
  /** Answers this path as the server does again. */
  restore(path: string): void
  /** Refuses connections, as if there were no network. */
  cut(): Promise<void>
  connect(): Promise<void>
  /** Accepts connections and never answers, as in a tunnel. */
  stall(): void
}

const portOf = (address: unknown) => (address as { port: number }).port

/** Starts a proxy before the server of this origin. Pages believe that it is the server. */
export async function startProxy(target: string): Promise<Proxy & AsyncDisposable> {
  const replacements = new Map<string, Replacement>()
  let isStalled = false
  const { hostname, port, host } = new URL(target)

  const server = createServer((incoming, outgoing) => {
    if (isStalled) return
    const path = incoming.url ?? '/'
    const replacement = replacements.get(path)
    const headers: NodeJS.Dict<string | string[]> = { ...incoming.headers, host }
    if (headers.origin) headers.origin = target
    if (replacement) headers['accept-encoding'] = 'identity'
    const request = forward({ hostname, port, path, method: incoming.method, headers }, (response) => {
      if (replacement) {
        void rewrite(response, outgoing, replacement)
        return
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    request.on('error', () => outgoing.destroy())
    outgoing.on('close', () => request.destroy())
    incoming.pipe(request)
  })

  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return portOf(server.address())
  }
  const own = await listen(0)
  const cut = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  return {
    origin: `http://localhost:${own}`,
    replace: (path, replacement) => void replacements.set(path, replacement),
    restore: (path) => void replacements.delete(path),
    cut,
    connect: async () => void (await listen(own)),
    stall: () => {
      isStalled = true
    },
    [Symbol.asyncDispose]: cut,
  }
}

async function rewrite(
  response: AsyncIterable<Buffer> & { statusCode?: number; headers: NodeJS.Dict<string | string[]> },
  outgoing: ServerResponse,
  replacement: Replacement,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = replacement(Buffer.concat(chunks).toString())
  const { 'content-length': _length, etag: _etag, ...headers } = response.headers
  outgoing.writeHead(response.statusCode ?? 502, headers)
  outgoing.end(body)
}
