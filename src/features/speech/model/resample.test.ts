import { describe, expect, test } from 'vitest'
import { mixToMono, resample } from './resample.ts'

const sine = (hz: number, rate: number, seconds = 1) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rate))

/** The largest difference of two sounds, apart from their ends, where silence is mixed in. */
function difference(sound: Float32Array, wanted: Float32Array): number {
  const margin = 200
  let most = 0
  for (let index = margin; index < wanted.length - margin; index += 1)
    most = Math.max(most, Math.abs((sound[index] ?? 0) - (wanted[index] ?? 0)))
  return most
}

describe('a sound at another rate', () => {
  test.each([8_000, 11_025, 22_050, 44_100, 48_000, 96_000])(
    'from %i Hz to 16 kHz: a tone of 1 kHz stays itself',
    (rate) => {
      const resampled = resample(sine(1_000, rate), rate, 16_000)
      expect(resampled).toHaveLength(16_000)
      expect(difference(resampled, sine(1_000, 16_000))).toBeLessThan(0.001)
    },
  )

  test.each([
    [48_000, 9_500],
    [48_000, 15_000],
    [44_100, 12_000],
    [96_000, 40_000],
  ])('from %i Hz: a tone of %i Hz, which 16 kHz cannot hold, does not come back as another', (rate, hz) => {
    const resampled = resample(sine(hz, rate), rate, 16_000)
    expect(difference(resampled, new Float32Array(resampled.length))).toBeLessThan(0.001)
  })

  test.each([44_100, 48_000])('from %i Hz: 6 kHz, where S and F are told apart, is as loud as before', (rate) => {
    expect(difference(resample(sine(6_000, rate), rate, 16_000), sine(6_000, 16_000))).toBeLessThan(0.01)
  })

  test('a constant stays the same, and so does a sound whose rate does not change', () => {
    const constant = new Float32Array(4_410).fill(0.25)
    expect(difference(resample(constant, 44_100, 16_000), new Float32Array(1_600).fill(0.25))).toBeLessThan(1e-5)
    const own = sine(440, 16_000)
    expect(resample(own, 16_000, 16_000)).toBe(own)
  })

  test('nothing stays nothing', () => {
    expect(resample(new Float32Array(), 48_000, 16_000)).toHaveLength(0)
  })
})

describe('channels', () => {
  test('become their mean', () => {
    expect([...mixToMono([new Float32Array([1, 0.5]), new Float32Array([0, -0.5])])]).toEqual([0.5, 0])
  })

  test('one alone is kept as it is, none is silence', () => {
    const only = new Float32Array([0.1])
    expect(mixToMono([only])).toBe(only)
    expect(mixToMono([])).toHaveLength(0)
  })
})
