import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTimeSlicer, each, sortParts, type TimeSlice } from './time-slicer.ts'

function* count(name: string, seen: string[], steps = 3): TimeSlice<string> {
  for (let step = 0; step < steps; step += 1) {
    seen.push(name)
    yield
  }
  return name
}

test('one is at work at a time, in the order in which they came', async () => {
  const turns = createTimeSlicer()
  const seen: string[] = []
  expect(await Promise.all(['a', 'b'].map((name) => turns(count(name, seen))))).toEqual(['a', 'b'])
  expect(seen).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
})

test('others have their turn before the work begins, and while it lasts', async () => {
  const turns = createTimeSlicer()
  let waited = 0
  function* untilOthersCame(): TimeSlice<number> {
    while (waited < 3) yield
    return waited
  }
  const work = turns(untilOthersCame())
  const wait = () => setImmediate(() => (waited += 1) < 3 && wait())
  wait()
  expect(await work).toBe(3)
})

test('work that fails tells who asked for it, and no one else', async () => {
  const turns = createTimeSlicer()
  const failing = each(['x'], () => {
    throw new Error('broken')
  })
  const [failed, next] = await Promise.allSettled([turns(failing), turns(count('next', []))])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'broken' } })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
})

test('sorted part by part is sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 })), (numbers) => {
      const work = sortParts(
        numbers,
        (number) => Math.floor(number / 100),
        (a, b) => a - b,
      )
      let step = work.next()
      while (!step.done) step = work.next()
      expect(step.value).toEqual(numbers.toSorted((a, b) => a - b))
    }),
  )
})
