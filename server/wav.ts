/** WAV files of one channel and 16 bits: parsed, cut to what is heard, brought to one loudness. */

export interface Recording {
  /** Samples a second. */
  readonly rate: number
  readonly samples: Int16Array<ArrayBuffer>
}

const HEADER_BYTES = 44
/** Samples are judged in frames of this length. */
const FRAME_SECONDS = 0.01
/** Frames this far below the loudest one are silence: -42 dB. Weak fricatives at the end of a word are louder. */
const SILENCE = 10 ** (-42 / 20)
/** What is kept before and after: cut at once, the first sound is a click. */
const LEAD_SECONDS = 0.03
const TAIL_SECONDS = 0.06
/** Frames this far below the loudest one do not count for the loudness: pauses within a word. */
const GATE = 10 ** (-20 / 20)
/** Of full scale. -20 dB over the frames that count leaves room for peaks. */
const LOUDNESS = 10 ** (-20 / 20) * 32_768
const PEAK = 10 ** (-1 / 20) * 32_768

/** Throws when it is no WAV file of one channel and 16 bits. */
export function parseWav(file: Uint8Array): Recording {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tag = (at: number) => new TextDecoder('latin1').decode(file.subarray(at, at + 4))
  if (file.byteLength < HEADER_BYTES || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('No WAV file.')
  let rate = 0
  for (let at = 12; at + 8 <= file.byteLength;) {
    const size = view.getUint32(at + 4, true)
    if (tag(at) === 'fmt ') {
      if (view.getUint16(at + 10, true) !== 1 || view.getUint16(at + 22, true) !== 16)
        throw new Error('A WAV file of more than one channel, or of other than 16 bits.')
      rate = view.getUint32(at + 12, true)
    } else if (tag(at) === 'data') {
      // A program that writes while it speaks leaves the size of the data open.
      const bytes = Math.min(size, file.byteLength - at - 8) & ~1
      const samples = new Int16Array(bytes / 2)
      for (let index = 0; index < samples.length; index++) samples[index] = view.getInt16(at + 8 + index * 2, true)
      return { rate, samples }
    }
    at += 8 + size + (size % 2)
  }
  throw new Error('A WAV file without data.')
}

export function formatWav({ rate, samples }: Recording): Uint8Array<ArrayBuffer> {
  const bytes = samples.length * 2
  const file = new Uint8Array(HEADER_BYTES + bytes)
  const view = new DataView(file.buffer)
  file.set(new TextEncoder().encode('RIFF'), 0)
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true)
  file.set(new TextEncoder().encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  file.set(new TextEncoder().encode('data'), 36)
  view.setUint32(40, bytes, true)
  // By its index: an iterator would leave two objects behind for each sample.
  for (let index = 0; index < samples.length; index++)
    view.setInt16(HEADER_BYTES + index * 2, samples[index] ?? 0, true)
  return file
}

/** Without the silence before and after, as loud as every other recording. One without any sound stays as it is. */
export function levelRecording({ rate, samples }: Recording): Recording {
  const frame = Math.max(1, Math.round(rate * FRAME_SECONDS))
  const levels = frameLevels(samples, frame)
  const loudest = Math.max(0, ...levels)
  if (loudest === 0) return { rate, samples }
  const first = levels.findIndex((level) => level > loudest * SILENCE)
  const last = levels.findLastIndex((level) => level > loudest * SILENCE)
  const start = Math.max(0, Math.round(first * frame - rate * LEAD_SECONDS))
  const end = Math.min(samples.length, Math.round((last + 1) * frame + rate * TAIL_SECONDS))
  const counted = levels.filter((level) => level > loudest * GATE)
  const loudness = Math.sqrt(counted.reduce((sum, level) => sum + level * level, 0) / counted.length)
  const kept = samples.slice(start, end)
  const peak = kept.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = Math.min(LOUDNESS / loudness, PEAK / peak)
  return { rate, samples: kept.map((sample) => Math.round(sample * gain)) }
}

/** The root mean square of each frame. */
function frameLevels(samples: Int16Array, frame: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / frame) }, (_, nth) => {
    const part = samples.subarray(nth * frame, (nth + 1) * frame)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
}
