import { expect, test } from 'vitest'
import { findCepstralMean, readInitialMean } from './cepstral-mean.ts'

const INITIAL = [41, -5.29, 1.17]
/** In words of four bytes, where a memory has the record and what it points to. */
const PLACES = { record: 7, mean: 20, sums: 30 }

function createMemory(places = PLACES) {
  const bytes = new ArrayBuffer(4 * 64)
  const memory = { HEAPF32: new Float32Array(bytes), HEAPU32: new Uint32Array(bytes) }
  memory.HEAPF32.set(INITIAL, places.mean)
  memory.HEAPU32.set([4 * places.mean, 0, 4 * places.sums, 0, INITIAL.length], places.record)
  return memory
}

test('the model says with which mean it begins', () => {
  expect(readInitialMean('-lowerf 130\n-cmninit 41,-5.29,1.17\n-svspec 0-12\n')).toEqual(INITIAL)
  for (const features of ['-lowerf 130\n', '-cmninit 41,x\n'])
    expect(() => readInitialMean(features)).toThrow('with which mean')
})

test('a mean that is set takes the place of what was heard before', () => {
  const memory = createMemory()
  const mean = findCepstralMean(memory, INITIAL)
  expect([...memory.HEAPF32.subarray(PLACES.mean, PLACES.mean + 3)]).toEqual(INITIAL.map(Math.fround))
  // As the engine does it: two frames.
  memory.HEAPF32.set([84, -10, 3], PLACES.sums)
  memory.HEAPU32[PLACES.record + 3] = 2
  expect(Array.from(mean.measure())).toEqual([42, -5, 1.5])
  mean.set([1, 2, 3])
  expect(Array.from(mean.measure())).toEqual([1, 2, 3])
})

test('a mean that is set counts as so many frames beside those that are heard', () => {
  const memory = createMemory()
  const mean = findCepstralMean(memory, INITIAL)
  mean.set([1, 2, 3], 2)
  const sums = memory.HEAPF32.subarray(PLACES.sums, PLACES.sums + 3)
  sums.set(sums.map((sum) => sum + 10))
  memory.HEAPU32[PLACES.record + 3] = 4
  expect(Array.from(mean.measure())).toEqual([3, 3.5, 4])
})

test('an engine without the record, or with two, is another version', () => {
  const none = createMemory()
  none.HEAPU32[PLACES.record + 4] = 12
  const two = createMemory()
  two.HEAPU32.set(two.HEAPU32.subarray(PLACES.record, PLACES.record + 5), 50)
  for (const memory of [none, two]) expect(() => findCepstralMean(memory, INITIAL)).toThrow('was not found')
})

test('what lies behind a long stretch that was never used is not read', () => {
  const bytes = new ArrayBuffer(40 * 2 ** 20)
  const memory = { HEAPF32: new Float32Array(bytes), HEAPU32: new Uint32Array(bytes) }
  const used = createMemory()
  memory.HEAPU32.set(used.HEAPU32)
  // A second record there would be refused if it were seen.
  memory.HEAPU32.set(used.HEAPU32.subarray(PLACES.record, PLACES.record + 5), memory.HEAPU32.length - 5)
  expect(Array.from(findCepstralMean(memory, INITIAL).measure())).toEqual(INITIAL.map(Math.fround))
})
