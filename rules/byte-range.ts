/** Parts of a sound that players ask for, as HTTP has them: the first two bytes, then the rest from where they are. */

/** Bytes, both ends included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** What a caller asks of bytes. */
export interface RangeHeaders {
  readonly range: string | undefined
  readonly ifRange: string | undefined
}

export const rangeHeadersOf = (header: (name: string) => string | undefined): RangeHeaders => ({
  range: header('range'),
  ifRange: header('if-range'),
})

interface Content {
  readonly size: number
  /** Names the content, with its quotes: a part of other content than the caller has is no use to them. */
  readonly etag: string
}

export type RangeAnswer =
  | { readonly status: 200 | 206; readonly part: ByteRange; readonly headers: Readonly<Record<string, string>> }
  | { readonly status: 416; readonly part: null; readonly headers: Readonly<Record<string, string>> }

/** Which bytes an answer has, with its status and the headers that say so. What is not one range of bytes is answered by the whole. */
export function selectRange({ size, etag }: Content, { range, ifRange }: RangeHeaders): RangeAnswer {
  const common = { 'Accept-Ranges': 'bytes', ETag: etag }
  const part = ifRange === undefined || ifRange === etag ? parseRange(range, size) : 'whole'
  if (part === null) return { status: 416, part, headers: { ...common, 'Content-Range': `bytes */${size}` } }
  if (part === 'whole')
    return { status: 200, part: { first: 0, last: size - 1 }, headers: { ...common, 'Content-Length': String(size) } }
  return {
    status: 206,
    part,
    headers: {
      ...common,
      'Content-Range': `bytes ${part.first}-${part.last}/${size}`,
      'Content-Length': String(part.last - part.first + 1),
    },
  }
}

/** The bytes that a header asks for; null for none of the content. */
function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return first > last ? null : { first, last }
}
