import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore, QueueFullError } from './semaphore.ts'

test('at most `concurrency` calls run at once, at most `queue` wait, and a further one throws QueueFullError', async () => {
  const semaphore = createSemaphore(2, 3)
  const ends: (() => void)[] = []
  const call = () => semaphore(() => new Promise<void>((resolve) => ends.push(resolve)))
  const calls = [call(), call(), call(), call(), call()]
  await nextTick()
  expect(ends).toHaveLength(2)
  await expect(call()).rejects.toThrow(QueueFullError)

  ends.shift()?.()
  await calls[0]
  await nextTick()
  expect(ends).toHaveLength(2)
  const late = call()
  while (ends.length > 0) {
    ends.shift()?.()
    await nextTick()
  }
  await Promise.all([...calls, late])
})

test('a call that throws makes room for the next one', async () => {
  const semaphore = createSemaphore(1, 1)
  await expect(semaphore(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore(async () => 'free')).toBe('free')
})
