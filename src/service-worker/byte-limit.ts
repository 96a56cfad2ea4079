/** Bounds a cache by bytes; what was put in first goes first. */
import type { WorkboxPlugin } from 'workbox-core/types.js'

/** How far a full cache is emptied, as a share of its limit: not every new file shall remove one. */
const KEPT_SHARE = 0.9

/** Bytes of a stored response. The header spares reading the body; a response that came in chunks has none. */
async function bytesOf(response: Response | undefined): Promise<number> {
  const length = response?.headers.get('Content-Length')
  return length ? Number(length) : ((await response?.blob())?.size ?? 0)
}

async function sizesOf(cache: Cache): Promise<{ request: Request; bytes: number }[]> {
  const requests = await cache.keys()
  return Promise.all(requests.map(async (request) => ({ request, bytes: await bytesOf(await cache.match(request)) })))
}

const sum = (sizes: readonly { bytes: number }[]) => sizes.reduce((total, { bytes }) => total + bytes, 0)

/** Removes the oldest entries of a cache that is over its limit; returns the bytes that stay. */
async function trimCache(cache: Cache, limit: number): Promise<number> {
  const sizes = await sizesOf(cache)
  let total = sum(sizes)
  if (total <= limit) return total
  for (const { request, bytes } of sizes) {
    if (total <= limit * KEPT_SHARE) break
    await cache.delete(request)
    total -= bytes
  }
  return total
}

/** A plugin that keeps its cache below `limit` bytes. The cache is measured once, then counted: a worker lives for a minute or so. */
export function createByteLimit(limit: number): WorkboxPlugin {
  let total: Promise<number> | undefined
  return {
    async cacheDidUpdate({ cacheName, newResponse }) {
      const cache = await caches.open(cacheName)
      const before = total
      total = (async () => {
        const counted = before && (await before) + (await bytesOf(newResponse.clone()))
        return counted === undefined || counted > limit ? trimCache(cache, limit) : counted
      })()
      await total
    },
  }
}
