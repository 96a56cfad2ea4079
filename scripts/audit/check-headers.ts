/** Headers of pages and of the interface. */
import { getUser } from '#contract/profile'
import { signIn } from '#contract/auth'
import type { Answer } from './probe.ts'
import type { Check, Target } from './run-audit.ts'

const A_YEAR = 31_536_000

const header = ({ headers }: Answer, name: string): string => String(headers[name] ?? '')

/** Directives of a content policy. */
const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

function policyFaults(policy: string): string[] {
  const directives = directivesOf(policy)
  const fallback = directives.get('default-src')
  const scripts = directives.get('script-src') ?? fallback ?? ['*']
  const faults: string[] = []
  if (!fallback) faults.push('The content policy of pages has no default-src.')
  const loose = scripts.filter((source) => /^('unsafe-(inline|eval)'|\*|https?:|data:)$/.test(source))
  if (loose.length > 0) faults.push(`The content policy of pages lets scripts run from ${loose.join(', ')}.`)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    if (!directives.get(name)?.includes("'none'")) faults.push(`The content policy of pages has no ${name} 'none'.`)
  return faults
}

function transportFaults(answer: Answer, origin: string): string[] {
  if (!origin.startsWith('https:')) return []
  const [, seconds = '0'] = /max-age=(\d+)/.exec(header(answer, 'strict-transport-security')) ?? []
  return Number(seconds) < A_YEAR ? ['Strict-Transport-Security is missing or shorter than a year.'] : []
}

async function checkPageHeaders({ origin, send }: Target): Promise<string[]> {
  const faults: string[] = []
  // The second one is a page that is not there.
  for (const path of ['/', '/no-such-page-of-this-site']) {
    const answer = await send(path, { headers: { Accept: 'text/html' } })
    const wanted: Readonly<Record<string, RegExp>> = {
      'x-content-type-options': /^nosniff$/i,
      'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i,
      'cross-origin-opener-policy': /^same-origin/i,
      'cross-origin-resource-policy': /^same-(origin|site)$/i,
      'permissions-policy': /./,
    }
    for (const [name, form] of Object.entries(wanted))
      if (!form.test(header(answer, name))) faults.push(`${path} lacks ${name}, or it is not what it should be.`)
    faults.push(...policyFaults(header(answer, 'content-security-policy')), ...transportFaults(answer, origin))
  }
  return [...new Set(faults)]
}

async function checkInterfaceHeaders({ origin, send }: Target): Promise<string[]> {
  const answer = await send(getUser.path)
  const faults = transportFaults(answer, origin)
  if (!/nosniff/i.test(header(answer, 'x-content-type-options')))
    faults.push('The interface lacks X-Content-Type-Options.')
  if (!/no-store/i.test(header(answer, 'cache-control')))
    faults.push('Answers of the interface may be kept (no Cache-Control: no-store).')
  if (!/^application\/json/i.test(header(answer, 'content-type'))) faults.push('The interface does not answer JSON.')
  return faults
}

async function checkOtherOrigins({ send }: Target): Promise<string[]> {
  const Origin = 'https://evil.example'
  const faults: string[] = []
  const read = await send(getUser.path, { headers: { Origin } })
  if (read.headers['access-control-allow-origin'] !== undefined)
    faults.push('Pages of other sites may read answers (Access-Control-Allow-Origin).')
  const body = JSON.stringify({ email: 'audit@example.com', password: 'Tall-Birch-42' })
  const json = { 'Content-Type': 'application/json' }
  const written = await send(signIn.path, {
    method: 'POST',
    headers: { ...json, Origin, 'Sec-Fetch-Site': 'cross-site' },
    body,
  })
  if (written.status !== 403)
    faults.push(`A sign-in that another site makes a browser send is answered with ${written.status} instead of 403.`)
  const form = await send(signIn.path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body })
  if (form.status < 400 || form.status >= 500 || form.status === 401)
    faults.push(`A body of type text/plain is read (${form.status}).`)
  return faults
}

/** A version behind the name of a program. */
const VERSION = /\d/

async function checkVersions({ send }: Target): Promise<string[]> {
  const faults: string[] = []
  for (const path of ['/', getUser.path, '/no-such-page-of-this-site']) {
    const answer = await send(path)
    if (answer.headers['x-powered-by'] !== undefined) faults.push('X-Powered-By names what the site runs on.')
    for (const name of ['server', 'via', 'x-aspnet-version', 'x-generator'])
      if (VERSION.test(header(answer, name).replace(/^1\.[01] /, '')))
        faults.push(`${name} names a version: ${header(answer, name)}`)
  }
  return [...new Set(faults)]
}

async function checkCookies({ origin, send }: Target): Promise<string[]> {
  const body = JSON.stringify({ email: 'audit@example.com', password: 'Tall-Birch-42' })
  const answers = [
    await send('/'),
    await send(getUser.path),
    await send(signIn.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
  ]
  const faults = answers
    .flatMap(({ headers }) => headers['set-cookie'] ?? [])
    .flatMap((cookie) => {
      const [pair = '', ...flags] = cookie.split(';').map((part) => part.trim())
      const has = (flag: string) => flags.some((each) => each.toLowerCase().startsWith(flag))
      const missing = [
        ...(has('httponly') ? [] : ['HttpOnly']),
        ...(has('samesite=strict') || has('samesite=lax') ? [] : ['SameSite']),
        ...(has('secure') || origin.startsWith('http:') ? [] : ['Secure']),
      ]
      return missing.length > 0 ? [`The cookie ${pair.split('=')[0]} lacks ${missing.join(', ')}.`] : []
    })
  return [...new Set(faults)]
}

export const headerChecks: readonly Check[] = [
  { name: 'headers of pages', run: checkPageHeaders },
  { name: 'headers of the interface', run: checkInterfaceHeaders },
  { name: 'other origins', run: checkOtherOrigins },
  { name: 'cookies', run: checkCookies },
  { name: 'versions', run: checkVersions },
]
