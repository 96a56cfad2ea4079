/** Faults of a whole installation while learners play: what was acknowledged is there afterwards, once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findLost, runLoad } from '../stage/load.ts'
import { startStage } from '../stage/stage.ts'

const nothingLost = { answers: [], runs: [], entries: [], messages: [], twice: 0 }

test('no acknowledged answer is lost when a server is killed, PgBouncer ends, and the primary dies and its replica takes over', async () => {
  const stage = await startStage({ servers: 2, dictionary: 'fixture', variables: { SERVICE_WORKER: 'off' } })
  try {
    const load = runLoad({ ...stage, rate: 2, seconds: 20, pace: 0.1, listens: false })
    let failOverMs = Infinity
    const faults = async () => {
      await sleep(4_000)
      await stage.servers[0]?.kill()
      await stage.servers[0]?.start()
      await stage.pgbouncer.restart()
      await sleep(3_000)
      const from = performance.now()
      await stage.failOver()
      failOverMs = performance.now() - from
    }
    const [{ acknowledged, learners }] = await Promise.all([load, faults()])
    expect(learners).toBeGreaterThan(5)
    // What the operating manual promises.
    expect(failOverMs).toBeLessThan(30_000)
    expect(acknowledged.answers.size).toBeGreaterThan(8)
    expect(acknowledged.entries.size).toBeGreaterThan(0)
    expect(acknowledged.messages.size).toBeGreaterThan(0)
    expect(await findLost(stage.databaseUrl, acknowledged)).toEqual(nothingLost)

    // The promoted database serves: a learner who comes now plays to the end.
    const after = await runLoad({ ...stage, rate: 1, seconds: 0.5, pace: 0.01, listens: false })
    expect(after.acknowledged.runs.size).toBeGreaterThan(0)
    expect(await findLost(stage.databaseUrl, after.acknowledged)).toEqual(nothingLost)
  } finally {
    await stage.close()
  }
}, 300_000)
