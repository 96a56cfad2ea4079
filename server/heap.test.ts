import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const heap = new URL('./heap.ts', import.meta.url).href

/** Megabytes of the largest heap of a process that keeps a hundred and drops all else, but late enough that it has left the young part of the heap. */
async function highestHeap(beginning: string): Promise<number> {
  const program = `
    ${beginning}
    const megabytes = () => process.memoryUsage().heapTotal / 2 ** 20
    const lines = (count) => Array.from({ length: count }, (_, at) => ({ at, text: 'line ' + at, parts: [at, at + 1, at + 2] }))
    const kept = []
    while (megabytes() < 100) kept.push(lines(10_000))
    let waiting = []
    let highest = 0
    for (let call = 0; call < 600; call += 1) {
      waiting.push(lines(10_000))
      if (waiting.length > 20) waiting = waiting.slice(10)
      highest = Math.max(highest, megabytes())
    }
    console.log(highest, kept.length)`
  // As on a machine with memory to spare, whatever this one has.
  const options = ['--max-old-space-size=4096', '--input-type=module', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  return Number(stdout.split(' ')[0])
}

test('a busy server collects what is dead before it takes several times the memory of what is alive', async () => {
  const bounded = await highestHeap(`import { boundGarbage } from '${heap}'; boundGarbage()`)
  expect(bounded).toBeLessThan(0.75 * (await highestHeap('')))
})
