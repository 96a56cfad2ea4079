/** What is closed to strangers, and how often they may try. */
import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract'
import { signIn } from '#contract/auth'
import type { Endpoint } from '#contract/core'
import { getMetrics, listOutbox } from '#contract/system'
import type { Check, Target } from './run-audit.ts'

async function checkMetrics({ send }: Target): Promise<string[]> {
  const faults: string[] = []
  const callers: readonly Readonly<Record<string, string>>[] = [{}, { Authorization: 'Bearer a token that is none' }]
  for (const path of [getMetrics.path, listOutbox.path])
    for (const headers of callers) {
      const { status } = await send(path, { headers })
      if (status < 400) faults.push(`${path} is open to strangers.`)
    }
  return [...new Set(faults)]
}

async function checkAdministration({ send }: Target): Promise<string[]> {
  const closed = Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'admin')
  const faults: string[] = []
  for (const { method, path } of closed) {
    const { status } = await send(path.replace(/\{\w+\}/g, randomUUID()), {
      method,
      ...(method !== 'GET' && { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    })
    if (status !== 401) faults.push(`${method} ${path} answers ${status} to a stranger instead of 401.`)
  }
  return faults
}

/** Beyond any limit of sign-ins that we would call one. */
const MOST_TRIES = 60

/** Passwords at an account that is none. Each try comes with another forwarding header: none of them may make it another caller. */
async function checkSignInLimit({ send }: Target): Promise<string[]> {
  const email = `audit-${randomUUID()}@example.com`
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answer = await send(signIn.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${tries}` },
      body: JSON.stringify({ email, password: `Wrong-Birch-${tries}` }),
    })
    if (answer.status === 429)
      return answer.headers['retry-after'] === undefined ? ['A refused sign-in does not say when to come back.'] : []
    if (answer.status < 400 || answer.status >= 500) return [`A wrong password is answered with ${answer.status}.`]
  }
  return [
    `${MOST_TRIES} wrong passwords are looked at without a pause. Where the audit went past your proxy, ask through it: TRUST_PROXY believes the last header.`,
  ]
}

/** The limit of sign-ins comes last: after it this caller is refused for a while. */
export const accessChecks: readonly Check[] = [
  { name: 'metrics and mailbox', run: checkMetrics },
  { name: 'administration', run: checkAdministration },
  { name: 'limit of sign-ins', run: checkSignInLimit },
]
