/** Files in a bucket of any service that speaks the interface of S3. */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../env-storage.ts'
import { assertFileName, FileStoreError, type FilePart, type Files } from './index.ts'

/** Tries after the first one, for answers of 429 and 5xx. */
const RETRIES = 2

interface Content {
  /** What is put. */
  readonly body?: Uint8Array<ArrayBuffer>
  /** What is asked for, if not the whole. */
  readonly part?: FilePart | undefined
}

export function createS3Files(settings: S3Settings): Files {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, isPathStyle, timeoutMs } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  })

  function urlOf(name: string): string {
    assertFileName(name)
    const url = new URL(endpoint)
    if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
    const path = isPathStyle ? `/${bucket}/${name}` : `/${name}`
    return `${url.href.replace(/\/+$/, '')}${path}`
  }

  async function request(method: 'GET' | 'PUT' | 'DELETE', name: string, { body, part }: Content = {}) {
    const url = urlOf(name)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const init: RequestInit = {
      method,
      // The hash is signed: nothing on the way changes the bytes, also without TLS.
      headers: {
        'X-Amz-Content-Sha256': hash,
        ...(body && { 'Content-Type': 'application/octet-stream' }),
        ...(part && { Range: `bytes=${part.first}-${part.last}` }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    }
    try {
      const response = await client.fetch(url, init)
      if (response.ok && method === 'GET') {
        const bytes = new Uint8Array(await response.arrayBuffer())
        // A service that knows no ranges sends the whole.
        return part && response.status !== 206 ? bytes.slice(part.first, part.last + 1) : bytes
      }
      // A wrong bucket or endpoint answers 404, too: only this one says that there is no such file. Without a file, DELETE is answered 204.
      if (response.status === 404 && method === 'GET' && (await response.text()).includes('<Code>NoSuchKey</Code>'))
        return null
      if (!response.bodyUsed) await response.body?.cancel()
      if (response.ok) return null
      const isUnavailable = response.status === 429 || response.status >= 500
      throw new FileStoreError(`The bucket answered ${response.status} to ${method}.`, isUnavailable)
    } catch (cause) {
      throw cause instanceof FileStoreError
        ? cause
        : new FileStoreError(`The bucket did not answer ${method}.`, true, { cause })
    }
  }

  return {
    async save(name, bytes) {
      await request('PUT', name, { body: new Uint8Array(bytes) })
    },
    read: (name, part) => request('GET', name, { part }),
    async remove(name) {
      await request('DELETE', name)
    },
  }
}
