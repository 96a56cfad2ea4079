import { describe, expect, test } from 'vitest'
import { finishSound } from './finish-sound.ts'
import { encodeWav } from './wav.ts'

const nameAt = (view: DataView, at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))

/** The fields of a header by the definition of RIFF. */
function readHeader(wav: ArrayBuffer) {
  const view = new DataView(wav)
  return {
    names: [0, 8, 12, 36].map((at) => nameAt(view, at)),
    riffBytes: view.getUint32(4, true),
    formatBytes: view.getUint32(16, true),
    format: view.getUint16(20, true),
    channels: view.getUint16(22, true),
    rate: view.getUint32(24, true),
    bytesPerSecond: view.getUint32(28, true),
    blockBytes: view.getUint16(32, true),
    bits: view.getUint16(34, true),
    dataBytes: view.getUint32(40, true),
  }
}

const samplesOf = (wav: ArrayBuffer) => [...new Int16Array(wav, 44)]

describe('a WAV file', () => {
  test('has the header of 16-bit PCM, one channel', () => {
    const wav = encodeWav(new Float32Array(160), 16_000)
    expect(readHeader(wav)).toEqual({
      names: ['RIFF', 'WAVE', 'fmt ', 'data'],
      riffBytes: wav.byteLength - 8,
      formatBytes: 16,
      format: 1,
      channels: 1,
      rate: 16_000,
      bytesPerSecond: 32_000,
      blockBytes: 2,
      bits: 16,
      dataBytes: 320,
    })
  })

  test('has the whole range of 16 bits, and clips what is beyond it', () => {
    expect(samplesOf(encodeWav(new Float32Array([0, 1, -1, 0.5, 1.7, -3]), 16_000))).toEqual([
      0, 32_767, -32_768, 16_384, 32_767, -32_768,
    ])
  })
})

describe('a recording', () => {
  const tone = (hz: number, rate: number, seconds: number) =>
    Float32Array.from({ length: rate * seconds }, (_, index) => 0.5 * Math.sin((2 * Math.PI * hz * index) / rate))

  test('of two channels at 48 kHz becomes a file of 16 kHz with one', () => {
    const { wav, ms, silent } = finishSound(
      { channels: [tone(440, 48_000, 2), tone(440, 48_000, 2)], rate: 48_000 },
      60,
    )
    expect(readHeader(wav)).toMatchObject({ rate: 16_000, channels: 1, bits: 16, dataBytes: 2 * 32_000 })
    expect({ ms, silent }).toEqual({ ms: 2_000, silent: false })
    const samples = samplesOf(wav)
    const crossings = samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length
    expect(crossings).toBeGreaterThanOrEqual(878)
    expect(crossings).toBeLessThanOrEqual(881)
  })

  test('is cut off after its longest time', () => {
    expect(finishSound({ channels: [tone(440, 8_000, 3)], rate: 8_000 }, 2)).toMatchObject({ ms: 2_000 })
  })

  test('in which nothing was said is silent', () => {
    const hum = tone(50, 48_000, 1).map((sample) => sample / 500)
    expect(finishSound({ channels: [hum], rate: 48_000 }, 60).silent).toBe(true)
  })
})
