/** Calls to a server over connections that stay open. */
import { Agent, request } from 'node:http'

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly token?: string
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** One call, answered whole. */
export const send = ({ method = 'GET', url, token, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const sent = request(url, { method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** One call that must succeed; the text of its answer. */
async function askText(call: Call): Promise<string> {
  const { status, text } = await send(call)
  if (status >= 300) throw new Error(`${call.method ?? 'GET'} ${call.url} answered ${status}: ${text}`)
  return text
}

/** One call that must succeed; its JSON. */
export const ask = async <T>(call: Call): Promise<T> => JSON.parse(await askText(call)) as T

/** Answers a second when `connections` ask again and again for `seconds`. Every answer must be a success. */
export async function throughput(call: () => Call, seconds: number, connections = 20): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await ask(call())
        answered += 1
      }
    }),
  )
  return answered / seconds
}

/** Milliseconds until the first event of a stream has come; the rest is read to its end. */
export const firstEvent = ({ url, token }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) }
    const sent = request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      let taken: number | undefined
      response.on('data', (part: Buffer) => {
        if (part.includes('event:')) taken ??= performance.now() - from
      })
      response.on('end', () => resolve(taken ?? performance.now() - from))
    })
    sent.on('error', reject)
    sent.end()
  })

export interface Listener {
  readonly close: () => void
}

/** Opens a stream of live events and calls back with the resource that each names; ready once the stream is open. Every stream has a connection of its own. */
export const listen = ({ url, token }: Call, onEvent: (resource: string) => void): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) }
    const sent = request(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      response.setEncoding('utf8')
      let rest = ''
      response.on('data', (part: string) => {
        const lines = (rest + part).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const [, resource] = /^data: .*"resource":"(\w+)"/.exec(line) ?? []
          if (resource) onEvent(resource)
        }
      })
      response.on('error', () => undefined)
      resolve({ close: () => sent.destroy() })
    })
    sent.on('error', reject)
    sent.end()
  })

/** Milliseconds that one call takes, whatever kind of content it answers with. */
export async function duration(call: Call): Promise<number> {
  const from = performance.now()
  await askText(call)
  return performance.now() - from
}
