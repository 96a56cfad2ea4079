import { startFakeS3, type FakeS3 } from '#tests/fake-s3'
import { request as send } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { readEnv } from '../../env.ts'
import { createRecordingFiles } from './create-files.ts'
import { FileStoreError, type Files } from './index.ts'
import { createS3Files } from './s3.ts'

let bucket: FakeS3
afterEach(() => bucket.close())

const secret = 'a secret of at least thirty-two characters'
const settings = (variables: Record<string, string> = {}) => {
  const { s3 } = readEnv({ APP_SECRET: secret, ...bucket.variables, ...variables })
  if (!s3) throw new Error('there is no bucket')
  return s3
}
const name = 'recordings/0a1b2c.wav'
const bytes = new Uint8Array([0, 1, 2, 255])

async function keepAndRemove(files: Files): Promise<void> {
  expect(await files.read(name)).toBeNull()
  await files.save(name, bytes)
  expect(bucket.objects.get(`voices/${name}`)).toEqual(Buffer.from(bytes))
  expect(await files.read(name)).toEqual(bytes)
  await files.remove(name)
  await files.remove(name)
  expect(bucket.objects.size).toBe(0)
}

test('files are kept in a bucket that stands in the path, and removed', async () => {
  bucket = await startFakeS3()
  await keepAndRemove(createRecordingFiles({ dataDir: '/nowhere', s3: settings() }))
  expect(bucket.answers).toEqual([404, 200, 200, 204, 204])
})

/** Sends a request to this machine, whatever its host, as a resolver of names would have it. */
async function sendHere(input: RequestInfo | URL): Promise<Response> {
  if (!(input instanceof Request)) throw new Error('no request')
  const { method, url, headers } = input
  const { port, pathname, host } = new URL(url)
  const body = Buffer.from(await input.arrayBuffer())
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: pathname,
      method,
      headers: { ...Object.fromEntries(headers), host },
    }
    const sent = send(options, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const status = response.statusCode ?? 500
          resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status }))
        })
    })
    sent.on('error', reject).end(body)
  })
}

test('files are kept in a bucket that stands in the host', async () => {
  bucket = await startFakeS3({ isPathStyle: false })
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(sendHere)
  try {
    await keepAndRemove(createS3Files(settings()))
    expect(bucket.answers).toEqual([404, 200, 200, 204, 204])
  } finally {
    fetching.mockRestore()
  }
})

test.each([
  ['S3_SECRET_ACCESS_KEY', 'another'],
  ['S3_ACCESS_KEY_ID', 'another'],
  ['S3_REGION', 'elsewhere-1'],
])('a bucket that refuses %s %s is an error, and nothing is kept', async (variable, value) => {
  bucket = await startFakeS3()
  const files = createS3Files(settings({ [variable]: value }))
  for (const work of [() => files.save(name, bytes), () => files.read(name), () => files.remove(name)])
    await expect(work()).rejects.toThrow(FileStoreError)
  expect(bucket.objects.size).toBe(0)
  expect(new Set(bucket.answers)).toEqual(new Set([403]))
})

test('a wrong bucket is an error: it has no file, and none is removed', async () => {
  bucket = await startFakeS3()
  const files = createS3Files(settings({ S3_BUCKET: 'another' }))
  await expect(files.read(name)).rejects.toThrow('The bucket answered 404 to GET.')
  await expect(files.remove(name)).rejects.toThrow('The bucket answered 404 to DELETE.')
})

test('a part of a file is asked for as a part, and cut out where the bucket knows no parts', async () => {
  bucket = await startFakeS3()
  const files = createS3Files(settings())
  await files.save(name, bytes)
  for (const mood of ['ok', 'whole'] as const) {
    bucket.feel(mood)
    expect(await files.read(name, { first: 1, last: 2 })).toEqual(bytes.slice(1, 3))
    expect(await files.read(name, { first: 3, last: 99 })).toEqual(bytes.slice(3))
  }
  expect(bucket.answers).toEqual([200, 206, 206, 200, 200])
  expect(await files.read('recordings/none.wav', { first: 0, last: 1 })).toBeNull()
})

test('a bucket that is down is asked again, and one that hangs is waited for no longer than allowed', async () => {
  bucket = await startFakeS3()
  bucket.feel('down')
  await expect(createS3Files(settings()).save(name, bytes)).rejects.toThrow('The bucket answered 503 to PUT.')
  expect(bucket.answers).toEqual([503, 503, 503])
  bucket.feel('hang')
  await expect(createS3Files({ ...settings(), timeoutMs: 50 }).read(name)).rejects.toThrow(FileStoreError)
})

test('a bucket that breaks off half-way has taken nothing, and half of a file is never handed on', async () => {
  bucket = await startFakeS3()
  const files = createS3Files(settings())
  const large = new Uint8Array(4_000_000).fill(7)
  bucket.feel('cut')
  await expect(files.save(name, large)).rejects.toEqual(
    expect.objectContaining({ name: 'FileStoreError', isUnavailable: true }),
  )
  expect(bucket.objects.size).toBe(0)
  bucket.feel('ok')
  await files.save(name, large)
  bucket.feel('cut')
  await expect(files.read(name)).rejects.toThrow(FileStoreError)
  await expect(files.read(name, { first: 0, last: 1_999_999 })).rejects.toThrow(FileStoreError)
  bucket.feel('ok')
  expect((await files.read(name))?.length).toBe(large.length)
})

test('a name leads nowhere else', async () => {
  bucket = await startFakeS3()
  const files = createS3Files(settings())
  for (const wrong of ['../x.wav', 'recordings/../x.wav', 'recordings/x?y.wav', 'recordings/a/b.wav', ''])
    await expect(files.read(wrong)).rejects.toThrow('not the name of a file')
  expect(bucket.answers).toEqual([])
})

test('a bucket needs all of its settings, and a start without one names it', async () => {
  bucket = await startFakeS3()
  const env = (variables: Record<string, string>) => readEnv({ APP_SECRET: secret, ...variables })
  expect(env({}).s3).toBeNull()
  expect(() => env({ S3_BUCKET: 'voices', S3_ENDPOINT: 'https://s3.example' })).toThrow(
    'Recordings in a bucket need S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
  )
  const wrong = { S3_ENDPOINT: 'ftp://x', S3_BUCKET: 'No Bucket', S3_PATH_STYLE: 'yes' }
  for (const [variable, value] of Object.entries(wrong))
    expect(() => env({ ...bucket.variables, [variable]: value })).toThrow(variable)
})
