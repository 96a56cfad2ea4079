/** What a recording that is sent has to be: a whole WAV file of 16 kHz, one channel, 16-bit PCM and at most a minute. */
import type { ErrorCode } from '#contract/messages'
import { RECORDING_RATE, RECORDING_SECONDS } from '#contract/recording-limits'
import { HttpError } from '../../http/errors.ts'

const BYTES_A_SAMPLE = 2
const FMT_BYTES = 16
const PCM = 1
/** What a program writes that does not know the size when it begins. */
const OPEN_SIZE = 0xffff_ffff

export interface CheckedWav {
  /** Length of the sound in milliseconds. */
  readonly ms: number
  readonly samples: Int16Array
}

const refuse = (code: ErrorCode, most = RECORDING_SECONDS) =>
  new HttpError(code, { values: { most }, fields: { file: code } })

/**
 * Throws recording_empty, recording_format, recording_broken and recording_too_long, each at the field `file`.
 *
 * @param seconds the longest that is taken
 */
export function checkWav(file: Uint8Array, seconds = RECORDING_SECONDS): CheckedWav {
  if (file.byteLength === 0) throw refuse('recording_empty')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tag = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw refuse('recording_format')
  let hasFormat = false
  for (let at = 12; at + 8 <= file.byteLength;) {
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (tag(at) === 'data') {
      if (!hasFormat) throw refuse('recording_broken')
      return readSamples(view, start, size, seconds)
    }
    // Chunks begin at even bytes.
    at = start + size + (size % 2)
    if (at > file.byteLength) throw refuse('recording_broken')
    if (tag(start - 8) === 'fmt ') {
      if (size < FMT_BYTES) throw refuse('recording_broken')
      if (!isRightFormat(view, start)) throw refuse('recording_format')
      hasFormat = true
    }
  }
  throw refuse('recording_broken')
}

const isRightFormat = (view: DataView, at: number) =>
  view.getUint16(at, true) === PCM &&
  view.getUint16(at + 2, true) === 1 &&
  view.getUint32(at + 4, true) === RECORDING_RATE &&
  view.getUint16(at + 14, true) === BYTES_A_SAMPLE * 8

function readSamples(view: DataView, start: number, size: number, seconds: number): CheckedWav {
  const room = view.byteLength - start
  const bytes = size === OPEN_SIZE ? room : size
  if (bytes > room || bytes % BYTES_A_SAMPLE !== 0) throw refuse('recording_broken')
  const count = bytes / BYTES_A_SAMPLE
  if (count === 0) throw refuse('recording_empty')
  if (count > RECORDING_RATE * seconds) throw refuse('recording_too_long', seconds)
  // Copied, since an Int16Array cannot begin at an odd byte.
  const samples = new Int16Array(count)
  for (let index = 0; index < count; index++) samples[index] = view.getInt16(start + index * BYTES_A_SAMPLE, true)
  return { ms: Math.round((count / RECORDING_RATE) * 1000), samples }
}
