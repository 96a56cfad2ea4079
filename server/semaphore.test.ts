import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedSemaphore, createSemaphore, QueueFullError } from './semaphore.ts'

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

test('keys do not wait for one another, calls of one key do, in their order', async () => {
  const semaphore = createKeyedSemaphore(1, 1)
  const ends = new Map<string, () => void>()
  const call = (key: string, name: string) =>
    semaphore(key, () => new Promise<void>((resolve) => void ends.set(name, resolve)))
  const calls = [call('ann', 'first'), call('ann', 'second'), call('ben', 'third')]
  await nextTick()
  expect([...ends.keys()].toSorted()).toEqual(['first', 'third'])
  await expect(call('ann', 'fourth')).rejects.toThrow(QueueFullError)
  ends.get('first')?.()
  await calls[0]
  await nextTick()
  expect([...ends.keys()].toSorted()).toEqual(['first', 'second', 'third'])
  ends.get('second')?.()
  ends.get('third')?.()
  await Promise.all(calls)
  expect(await semaphore('ann', async () => 'free')).toBe('free')
})
