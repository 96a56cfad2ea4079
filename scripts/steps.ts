/** Runs the steps of a check, shows them as they go and sums up what happened. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, closingLine, failure, failureLines, none, readCounts, readReport, runnerError } from './counts.ts'
import type { Counts, Report } from './counts.ts'
import { createStepOutputs, type StepOutput } from './step-output.ts'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** A step with a report is a test runner: its tests are counted. Any other counts only when it fails, as one. */
  readonly report?: Report
  /** Brings what the step needs from the operating system; throws, and so fails the step, when it cannot. */
  readonly prepare?: () => void
  /** Nothing runs beside it: it measures, or it takes the whole machine itself. */
  readonly alone?: boolean
  /** The one step that runs beside this one although it must be `alone`: this one mostly waits. It stands behind this one. */
  readonly beside?: string
}

/** A step that hangs is a failure, not a wait. */
const LIMIT_MINUTES = 30
/** How many characters of what a step prints last hold its closing lines, or what made its runner fail. */
const CLOSING = 10_000

/**
 * Runs all steps, whatever fails; ends with a table of times, what did not pass, and one closing line. Resolves to the exit code.
 * @param atOnce how many run side by side: a runner's start and its last file leave a processor idle
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wordgrove-check-'))
  const openOutput = createStepOutputs()
  const results = new Map<Step, { seconds: number; counts: Counts }>()
  const running = new Map<Step, Promise<void>>()
  const waiting = [...steps]

  async function runOne(step: Step): Promise<void> {
    const output = openOutput()
    output.write(`\n== ${step.name}: ${step.command.join(' ')}\n`)
    const start = performance.now()
    const counts = await runStep(step, join(folder, `${steps.indexOf(step)}.json`), output)
    results.set(step, { seconds: (performance.now() - start) / 1000, counts })
    running.delete(step)
    output.end()
  }

  while (results.size < steps.length) {
    const next = running.size < atOnce ? nextStep(waiting, [...running.keys()]) : undefined
    if (next) {
      waiting.shift()
      running.set(next, runOne(next))
    } else {
      await Promise.race(running.values())
    }
  }
  rmSync(folder, { recursive: true, force: true })

  const total = [...results.values()].map(({ counts }) => counts).reduce(add, none)
  console.log('')
  for (const step of steps) {
    const { seconds = 0, counts = none } = results.get(step) ?? {}
    const outcome = step.report ? closingLine(counts) : counts.failed > 0 ? 'failed' : 'ok'
    console.log(`${step.name.padEnd(22)}${seconds.toFixed(1).padStart(7)} s   ${outcome}`)
  }
  console.log('')
  for (const line of failureLines(total)) console.log(line)
  console.log(closingLine(total))
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

/** The first step, if it may begin beside the `running` ones. */
function nextStep([step]: readonly Step[], running: readonly Step[]): Step | undefined {
  if (!step || running.some(({ alone }) => alone)) return undefined
  return step.alone && running.some(({ beside }) => beside !== step.name) ? undefined : step
}

async function runStep(step: Step, reportFile: string, output: StepOutput): Promise<Counts> {
  try {
    step.prepare?.()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    output.write(`${why}\n`)
    return failure(`${step.name}: ${why.split('\n')[0]}`)
  }
  const { code, lastOutput, lastErrors } = await run(commandOf(step, reportFile), reportFile, output)
  const why = runnerError(lastErrors)
  const ending = `exit ${code}${why && `: ${why}`}`
  if (!step.report) return code === 0 ? none : failure(`${step.name}: ${ending}`)
  const text = step.report === 'closing-line' ? lastOutput : readReport(reportFile)
  const counts = readCounts(step.report, text)
  // A runner may fail beside its tests: an error in teardown, a browser that died.
  if (code === 0 || counts.failed > 0) return counts
  return add(counts, failure(`${step.name}: the runner itself, ${ending}`))
}

function commandOf({ command, report }: Step, reportFile: string): readonly string[] {
  if (report !== 'vitest') return command
  return [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
}

/** How to end each running process group: an interrupted check leaves nothing behind. */
const groups = new Set<() => void>()
const interrupted = () => {
  for (const endGroup of groups) endGroup()
  process.exit(130)
}

/** Runs a command in a process group of its own, so that nothing it started outlives it. */
function run(
  command: readonly string[],
  reportFile: string,
  output: StepOutput,
): Promise<{ code: number; lastOutput: string; lastErrors: string }> {
  const [program = '', ...words] = command
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let lastOutput = ''
  let lastErrors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.write(text)
    lastOutput = (lastOutput + text).slice(-CLOSING)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.write(text)
    lastErrors = (lastErrors + text).slice(-CLOSING)
  })

  const endGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The group has ended already.
    }
  }
  const timer = setTimeout(() => {
    output.write(`Stopped: not finished after ${LIMIT_MINUTES} minutes.\n`)
    endGroup()
  }, LIMIT_MINUTES * 60_000)
  if (groups.size === 0) process.on('SIGINT', interrupted).on('SIGTERM', interrupted)
  groups.add(endGroup)

  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearTimeout(timer)
      endGroup()
      groups.delete(endGroup)
      if (groups.size === 0) process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      resolve({ code, lastOutput, lastErrors })
    }
    child.on('error', (error) => {
      output.write(`${error.message}\n`)
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
