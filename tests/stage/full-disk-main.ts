/**
 * `node tests/stage/full-disk-main.ts`: fills the disk under both databases of a stage while learners play, makes room again and says what
 * happened. Needs root, to mount a small disk in memory. Fails when a write that was acknowledged is lost, or nobody can write afterwards.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asRoot } from '../../scripts/postgres-cluster.ts'
import { findLost, runLoad } from './load.ts'
import { startStage, withClient, type Stage } from './stage.ts'

const DISK = '500m'
/** Seconds from the first learner to the full disk, that it stays full, and that learners come altogether. */
const [UNTIL_FULL, FULL, COMING] = [10, 15, 40]

if (!asRoot) throw new Error('Only root can mount the small disk.')
const disk = mkdtempSync(join(tmpdir(), 'wordgrove-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=1777`, 'tmpfs', disk])
let failed = true
try {
  // Whatever the stage makes, its databases among it, is made on the small disk.
  process.env['TMPDIR'] = disk
  const stage = await startStage({
    servers: 2,
    dictionary: 'fixture',
    variables: { SERVICE_WORKER: 'off', LOG_LEVEL: 'fatal' },
  })
  try {
    failed = await measure(stage)
  } finally {
    await stage.close()
  }
} finally {
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
}
process.exit(failed ? 1 : 0)

async function measure(stage: Stage): Promise<boolean> {
  const [{ acknowledged, calls }] = await Promise.all([
    runLoad({ ...stage, rate: 2, seconds: COMING, pace: 0.1, listens: false }),
    fill(stage),
  ])
  const outcomes = Map.groupBy(calls, ({ status }) => status)
  console.log(`answers by status: ${[...outcomes].map(([status, all]) => `${all.length} of ${status}`).join(', ')}`)
  const { twice, ...lost } = await findLost(stage.databaseUrl, acknowledged)
  const missed = Object.values(lost).flat().length
  console.log(`acknowledged ${acknowledged.answers.size} answers; lost ${missed}, twice ${twice}`)
  const after = await runLoad({ ...stage, rate: 1, seconds: 1, pace: 0.01, listens: false })
  console.log(`afterwards ${after.acknowledged.runs.size} levels played to their end`)
  return missed + twice > 0 || acknowledged.answers.size === 0 || after.acknowledged.runs.size === 0
}

async function fill(stage: Stage): Promise<void> {
  await sleep(UNTIL_FULL * 1_000)
  const file = join(disk, 'filler')
  fillUp(file)
  console.log(`the disk is full: ${statfsSync(disk).bavail} blocks left`)
  await sleep(FULL * 1_000)
  rmSync(file)
  const from = performance.now()
  for (const [name, server] of Object.entries({ primary: stage.primary, replica: stage.replica })) {
    const runs = isRunning(() => server.control('-s', 'status'))
    console.log(`the ${name} ${runs ? 'has outlasted it' : 'had ended and is started again'}`)
    if (!runs) server.start()
  }
  while (!(await isWritable(stage))) await sleep(200)
  console.log(`writing again ${((performance.now() - from) / 1_000).toFixed(1)} s after there was room`)
}

/** Writes until there is no more room. */
function fillUp(file: string): void {
  try {
    for (const block = Buffer.alloc(2 ** 16); ;) appendFileSync(file, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

function isRunning(look: () => void): boolean {
  try {
    look()
    return true
  } catch {
    return false
  }
}

function isWritable({ databaseUrl }: Stage): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    await client.query('create temporary table probe (id int)')
    await client.query('select pg_switch_wal()')
    return true
  }).catch(() => false)
}
