/** A bucket on this machine: it recomputes the signature (AWS Signature Version 4) of every request by its documents, by other means. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** ok: as a bucket does; whole: one that knows no ranges; down: 503 to everything; hang: no answer; cut: the connection breaks half-way. */
export type S3Mood = 'ok' | 'whole' | 'down' | 'hang' | 'cut'

export interface FakeS3 {
  readonly variables: Readonly<Record<string, string>>
  /** Objects by bucket and name. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Statuses of all answers. */
  readonly answers: readonly number[]
  feel(mood: S3Mood): void
  close(): Promise<void>
}

const KEY = { id: 'AKIATESTS', secret: 'the secret of the bucket' }
const REGION = 'eu-test-1'
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const fault = (code: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, id, scope = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const date = String(headers['x-amz-date'])
  const hash = String(headers['x-amz-content-sha256'])
  if (id !== KEY.id || hash !== sha256(body) || scope.split('/')[1] !== REGION) return false
  if (
    !date.startsWith(scope.slice(0, 8)) ||
    !['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name))
  )
    return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const [path = '', query = ''] = url.split('?')
  const request = [method, path, query, lines.join(''), names, hash].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${KEY.secret}`)
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(request)}`).toString('hex') === signature
}

/** What a bucket answers to the header Range. */
function partOf(content: Buffer, range: string | undefined): { status: number; content: Buffer } {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (first === undefined) return { status: 200, content }
  if (Number(first) >= content.length) return { status: 416, content: fault('InvalidRange') }
  return { status: 206, content: content.subarray(Number(first), Number(last) + 1) }
}

/** @param isPathStyle false: the bucket is the first label of the host */
export async function startFakeS3({ isPathStyle = true } = {}): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const answers: number[] = []
  let mood: S3Mood = 'ok'

  function statusOf(request: IncomingMessage, body: Buffer): { status: number; content?: Buffer } {
    if (mood === 'down') return { status: 503 }
    if (!isSigned(request, body)) return { status: 403 }
    const path = (request.url ?? '').slice(1)
    const name = isPathStyle ? path : `${String(request.headers.host).split('.')[0]}/${path}`
    if (!name.startsWith('voices/')) return { status: 404, content: fault('NoSuchBucket') }
    const content = objects.get(name)
    if (request.method === 'PUT') objects.set(name, body)
    else if (request.method === 'DELETE') {
      objects.delete(name)
      return { status: 204 }
    } else if (!content) return { status: 404, content: fault('NoSuchKey') }
    else return mood === 'whole' ? { status: 200, content } : partOf(content, request.headers.range)
    return { status: 200 }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => {
      parts.push(part)
      if (mood === 'cut') request.socket.destroy()
    })
    request.on('end', () => {
      if (mood === 'hang') return
      const { status, content } = statusOf(request, Buffer.concat(parts))
      answers.push(status)
      response.setHeader('Connection', 'close')
      if (mood === 'cut' && content) {
        response.writeHead(status, { 'Content-Length': content.length })
        response.write(content.subarray(0, content.length / 2), () => request.socket.destroy())
      } else response.writeHead(status).end(content)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    variables: {
      S3_ENDPOINT: `http://${isPathStyle ? '127.0.0.1' : 'localhost'}:${port}`,
      S3_BUCKET: 'voices',
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
      S3_PATH_STYLE: isPathStyle ? 'on' : 'off',
    },
    objects,
    answers,
    feel: (next) => void (mood = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
