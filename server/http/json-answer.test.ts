import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jsonAnswer } from './json-answer.ts'

const long = { words: Array.from({ length: 200 }, (_, at) => `word ${at}`) }
const reads = { method: 'GET', status: undefined, revalidated: undefined } as const
const asking =
  (headers: Record<string, string> = {}) =>
  (name: string) =>
    headers[name]
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long answer goes compressed to who takes %s', async (accepted, encoding, open) => {
  const answer = await jsonAnswer(reads, long, asking({ 'accept-encoding': accepted }))
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
  })
  const bytes = await bytesOf(answer)
  expect(bytes.length).toBeLessThan(JSON.stringify(long).length / 3)
  expect(JSON.parse(open(bytes).toString())).toEqual(long)
})

test.each([
  ['who takes none', reads, long, 'identity'],
  ['a call that changes something', { ...reads, method: 'POST' }, long, 'br'],
  ['a short answer', reads, { id: 'one' }, 'br'],
] as const)('%s is answered as it is', async (_who, endpoint, value, accepted) => {
  const answer = await jsonAnswer(endpoint, value, asking({ 'accept-encoding': accepted }))
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toEqual(value)
})

test('who has the answer already is told so, and gets another one anew', async () => {
  const endpoint = { ...reads, revalidated: true } as const
  const first = await jsonAnswer(endpoint, long, asking())
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const held = asking({ 'if-none-match': `W/${first.headers.get('etag')}` })

  const same = await jsonAnswer(endpoint, long, held)
  expect(same.status).toBe(304)
  expect(await same.text()).toBe('')
  expect(same.headers.get('etag')).toBe(first.headers.get('etag'))

  const other = await jsonAnswer(endpoint, { ...long, stars: 3 }, held)
  expect(other.status).toBe(200)
  expect(await other.json()).toEqual({ ...long, stars: 3 })
})

test('what is not kept has no tag', async () => {
  const answer = await jsonAnswer(reads, long, asking())
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, null])
})
