import { eventually } from '#tests/eventually'
import { afterEach, describe, expect, test } from 'vitest'
import { ANSWERS, DIES, FAILS, HANGS } from '#tests/fake-scorer'
import { QueueFullError } from '../../semaphore.ts'
import { ScorerError } from './index.ts'
import { createScorerWorker, type ScorerWorker, type WorkerLimits } from './scorer-worker.ts'

const PROGRAM = new URL('../../../tests/support/fake-scorer-process.ts', import.meta.url)

const workers: ScorerWorker[] = []
afterEach(() => {
  for (const each of workers.splice(0)) each.end()
})

function start(limits: Partial<WorkerLimits> = {}): ScorerWorker {
  const worker = createScorerWorker(PROGRAM, '', limits)
  workers.push(worker)
  return worker
}
/** The process that answered says who it is in place of a score. */
const processOf = async (worker: ScorerWorker, megabytes = 0) =>
  (await worker.score(recording(ANSWERS, megabytes))).overall
const recording = (behaviour: number, megabytes = 0) => ({ samples: Int16Array.of(behaviour, megabytes), words: [] })
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the process of the scorer', () => {
  test('starts when first needed and scores one recording after the other', async () => {
    const worker = start()
    expect(worker.pid()).toBeUndefined()
    const pids = await Promise.all([processOf(worker), processOf(worker), processOf(worker)])
    expect(new Set(pids)).toEqual(new Set([worker.pid()]))
  })

  test('is followed by another one after so many recordings', async () => {
    const worker = start({ recordings: 2 })
    const [first, second, third] = [await processOf(worker), await processOf(worker), await processOf(worker)]
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is followed by another one when it has grown', async () => {
    const worker = start({ bytes: 200_000_000 })
    const first = await processOf(worker, 200)
    expect(await processOf(worker, 201)).toBe(first)
    expect(await processOf(worker)).not.toBe(first)
  })

  test('is replaced before the next recording comes', async () => {
    const worker = start({ recordings: 1 })
    const first = await processOf(worker)
    await eventually(() => expect(isAlive(first)).toBe(false))
    const second = worker.pid()
    expect(second).toEqual(expect.any(Number))
    expect(await processOf(worker)).toBe(second)
  })

  test('that was replaced and gets no recording ends when idle', async () => {
    const worker = start({ recordings: 1, idleMs: 50 })
    await processOf(worker)
    const second = worker.pid() ?? 0
    await eventually(() => expect(isAlive(second)).toBe(false))
    expect(worker.pid()).toBeUndefined()
  })

  test('ends when idle, so that its memory comes back', async () => {
    const worker = start({ idleMs: 50 })
    const pid = await processOf(worker)
    await eventually(() => expect(isAlive(pid)).toBe(false))
    expect(worker.pid()).toBeUndefined()
  })

  test('is killed when it is stuck; what waits gets another one', async () => {
    const worker = start({ timeoutMs: 4_000 })
    const before = await processOf(worker)
    const stuck = worker.score(recording(HANGS))
    const after = processOf(worker)
    await expect(stuck).rejects.toMatchObject({ name: 'ScorerError', isRetryable: true })
    expect(await after).not.toBe(before)
    await eventually(() => expect(isAlive(before)).toBe(false))
  })

  test('that dies fails its recording only', async () => {
    const worker = start()
    await expect(worker.score(recording(DIES))).rejects.toBeInstanceOf(ScorerError)
    expect(await processOf(worker)).toBe(worker.pid())
  })

  test('that fails at a recording says that another try is of no use', async () => {
    const worker = start()
    await expect(worker.score(recording(FAILS))).rejects.toMatchObject({ isRetryable: false, message: /too hard/ })
    expect(await processOf(worker)).toBe(worker.pid())
  })

  test('lets 20 recordings wait and refuses the next one', async () => {
    const worker = start()
    const waiting = Array.from({ length: 21 }, () => processOf(worker))
    await expect(processOf(worker)).rejects.toBeInstanceOf(QueueFullError)
    expect(new Set(await Promise.all(waiting)).size).toBe(1)
    expect(await processOf(worker)).toBe(worker.pid())
  })

  test('that cannot start is a failure of the recording', async () => {
    const worker = createScorerWorker(new URL('./missing.ts', import.meta.url), '')
    workers.push(worker)
    await expect(worker.score(recording(ANSWERS))).rejects.toBeInstanceOf(ScorerError)
  })
})
