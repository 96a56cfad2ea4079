import { describe, expect, test } from 'vitest'
import { createSignalMonitor, measureLevel, meterShare, peaksOf, trimSilence } from './level.ts'

const speech = { peak: 0.4, db: -20 }
const quiet = { peak: 0.001, db: -66 }
const clipped = { peak: 1, db: -6 }

describe('a level', () => {
  test('of full scale is 0 dB, of a tenth of it -20, of silence none', () => {
    expect(measureLevel(new Float32Array(100).fill(1))).toEqual({ peak: 1, db: 0 })
    expect(measureLevel(new Float32Array(100).fill(-0.1)).db).toBeCloseTo(-20, 4)
    expect(measureLevel(new Float32Array(100))).toEqual({ peak: 0, db: Number.NEGATIVE_INFINITY })
  })

  test.each([
    [0, 1],
    [-30, 0.5],
    [-60, 0],
    [Number.NEGATIVE_INFINITY, 0],
  ])('of %s dB fills %s of the meter', (db, share) => {
    expect(meterShare({ peak: 1, db })).toBeCloseTo(share)
  })
})

describe('what is said about the sound', () => {
  test('nothing was heard for 2.5 s, until something is', () => {
    const { observe } = createSignalMonitor()
    expect(observe(quiet, 2_400)).toBe('good')
    expect(observe(quiet, 2_500)).toBe('silent')
    expect(observe(speech, 2_600)).toBe('good')
    expect(observe(quiet, 5_000)).toBe('good')
    expect(observe(quiet, 5_100)).toBe('silent')
  })

  test('too loud stays for 1.5 s', () => {
    const { observe } = createSignalMonitor()
    expect(observe(speech, 100)).toBe('good')
    expect(observe(clipped, 200)).toBe('loud')
    expect(observe(speech, 1_600)).toBe('loud')
    expect(observe(speech, 1_700)).toBe('good')
  })
})

describe('a sound without its silence', () => {
  test('keeps one word in a minute with 0.3 s on both sides', () => {
    const samples = new Float32Array(16_000 * 60)
    samples.fill(0.05, 480_000, 484_800)
    const trimmed = trimSilence(samples, 16_000)
    expect(trimmed).toHaveLength(4_800 + 2 * 4_800)
    expect([trimmed[4_799], trimmed[4_800], trimmed[9_599], trimmed[9_600]]).toEqual([
      0,
      Math.fround(0.05),
      Math.fround(0.05),
      0,
    ])
  })

  test('keeps a pause between two words', () => {
    const samples = new Float32Array(48_000)
    samples.fill(0.05, 0, 8_000)
    samples.fill(0.05, 40_000, 48_000)
    expect(trimSilence(samples, 16_000)).toHaveLength(48_000)
  })

  test('is nothing when nothing was said', () => {
    expect(trimSilence(new Float32Array(16_000).fill(0.001), 16_000)).toHaveLength(0)
  })
})

describe('the bars of a waveform', () => {
  test('are the peaks of equal parts', () => {
    const peaks = peaksOf(new Float32Array([0, 0.25, -0.5, 0, 0, 0, 1, 0]), 4)
    expect(peaks).toEqual([0.25, 0.5, 0, 1])
  })

  test('of a sound with fewer samples than bars are there too', () => {
    expect(peaksOf(new Float32Array([1]), 3)).toEqual([1, 1, 1])
    expect(peaksOf(new Float32Array(), 2)).toEqual([0, 0])
  })
})
