import { expect, test } from 'vitest'
import { findNoSpeech, measureSpeech } from './sound-level.ts'

const RATE = 16_000
const SECOND = RATE

const make = (length: number, sampleAt: (index: number) => number) =>
  Int16Array.from({ length }, (_, index) => Math.max(-32_768, Math.min(32_767, Math.round(sampleAt(index)))))

/** Repeatable white noise in [-1, 1). */
function createNoise(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
const tone = (index: number) => Math.sin((2 * Math.PI * 440 * index) / RATE)
/** As loud as the syllables of speech: it swells and fades four times a second. */
const speechLike = (loudness: number) => {
  const noise = createNoise()
  return make(SECOND, (index) => loudness * Math.sin((4 * Math.PI * index) / RATE) ** 2 * noise())
}
const noise = createNoise()

test.each([
  ['nothing', new Int16Array(0), 'silent'],
  ['digital silence', new Int16Array(SECOND), 'silent'],
  ['a quiet room', make(SECOND, () => 40 * noise()), 'silent'],
  ['a click', make(SECOND, (index) => (index > 8000 && index < 8100 ? 20_000 : 0)), 'silent'],
  ['a tone', make(SECOND, (index) => 8000 * tone(index)), 'no_speech'],
  ['white noise', make(SECOND, () => 8000 * noise()), 'no_speech'],
  [
    'white noise between silences',
    make(SECOND, (index) => (index > 4000 && index < 12_000 ? 8000 * noise() : 0)),
    'no_speech',
  ],
  ['what is cut off at its loudest', speechLike(200_000), 'too_loud'],
  ['what moves like speech', speechLike(8000), null],
  ['what moves like soft speech', speechLike(1500), null],
])('%s', (_, samples, expected) => {
  expect(findNoSpeech(samples)).toBe(expected)
})

/** `speechLike` with silence between. */
const apart = (seconds: number) => {
  const part = speechLike(8000)
  return Int16Array.from([...part, ...new Int16Array(seconds * RATE), ...part])
}

test('the time of speech has its short pauses and not the long ones, and nothing of noise', () => {
  expect(measureSpeech(new Int16Array(0))).toBe(0)
  expect(measureSpeech(make(SECOND, () => 8000 * noise()))).toBe(0)
  const once = measureSpeech(speechLike(8000))
  expect(once).toBeGreaterThan(800)
  expect(once).toBeLessThanOrEqual(1000)
  expect(measureSpeech(apart(0.2)) - 2 * once).toBeGreaterThan(150)
  expect(Math.abs(measureSpeech(apart(5)) - 2 * once)).toBeLessThan(100)
})
