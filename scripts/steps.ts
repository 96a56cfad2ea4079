/** Runs the steps of a check one after the other, shows them as they go and sums up what happened. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, closingLine, failure, failureLines, none, readCounts, readReport } from './counts.ts'
import type { Counts, Report } from './counts.ts'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** A step with a report is a test runner: its tests are counted. Any other counts only when it fails, as one. */
  readonly report?: Report
  /** Brings what the step needs from the operating system; throws, and so fails the step, when it cannot. */
  readonly prepare?: () => void
}

/** A step that hangs is a failure, not a wait. */
const LIMIT_MINUTES = 20
/** How much of what a step prints last holds its closing lines. */
const CLOSING = 10_000

/** Runs all steps, whatever fails; ends with a table of times, what did not pass, and one closing line. Resolves to the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wordgrove-check-'))
  const rows: { name: string; seconds: number; counts: Counts; isRunner: boolean }[] = []
  for (const step of steps) {
    console.log(`\n== ${step.name}: ${step.command.join(' ')}`)
    const start = performance.now()
    const counts = await runStep(step, join(folder, `${rows.length}.json`))
    const seconds = (performance.now() - start) / 1000
    rows.push({ name: step.name, seconds, counts, isRunner: step.report !== undefined })
  }
  rmSync(folder, { recursive: true, force: true })

  const total = rows.map((row) => row.counts).reduce(add, none)
  console.log('')
  for (const { name, seconds, counts, isRunner } of rows) {
    const outcome = isRunner ? closingLine(counts) : counts.failed > 0 ? 'failed' : 'ok'
    console.log(`${name.padEnd(22)}${seconds.toFixed(1).padStart(7)} s   ${outcome}`)
  }
  console.log('')
  for (const line of failureLines(total)) console.log(line)
  console.log(closingLine(total))
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

async function runStep(step: Step, reportFile: string): Promise<Counts> {
  try {
    step.prepare?.()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(why)
    return failure(`${step.name}: ${why.split('\n')[0]}`)
  }
  const { code, lastOutput } = await run(commandOf(step, reportFile), reportFile)
  if (!step.report) return code === 0 ? none : failure(`${step.name}: exit ${code}`)
  const text = step.report === 'closing-line' ? lastOutput : readReport(reportFile)
  const counts = readCounts(step.report, text)
  // A runner may fail beside its tests: an error in teardown, a browser that died.
  return code !== 0 && counts.failed === 0
    ? add(counts, failure(`${step.name}: the runner itself, exit ${code}`))
    : counts
}

function commandOf({ command, report }: Step, reportFile: string): readonly string[] {
  if (report !== 'vitest') return command
  return [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
}

/** Runs a command in a process group of its own, so that nothing it started outlives it. */
function run(command: readonly string[], reportFile: string): Promise<{ code: number; lastOutput: string }> {
  const [program = '', ...words] = command
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let lastOutput = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    lastOutput = (lastOutput + chunk.toString()).slice(-CLOSING)
  })

  const endGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The group has ended already.
    }
  }
  const interrupted = () => {
    endGroup()
    process.exit(130)
  }
  const timer = setTimeout(() => {
    console.error(`Stopped: not finished after ${LIMIT_MINUTES} minutes.`)
    endGroup()
  }, LIMIT_MINUTES * 60_000)
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)

  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearTimeout(timer)
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      endGroup()
      resolve({ code, lastOutput })
    }
    child.on('error', (error) => {
      console.error(error.message)
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
