import { expect, test } from 'vitest'
import { partsPlugin } from './parts.ts'

const sound = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
const event = undefined as never
const requestOf = (headers: Record<string, string>) => new Request('http://localhost/api/words/a/audio', { headers })
const answer = (headers: Record<string, string>, status = 200) =>
  partsPlugin.handlerWillRespond({
    request: requestOf(headers),
    response: new Response(status === 200 ? sound : null, { status, headers: { ETag: '"one"' } }),
    event,
  })
const bytesOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())]

test.each([
  ['bytes=0-1', [0, 1], 'bytes 0-1/10'],
  ['bytes=8-', [8, 9], 'bytes 8-9/10'],
  ['bytes=8-99', [8, 9], 'bytes 8-9/10'],
  ['bytes=-3', [7, 8, 9], 'bytes 7-9/10'],
])('%s is cut out of the whole', async (range, bytes, contentRange) => {
  const part = await answer({ Range: range })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(contentRange)
  expect(part.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(await bytesOf(part)).toEqual(bytes)
})

test('what is beyond the end is none of it', async () => {
  const none = await answer({ Range: 'bytes=10-' })
  expect(none.status).toBe(416)
  expect(none.headers.get('Content-Range')).toBe('bytes */10')
})

test('a player that has another sound gets the whole, and one that has this one a part', async () => {
  expect((await answer({ Range: 'bytes=0-1', 'If-Range': '"two"' })).status).toBe(200)
  expect((await answer({ Range: 'bytes=0-1', 'If-Range': '"one"' })).status).toBe(206)
})

test('what asks for no part, and what is no sound, stays as it is', async () => {
  const whole = await answer({})
  expect(whole.status).toBe(200)
  expect(await bytesOf(whole)).toEqual([...sound])
  expect((await answer({ Range: 'bytes=0-1' }, 503)).status).toBe(503)
})

test('the server is asked for the whole, which can be cached', async () => {
  const request = await partsPlugin.requestWillFetch({
    request: requestOf({ Range: 'bytes=0-1', 'If-Range': '"one"', Accept: 'audio/*' }),
    event,
  })
  expect([...request.headers.keys()]).toEqual(['accept'])
  expect(request.url).toBe('http://localhost/api/words/a/audio')
})
