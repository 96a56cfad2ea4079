/** Writes WAV files: 16-bit PCM of one channel. */

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2
const PCM = 1

/** Samples from -1 to 1; what is beyond is clipped. */
export function encodeWav(samples: Float32Array, rate: number): ArrayBuffer {
  const dataBytes = samples.length * SAMPLE_BYTES
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  const writeName = (at: number, name: string) =>
    [...name].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  writeName(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  writeName(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, PCM, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * SAMPLE_BYTES, true)
  view.setUint16(32, SAMPLE_BYTES, true)
  view.setUint16(34, 8 * SAMPLE_BYTES, true)
  writeName(36, 'data')
  view.setUint32(40, dataBytes, true)
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample))
    view.setInt16(
      HEADER_BYTES + index * SAMPLE_BYTES,
      Math.round(clipped < 0 ? clipped * 0x8000 : clipped * 0x7fff),
      true,
    )
  })
  return view.buffer
}
