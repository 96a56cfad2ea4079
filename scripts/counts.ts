/** How many tests ran and how they ended, read from the runners' own JSON reports. */
import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** What a runner leaves: vitest's `json` reporter, playwright's `json` reporter, or our own closing line. */
export type Report = 'vitest' | 'playwright' | 'closing-line'

/**
 * Reads a report. A skipped test counts as failed, since it proves nothing; so does a file that could not even be
 * collected, and a report that is missing or names no test.
 */
export function readCounts(report: Report, text: string): Counts {
  const counts = readers[report](text)
  return counts.passed + counts.failed > 0 ? counts : { passed: 0, failed: 1 }
}

/** The text of a report file; empty when the runner never wrote it. */
export function readReport(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** The one line that closes a run. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

const none: Counts = { passed: 0, failed: 0 }

const readers: Record<Report, (text: string) => Counts> = {
  vitest(text) {
    const report = parse<VitestReport>(text)
    if (!report) return none
    const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    return {
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests + broken.length,
    }
  },
  playwright(text) {
    const report = parse<PlaywrightReport>(text)
    if (!report) return none
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
  },
  'closing-line'(text) {
    const line = text.trimEnd().split('\n').at(-1) ?? ''
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? []
    return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) }
  },
}

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}
