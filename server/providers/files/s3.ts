/** Files in a bucket of any service that speaks the interface of S3. */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../env-storage.ts'
import { assertFileName, FileStoreError, type Files } from './index.ts'

/** Tries after the first one, for answers of 429 and 5xx. */
const RETRIES = 2

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

  async function request(method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Uint8Array<ArrayBuffer>) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const init: RequestInit = {
      method,
      // The hash is signed: nothing on the way changes the bytes, also without TLS.
      headers: { 'X-Amz-Content-Sha256': hash, ...(body && { 'Content-Type': 'application/octet-stream' }) },
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    }
    try {
      const response = await client.fetch(urlOf(name), init)
      if (response.ok && method === 'GET') return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      if (response.ok || (response.status === 404 && method !== 'PUT')) return null
      throw new FileStoreError(`The bucket answered ${response.status} to ${method}.`)
    } catch (cause) {
      throw cause instanceof FileStoreError
        ? cause
        : new FileStoreError(`The bucket did not answer ${method}.`, { cause })
    }
  }

  return {
    async save(name, bytes) {
      await request('PUT', name, new Uint8Array(bytes))
    },
    read: (name) => request('GET', name),
    async remove(name) {
      await request('DELETE', name)
    },
  }
}
