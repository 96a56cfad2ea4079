/** What an audit is made of: checks that each send some requests and name what they found. */
import { NoAnswerError, type Send } from './probe.ts'

export interface Target {
  /** Scheme, host and port of the site. */
  readonly origin: string
  readonly send: Send
}

/** Thrown by a check that does not apply to this site. */
export class SkippedError extends Error {
  override name = 'SkippedError'
}

export interface Check {
  readonly name: string
  /** Sentences, one for each finding; none when all is well. Throws SkippedError. */
  readonly run: (target: Target) => Promise<readonly string[]>
}

export interface CheckResult {
  readonly name: string
  readonly result: 'ok' | 'finding' | 'skipped'
  readonly details: readonly string[]
}

/** Runs checks one after the other. A site that does not answer a check is a finding of it. */
export async function runAudit(target: Target, checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, run } of checks) results.push(await runCheck(name, () => run(target)))
  return results
}

async function runCheck(name: string, run: () => Promise<readonly string[]>): Promise<CheckResult> {
  try {
    const details = await run()
    return { name, result: details.length > 0 ? 'finding' : 'ok', details }
  } catch (error) {
    if (error instanceof SkippedError) return { name, result: 'skipped', details: [error.message] }
    if (error instanceof NoAnswerError) return { name, result: 'finding', details: [error.message] }
    throw error
  }
}

/** A line for each check, and one for each finding. */
export function formatResults(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .flatMap(({ name, result, details }) => {
      const [first = '', ...rest] = details
      const mark = { ok: 'ok', finding: 'FINDING', skipped: 'skipped' }[result]
      const indent = ' '.repeat(width + 11)
      return [`${name.padEnd(width)}  ${mark.padEnd(7)}  ${first}`.trimEnd(), ...rest.map((line) => indent + line)]
    })
    .join('\n')
}
