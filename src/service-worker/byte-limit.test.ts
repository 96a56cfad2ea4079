import { beforeEach, expect, test, vi } from 'vitest'
import { createByteLimit } from './byte-limit.ts'

/** A cache as browsers have it, as far as the limit needs it: entries stay in the order in which they came. */
function stubCache() {
  const entries = new Map<string, Response>()
  const cache = {
    keys: async () => [...entries.keys()].map((url) => new Request(`http://localhost${url}`)),
    match: async ({ url }: Request) => entries.get(new URL(url).pathname)?.clone(),
    delete: async ({ url }: Request) => entries.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return entries
}

let entries: Map<string, Response>
beforeEach(() => {
  entries = stubCache()
})

const response = (bytes: number, withLength = true) =>
  new Response(new Uint8Array(bytes), withLength ? { headers: { 'Content-Length': String(bytes) } } : {})

/** Puts a response into the cache and tells the plugin, as workbox does. */
async function put(plugin: ReturnType<typeof createByteLimit>, url: string, newResponse: Response) {
  entries.set(url, newResponse)
  await plugin.cacheDidUpdate?.({
    cacheName: 'media',
    newResponse,
    request: new Request(`http://localhost${url}`),
    event: undefined as never,
  })
}

test('the oldest entries go when the cache is over its limit, with some room for the next ones', async () => {
  const plugin = createByteLimit(100)
  for (const url of ['/a', '/b', '/c', '/d', '/e']) await put(plugin, url, response(20))
  expect([...entries.keys()]).toEqual(['/a', '/b', '/c', '/d', '/e'])
  await put(plugin, '/f', response(20))
  expect([...entries.keys()]).toEqual(['/c', '/d', '/e', '/f'])
})

test('what an earlier worker put in counts', async () => {
  for (const url of ['/a', '/b', '/c']) entries.set(url, response(40))
  await put(createByteLimit(100), '/d', response(10))
  expect([...entries.keys()]).toEqual(['/b', '/c', '/d'])
})

test('a response without a length is measured', async () => {
  const plugin = createByteLimit(100)
  await put(plugin, '/a', response(60, false))
  await put(plugin, '/b', response(60, false))
  expect([...entries.keys()]).toEqual(['/b'])
})

test('updates at the same time are counted one after the other', async () => {
  const plugin = createByteLimit(100)
  await Promise.all(['/a', '/b', '/c', '/d', '/e', '/f'].map((url) => put(plugin, url, response(20))))
  expect([...entries.keys()]).toEqual(['/c', '/d', '/e', '/f'])
})

test('an entry that takes the place of another one is not counted twice for long', async () => {
  const plugin = createByteLimit(100)
  await put(plugin, '/a', response(20))
  for (let time = 0; time < 20; time += 1) await put(plugin, '/b', response(20))
  expect([...entries.keys()]).toEqual(['/a', '/b'])
})
