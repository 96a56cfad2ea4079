import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('as many works run at once as the gate allows, the next ones wait, and beyond the queue it is busy', async () => {
  const gate = createSemaphore(2, 3)
  const ends: (() => void)[] = []
  const work = () => gate(() => new Promise<void>((resolve) => ends.push(resolve)))
  const taken = [work(), work(), work(), work(), work()]
  expect(ends).toHaveLength(2)
  await expect(work()).rejects.toMatchObject({ code: 'busy' })

  ends.shift()?.()
  await taken[0]
  await Promise.resolve()
  expect(ends).toHaveLength(2)
  const late = work()
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all([...taken, late])
})

test('a work that fails gives its place back', async () => {
  const gate = createSemaphore(1, 1)
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(async () => 'free')).toBe('free')
})
