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

test('a server that hangs is left out, and meanwhile the others answer whom they are asked by', async () => {
  const stage = await startStage({ servers: 2, dictionary: 'fixture', variables: { SERVICE_WORKER: 'off' } })
  try {
    stage.servers[0]?.freeze()
    const from = performance.now()
    const unanswered: number[] = []
    let calls = 0
    const ask = async () => {
      const at = performance.now() - from
      calls += 1
      const { ok } = await fetch(`${stage.origin}/api/config`, { signal: AbortSignal.timeout(1_000) }).catch(() => ({
        ok: false,
      }))
      if (!ok) unanswered.push(at)
    }
    while (performance.now() - from < 20_000) await Promise.all([ask(), ask(), sleep(100)])
    // A call that waits keeps the next ones from its server: the proxy asks the one with fewer.
    expect(unanswered.length).toBeGreaterThan(0)
    expect(unanswered.length).toBeLessThan(calls / 5)
    // By the times of its checks 6.5 s, with room for a busy machine.
    expect(Math.max(...unanswered)).toBeLessThan(15_000)
  } finally {
    await stage.close()
  }
}, 120_000)
