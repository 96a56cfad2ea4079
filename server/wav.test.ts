import { describe, expect, test } from 'vitest'
import { formatWav, levelRecording, parseWav } from './wav.ts'

const RATE = 16_000

/** A tone of so many seconds; its peaks are `amplitude`. */
const tone = (seconds: number, amplitude: number): number[] =>
  Array.from({ length: Math.round(seconds * RATE) }, (_, at) => Math.round(Math.sin(at / 4) * amplitude))
const recording = (...parts: number[][]) => ({ rate: RATE, samples: Int16Array.from(parts.flat()) })
const seconds = ({ samples }: { samples: Int16Array }) => samples.length / RATE
const loudness = ({ samples }: { samples: Int16Array }) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

describe('levelRecording', () => {
  test('cuts the silence before and after, not that within', () => {
    const pause = tone(0.2, 0)
    const levelled = levelRecording(recording(tone(0.5, 20), tone(0.3, 9_000), pause, tone(0.3, 9_000), tone(0.7, 20)))
    expect(seconds(levelled)).toBeCloseTo(0.8 + 0.03 + 0.06, 1)
  })

  test('keeps a weak sound at the end of a word', () => {
    const levelled = levelRecording(recording(tone(0.3, 9_000), tone(0.2, 250), tone(0.5, 0)))
    expect(seconds(levelled)).toBeCloseTo(0.5 + 0.06, 1)
  })

  test('makes quiet and loud ones equally loud', () => {
    const [quiet, loud] = [600, 20_000].map((amplitude) => levelRecording(recording(tone(0.5, amplitude))))
    expect(quiet && loud && loudness(quiet) / loudness(loud)).toBeCloseTo(1, 1)
  })

  test('clips no peak', () => {
    const levelled = levelRecording(recording(tone(0.5, 1_000), [30_000, -30_000], tone(0.5, 1_000)))
    expect(Math.max(...levelled.samples.map(Math.abs))).toBeLessThan(32_768 * 0.9)
  })

  test('leaves silence alone', () => {
    const silence = recording(tone(0.5, 0))
    expect(levelRecording(silence)).toEqual(silence)
    expect(levelRecording(recording([]))).toEqual(recording([]))
  })
})

describe('parseWav', () => {
  test('reads what formatWav wrote, though the size of the data was left open', () => {
    const sound = recording(tone(0.1, 5_000))
    expect(parseWav(formatWav(sound))).toEqual(sound)
    const open = formatWav(sound)
    open.fill(0xff, 40, 44)
    expect(parseWav(open)).toEqual(sound)
  })

  test.each([
    ['nothing', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('x'.repeat(100))],
    ['a stereo file', formatWav(recording([1, 2, 3])).with(22, 2)],
    ['one without data', formatWav(recording([1, 2, 3])).with(36, 0)],
  ])('refuses %s', (_, file) => {
    expect(() => parseWav(file)).toThrow(/WAV/)
  })
})
