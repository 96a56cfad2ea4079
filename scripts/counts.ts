/** How many tests ran, how they ended and which did not pass, read from the runners' own JSON reports. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** A line for each that did not pass: where, what, and the first lines of why. At most `LISTED`. */
  readonly failures: readonly string[]
}

/** What a runner leaves: vitest's `json` reporter, playwright's `json` reporter, or our own closing lines. */
export type Report = 'vitest' | 'playwright' | 'closing-line'

/** A run that failed as a whole fills no screens. */
const LISTED = 20
const WIDTH = 400
/** Of a message: its first line alone often names only what kind of failure it is. */
const LINES = 3

/**
 * Reads a report. A skipped test counts as failed, since it proves nothing; so does a file that could not even be
 * collected, and a report that is missing or names no test.
 */
export function readCounts(report: Report, text: string): Counts {
  const counts = readers[report](text)
  return counts.passed + counts.failed > 0 ? counts : failure('no report of any test')
}

/** The text of a report file; empty when the runner never wrote it. */
export function readReport(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export const none: Counts = { passed: 0, failed: 0, failures: [] }

/** One thing that failed and is no test: a step, a teardown. */
export function failure(line: string): Counts {
  return { passed: 0, failed: 1, failures: [line] }
}

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures].slice(0, LISTED),
  }
}

/** The one line that closes a run. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

const MARK = 'NOT PASSED  '

/** The lines that say what did not pass, printed before the closing line so that the end of a long log tells enough. */
export function failureLines({ failures }: Counts): readonly string[] {
  return failures.map((line) => MARK + line)
}

/**
 * What made a runner fail beside its tests, from what it printed as errors: the first lines after 'Unhandled', where vitest names an error that
 * nobody caught, else the last line that names one; empty when it said nothing.
 */
export function runnerError(errorOutput: string): string {
  const plain = stripVTControlCharacters(errorOutput)
  const [, ...unhandled] = plain.split(/^.*\bUnhandled (?:Error|Rejection|Source Error)\b.*$/m)
  return unhandled[0]
    ? essence(unhandled[0])
    : (plain.split('\n').findLast((each) => /^\s*\w*Error\b/.test(each)) ?? '').trim()
}

const readers: Record<Report, (text: string) => Counts> = {
  vitest(text) {
    const report = parse<VitestReport>(text)
    if (!report) return none
    // A file fails without a failed test when it could not be collected, or when what runs before or after its tests failed.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
    )
    const failures = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, status, failureMessages }) => line([relative('.', name), fullName], failureMessages, status)),
    )
    const brokenFiles = broken.map(({ name, message }) => line([relative('.', name)], [message], 'not collected'))
    return {
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests + broken.length,
      failures: [...failures, ...brokenFiles].slice(0, LISTED),
    }
  },
  playwright(text) {
    const report = parse<PlaywrightReport>(text)
    if (!report) return none
    const { expected, unexpected, flaky, skipped } = report.stats
    const failures = (report.suites ?? [])
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status !== 'expected')
          .map(({ status, results }) => line([file, title], results.flatMap(messagesOf), status)),
      )
    return {
      passed: expected,
      failed: unexpected + flaky + skipped + report.errors.length,
      failures: [...failures, ...report.errors.map((error) => line(['the runner'], [error.message], 'failed'))].slice(
        0,
        LISTED,
      ),
    }
  },
  'closing-line'(text) {
    const lines = text.trimEnd().split('\n')
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? []
    return {
      passed: Number(passed ?? 0),
      failed: Number(failed ?? 0),
      failures: lines.filter((each) => each.startsWith(MARK)).map((each) => each.slice(MARK.length)),
    }
  },
}

function line(names: readonly string[], messages: readonly (string | undefined)[], status: string): string {
  const why = messages.flatMap((message) => (message ? essence(message) : [])).join(' ')
  return `${names.join(' > ')}: ${why || status}`.slice(0, WIDTH)
}

/** The first lines of a message that say something: no blank ones, rulers, excerpts of source or calls. */
function essence(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\d]/u.test(each) && !/^(=+ |at |[>\d\s]+\|)/.test(each))
    .slice(0, LINES)
    .join(' ')
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A flow that ran out of time has two: that it did, and in which call. */
function messagesOf({ errors = [] }: PlaywrightResult): readonly string[] {
  return errors.map(({ message = '', location }) => (location ? `line ${location.line}: ${message}` : message))
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
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: readonly PlaywrightSpec[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSpec {
  file: string
  title: string
  tests: readonly { status: string; results: readonly PlaywrightResult[] }[]
}

interface PlaywrightResult {
  errors?: readonly { message?: string; location?: { line: number } }[]
}
