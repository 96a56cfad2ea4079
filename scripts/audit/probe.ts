/** One request as a stranger sends it: no redirect is followed, the path goes out as it is written, and a bad certificate does not end the audit. */
import { request as sendHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as sendHttps } from 'node:https'

export interface Probe {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The first 200,000 characters. */
  readonly text: string
}

export type Send = (path: string, probe?: Probe) => Promise<Answer>

const TIMEOUT_MS = 10_000
const MOST = 200_000

/** The site did not answer. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/**
 * Sends to the site at `origin`. A caller on the machine of the server is allowed more than a stranger, so each request says that it was forwarded.
 */
export function createSend(origin: string): Send {
  const url = new URL(origin)
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const fail = (cause: Error) => reject(new NoAnswerError(`${method} ${path}: ${cause.message}`, { cause }))
      const options = {
        hostname: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port,
        method,
        path,
        headers: {
          Accept: '*/*',
          'Accept-Language': 'en',
          'User-Agent': 'wordgrove-audit',
          'X-Forwarded-For': '192.0.2.1',
          ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }
      const take = (response: IncomingMessage) => {
        let text = ''
        response.setEncoding('utf8').on('error', fail)
        response.on('data', (part: string) => {
          if (text.length < MOST) text += part
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: text.slice(0, MOST) }),
        )
      }
      const sent =
        url.protocol === 'https:'
          ? sendHttps({ ...options, agent: false, rejectUnauthorized: false }, take)
          : sendHttp({ ...options, agent: false }, take)
      sent.on('error', fail).end(body)
    })
}
