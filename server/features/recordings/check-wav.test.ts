import { wavBytes } from '#tests/recordings'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HttpError } from '../../http/errors.ts'
import { checkWav } from './check-wav.ts'

const whole = wavBytes({ seconds: 0.01 })

function outcomeOf(bytes: Uint8Array): string {
  try {
    return checkWav(bytes).samples.length > 0 ? 'whole' : 'no sound'
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.code
  }
}

const outcomes = ['whole', 'recording_empty', 'recording_format', 'recording_broken', 'recording_too_long']

test('whatever is sent is whole or refused', () => {
  const anything = fc.uint8Array({ maxLength: 200 })
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255))
  const changed = fc.tuple(fc.array(change, { maxLength: 6 }), fc.nat(whole.length)).map(([changes, length]) => {
    const bytes = whole.slice()
    for (const [at, value] of changes) bytes[at] = value
    return bytes.subarray(0, length)
  })
  fc.assert(
    fc.property(fc.oneof(anything, changed), (bytes) => {
      expect(outcomes).toContain(outcomeOf(bytes))
    }),
    { numRuns: 2_000 },
  )
})

/** The header of `whole` with another chunk before the sound. */
function withChunk(tag: string, size: number): Uint8Array {
  const chunk = new Uint8Array(8 + size + (size % 2))
  chunk.set(new TextEncoder().encode(tag))
  new DataView(chunk.buffer).setUint32(4, size, true)
  return new Uint8Array([...whole.subarray(0, 36), ...chunk, ...whole.subarray(36)])
}

test.each([3, 4, 26])('a chunk of %i bytes that a recorder adds is passed over', (size) => {
  expect(checkWav(withChunk('LIST', size))).toMatchObject({ ms: 10, samples: checkWav(whole).samples })
})

test('a recorder that does not know the size when it begins leaves it open', () => {
  expect(checkWav(wavBytes({ seconds: 1, declaredBytes: 0xffff_ffff })).ms).toBe(1_000)
})

test('sixty seconds are whole, and one sample more is too long', () => {
  expect(checkWav(wavBytes({ seconds: 60 })).ms).toBe(60_000)
  expect(outcomeOf(wavBytes({ seconds: 60 + 1 / 16_000 }))).toBe('recording_too_long')
})
