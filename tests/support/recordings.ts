/** Recordings for tests: WAV files, whole and broken. */
import { RECORDING_RATE } from '#contract/recording-limits'

interface Sound {
  readonly seconds?: number
  readonly rate?: number
  readonly channels?: number
  readonly bits?: number
  /** What the file says is in it, where it is not so. */
  readonly declaredBytes?: number
}

/** A WAV file of a tone. */
export function wavBytes({
  seconds = 0.5,
  rate = RECORDING_RATE,
  channels = 1,
  bits = 16,
  declaredBytes,
}: Sound = {}): Uint8Array<ArrayBuffer> {
  const size = Math.round(seconds * (rate || RECORDING_RATE)) * channels * (bits / 8)
  const bytes = new Uint8Array(44 + size)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('RIFF'), 0)
  view.setUint32(4, 36 + size, true)
  bytes.set(new TextEncoder().encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, (rate * channels * bits) / 8, true)
  view.setUint16(32, (channels * bits) / 8, true)
  view.setUint16(34, bits, true)
  bytes.set(new TextEncoder().encode('data'), 36)
  view.setUint32(40, declaredBytes ?? size, true)
  for (let at = 44; at + 1 < bytes.length; at += 2) view.setInt16(at, Math.round(8000 * Math.sin(at / 9)), true)
  return bytes
}

/** A WAV file as long as given in which the level moves as that of speech does: four syllables a second. */
export function speechBytes(seconds: number): Uint8Array<ArrayBuffer> {
  const bytes = wavBytes({ seconds })
  const view = new DataView(bytes.buffer)
  for (let at = 44; at + 1 < bytes.length; at += 2) {
    const loudness = 0.55 + 0.45 * Math.sin(((at - 44) / 2 / RECORDING_RATE) * 4 * 2 * Math.PI)
    view.setInt16(at, Math.round(loudness * view.getInt16(at, true)), true)
  }
  return bytes
}

export const wavFile = (bytes: Uint8Array<ArrayBuffer> = wavBytes()): Blob => new Blob([bytes], { type: 'audio/wav' })

const textBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))

/** What is no recording, by what is wrong with it, and how it is refused. */
export const junkRecordings: readonly (readonly [
  what: string,
  bytes: Uint8Array<ArrayBuffer>,
  code: string,
  status: number,
])[] = [
  ['an empty file', new Uint8Array(0), 'recording_empty', 400],
  ['a header without sound', wavBytes({ seconds: 0 }), 'recording_empty', 400],
  ['HTML under another name', textBytes('<!doctype html><script>alert(1)</script>'), 'recording_format', 415],
  ['8 bits', wavBytes({ bits: 8 }), 'recording_format', 415],
  ['48 kHz stereo', wavBytes({ rate: 48_000, channels: 2 }), 'recording_format', 415],
  ['a header of 0 Hz', wavBytes({ rate: 0 }), 'recording_format', 415],
  ['a file that was cut off', wavBytes().slice(0, 9_000), 'recording_broken', 400],
  ['a header that was cut off', wavBytes().slice(0, 30), 'recording_broken', 400],
  ['the first twelve bytes', wavBytes().slice(0, 12), 'recording_broken', 400],
  ['the first four bytes', wavBytes().slice(0, 4), 'recording_format', 415],
  ['a size beyond the end', wavBytes({ declaredBytes: 0x7fff_ffff }), 'recording_broken', 400],
  ['half a sample', wavBytes({ declaredBytes: 15_999 }), 'recording_broken', 400],
  ['61 seconds', wavBytes({ seconds: 61 }), 'recording_too_long', 413],
  ['more than 2 MB', wavBytes({ seconds: 66 }), 'file_too_large', 413],
  ['60 MB', wavBytes({ seconds: 1_875 }), 'file_too_large', 413],
]
