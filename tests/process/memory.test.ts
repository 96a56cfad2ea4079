// @module-tag postgres
/** A server that runs out of memory dies at once and says so by its end; what it had acknowledged is there after the next start. */
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGuest } from '#contract/auth'
import { answerRun, getRun, startRun, type Run } from '#contract/challenges'
import { eachHome } from '#tests/homes'
import { answersFor, DEMO } from '#tests/play'
import { expect, test } from 'vitest'

const filler = fileURLToPath(new URL('../support/fill-memory.ts', import.meta.url))

const homes = eachHome()

test('out of memory: the process ends by itself, loses and doubles nothing that was acknowledged, and the next one serves', async () => {
  const report = join(homes.current().dataDir, 'stderr')
  const stderr = openSync(report, 'w')
  const server = await homes.start({ NODE_OPTIONS: `--max-old-space-size=300 --import=${filler}` }, stderr)
  closeSync(stderr)
  const { access_token: token } = await server.call(startGuest, { body: {} })
  const runs: Run[] = []
  for (let count = 0; count < 12; count += 1)
    runs.push(await server.call(startRun, { body: { ...DEMO, id: randomUUID() } }, token))
  const acknowledged = new Set<string>()
  const sending = runs.map(async (run) => {
    for (const answer of answersFor(run)) {
      const sent = await server.call(answerRun, { params: { id: run.id }, body: { answers: [answer] } }, token)
      for (const id of sent.acknowledged) acknowledged.add(id)
      if (acknowledged.size === 10) server.child.kill('SIGUSR2')
    }
  })
  await Promise.allSettled(sending)
  // A process manager sees that it did not end in order.
  expect(await server.ended).toBe('SIGABRT')
  expect(readFileSync(report, 'utf8')).toContain('heap out of memory')
  expect(acknowledged.size).toBeGreaterThanOrEqual(10)

  const again = await homes.start()
  const stored: string[] = []
  for (const { id } of runs)
    stored.push(...(await again.call(getRun, { params: { id } }, token)).answers.map((answer) => answer.id))
  expect(new Set(stored).size).toBe(stored.length)
  expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([])
  for (const run of runs)
    await again.call(answerRun, { params: { id: run.id }, body: { answers: answersFor(run).slice(0, 1) } }, token)
}, 300_000)
