/** The sound of a recording as an answer: whole, or the part that a player asks for. */
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { Files } from '../../providers/files/index.ts'
import { getOwn } from './recordings.ts'

/** To its owner alone; throws recording_not_found. `range` is the header of that name. */
export async function readAudio(
  { db }: Deps,
  files: Files,
  { userId }: Session,
  id: string,
  range: string | undefined,
): Promise<Response> {
  const { file, createdAt } = await getOwn(db, userId, id)
  const bytes = await files.read(file)
  if (!bytes) throw new HttpError('recording_not_found')
  const headers = {
    'Content-Type': 'audio/wav',
    'Content-Disposition': `attachment; filename="recording-${createdAt.toISOString().slice(0, 10)}.wav"`,
    // Nothing in it is run, wherever it is opened.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
  }
  const part = parseRange(range, bytes.length)
  if (part === 'whole') return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } })
  if (part === null) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.length}` } })
  return new Response(bytes.subarray(part.first, part.last + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${part.first}-${part.last}/${bytes.length}`,
      'Content-Length': String(part.last - part.first + 1),
    },
  })
}

/** The bytes that a header asks for, both included; null for none of the file. What is not one range of bytes is answered by the whole. */
function parseRange(header: string | undefined, size: number): { first: number; last: number } | 'whole' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return first > last ? null : { first, last }
}
