/** Requests that a site must refuse, and how it refuses. */
import { signIn } from '#contract/auth'
import { ErrorBody } from '#contract/errors'
import { getUser } from '#contract/profile'
import { getConfig } from '#contract/system'
import type { Answer } from './probe.ts'
import type { Check, Target } from './run-audit.ts'

const json = { 'Content-Type': 'application/json' }

async function checkMethods({ send }: Target): Promise<string[]> {
  const faults: string[] = []
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])
    for (const path of ['/', getConfig.path]) {
      const { status, text } = await send(path, { method, headers: { 'X-Audit': 'echoed' } })
      if (status < 400) faults.push(`${method} ${path} is answered with ${status}.`)
      if (status === 500) faults.push(`${method} ${path} is an error of the server.`)
      if (text.includes('echoed')) faults.push(`${method} ${path} sends the request back.`)
    }
  return faults
}

const CLIMBS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '%252e%252e%252f', '..%c0%af', '....//']
const SECRETS = [/^root:.*:0:0:/m, /"name": ?"wordgrove"/, /^APP_SECRET=/m, /\[core\]\s+repositoryformatversion/]

const showsSecret = ({ status, text }: Answer) => status < 400 && SECRETS.some((secret) => secret.test(text))

async function checkTraversal({ send }: Target): Promise<string[]> {
  const faults: string[] = []
  for (const climb of CLIMBS)
    for (const path of [
      `/assets/${climb.repeat(8)}etc/passwd`,
      `/pictures/${climb}${climb}package.json`,
      `/${climb.repeat(3)}.env`,
    ]) {
      const answer = await send(path)
      if (showsSecret(answer)) faults.push(`${path} shows a file of the machine.`)
      if (answer.status === 500) faults.push(`${path} is an error of the server.`)
    }
  return faults
}

/** Files that lie beside a program and belong to nobody else. */
const PRIVATE = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/server/main.ts',
  '/backups/',
  '/.data/secret',
  '/assets/',
  '/pictures/',
]
const PRIVATE_TEXTS = [...SECRETS, /^ref: refs\//, /"lockfileVersion"/, /import .* from '\.\//, /<title>Index of/i]

async function checkPrivateFiles({ send }: Target): Promise<string[]> {
  const faults: string[] = []
  for (const path of PRIVATE) {
    const { status, text } = await send(path)
    if (status < 400 && PRIVATE_TEXTS.some((form) => form.test(text))) faults.push(`${path} can be read.`)
  }
  const { text } = await send('/')
  const scripts = [...text.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, path = '']) => path)
  for (const path of scripts.slice(0, 3))
    if ((await send(`${path}.map`)).status < 400) faults.push(`${path}.map, the source of the pages, can be read.`)
  return faults
}

const ELSEWHERE = 'evil.example'
const ASIDE = [
  `//${ELSEWHERE}`,
  `/\\${ELSEWHERE}`,
  `/%5c${ELSEWHERE}`,
  `/%2f%2f${ELSEWHERE}`,
  `//${ELSEWHERE}/%2e%2e`,
  `/%09/${ELSEWHERE}`,
]
const PARAMETERS = ['redirect', 'next', 'url', 'return', 'returnUrl', 'continue']

const leadsElsewhere = ({ headers }: Answer, origin: string): boolean => {
  const location = headers.location
  return location !== undefined && URL.parse(location, origin)?.hostname.endsWith(ELSEWHERE) === true
}

async function checkRedirects({ origin, send }: Target): Promise<string[]> {
  const paths = [...ASIDE, ...PARAMETERS.map((name) => `/?${name}=${encodeURIComponent(`https://${ELSEWHERE}`)}`)]
  const faults: string[] = []
  for (const path of paths) if (leadsElsewhere(await send(path), origin)) faults.push(`${path} leads to another site.`)
  return faults
}

async function checkHosts({ origin, send }: Target): Promise<string[]> {
  const faults: string[] = []
  const hosts: readonly Readonly<Record<string, string>>[] = [{ Host: ELSEWHERE }, { 'X-Forwarded-Host': ELSEWHERE }]
  for (const headers of hosts) {
    const answer = await send('/', { headers })
    const name = Object.keys(headers).join()
    if (leadsElsewhere(answer, origin) || answer.text.includes(ELSEWHERE))
      faults.push(`A page repeats the ${name} of its request.`)
  }
  return faults
}

/** Lines of a stack, statements, paths of the machine. */
const TELLS = /\n\s+at |node_modules|\.ts:\d+|(?:select|insert|update) .* (?:from|into|set) |\/(?:app|home|usr|var)\//i

function shapeFault(what: string, { status, text }: Answer, wanted: readonly number[]): string[] {
  const faults = wanted.includes(status)
    ? []
    : [`${what} is answered with ${status} instead of ${wanted.join(' or ')}.`]
  if (!isErrorBody(text)) faults.push(`${what} is not answered in the one shape of an error.`)
  if (TELLS.test(text)) faults.push(`${what}: the error tells of the inside of the server.`)
  return faults
}

function isErrorBody(text: string): boolean {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

async function checkErrors({ send }: Target): Promise<string[]> {
  const post = (body: string) => send(signIn.path, { method: 'POST', headers: json, body })
  return [
    ...shapeFault('A path that is none', await send(`${getUser.path}/no-such-endpoint`), [404]),
    ...shapeFault('A call without a session', await send(getUser.path), [401]),
    ...shapeFault('A body that is no JSON', await post('{'), [400]),
    ...shapeFault('A body of other types', await post('{"email":[],"password":{"a":1}}'), [400]),
    ...shapeFault('A body with a NUL', await post('{"email":"a\\u0000@example.com","password":"x"}'), [400, 401]),
    ...shapeFault('A body of 100 KB', await post(JSON.stringify({ email: 'x'.repeat(100_000) })), [413]),
    ...shapeFault(
      'A token that is none',
      await send(getUser.path, { headers: { Authorization: 'Bearer none' } }),
      [401],
    ),
  ]
}

export const requestChecks: readonly Check[] = [
  { name: 'methods', run: checkMethods },
  { name: 'directory traversal', run: checkTraversal },
  { name: 'private files', run: checkPrivateFiles },
  { name: 'open redirects', run: checkRedirects },
  { name: 'host headers', run: checkHosts },
  { name: 'errors', run: checkErrors },
]
