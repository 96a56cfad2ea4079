/** What a browser's report of blocked content may leave in the log. */

export interface Blocked {
  /** Of the content policy, such as img-src. */
  readonly directive: string
  /** Origin of what was blocked, never its path; or a word such as inline. */
  readonly blocked: string
}

/** Reports of one call that are read. */
const READ = 10

/**
 * Reads the two forms in which browsers report, `report-uri` and the Reporting API. Addresses of pages, samples and paths stay out: they may
 * be about a person. What is no report is nothing.
 */
export function readBlocked(file: Uint8Array): Blocked[] {
  return reportsIn(file)
    .slice(0, READ)
    .flatMap((report) => {
      const directive = report['effective-directive'] ?? report['effectiveDirective'] ?? report['violated-directive']
      if (typeof directive !== 'string' || !/^[a-z]+(-[a-z]+){1,3}$/.test(directive)) return []
      return [{ directive, blocked: originOf(report['blocked-uri'] ?? report['blockedURL']) }]
    })
}

type Report = Readonly<Record<string, unknown>>

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null

function reportsIn(file: Uint8Array): Report[] {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(file))
    const bodies = Array.isArray(read)
      ? read.map((each: unknown) => isReport(each) && each['body'])
      : [isReport(read) && read['csp-report']]
    return bodies.filter(isReport)
  } catch {
    return []
  }
}

function originOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'unknown'
  if (/^(inline|eval|wasm-eval|self|data|blob)$/.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (!url || url.origin === 'null' || url.origin.length > 200) return 'unknown'
  return url.origin
}
