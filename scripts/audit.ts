/**
 * `npm run audit -- https://words.example.org`: looks at a running site from outside as a stranger would, prints a line for each check and exits with 1
 * on a finding. It sends some 200 requests, and sixty wrong passwords at most for an account that is none.
 */
import { accessChecks } from './audit/check-access.ts'
import { headerChecks } from './audit/check-headers.ts'
import { requestChecks } from './audit/check-requests.ts'
import { transportChecks } from './audit/check-transport.ts'
import { createSend } from './audit/probe.ts'
import { formatResults, runAudit } from './audit/run-audit.ts'

const url = URL.parse(process.argv[2] ?? '')
if (!url || !/^https?:$/.test(url.protocol)) {
  console.error('Which site? npm run audit -- https://words.example.org')
  process.exit(2)
}
const { origin } = url
const checks = [...transportChecks, ...headerChecks, ...requestChecks, ...accessChecks]
const results = await runAudit({ origin, send: createSend(origin) }, checks)
const findings = results.flatMap(({ result, details }) => (result === 'finding' ? details : []))
console.log(
  `${formatResults(results)}\n\n${findings.length === 0 ? 'No finding' : `${findings.length} findings`} at ${origin}.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
