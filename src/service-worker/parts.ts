/** Answers players that ask for parts of a sound, as Safari does: with anything but a part it plays nothing. */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { rangeHeadersOf, selectRange } from '#rules/byte-range'

/** Headers that ask for a part. */
const PART_HEADERS = ['Range', 'If-Range']

/** The whole is requested and cached, and the part is cut out of it: a cache takes no parts. */
export const partsPlugin = {
  requestWillFetch({ request }) {
    if (!request.headers.has('Range')) return Promise.resolve(request)
    const headers = new Headers(request.headers)
    for (const name of PART_HEADERS) headers.delete(name)
    return Promise.resolve(new Request(request, { headers }))
  },
  async handlerWillRespond({ request, response }) {
    if (!request.headers.has('Range') || response.status !== 200) return response
    const sound = await response.arrayBuffer()
    const content = { size: sound.byteLength, etag: response.headers.get('ETag') ?? '""' }
    const { status, part, headers } = selectRange(
      content,
      rangeHeadersOf((name) => request.headers.get(name) ?? undefined),
    )
    return new Response(part && sound.slice(part.first, part.last + 1), {
      status,
      headers: { ...Object.fromEntries(response.headers), ...headers },
    })
  },
} satisfies WorkboxPlugin
