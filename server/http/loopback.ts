/** Who may see what belongs to the operator of this machine: the mailbox of a demo, the metrics. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Env } from '../env.ts'
import type { CallContext } from './context.ts'

/** Who asks, as the socket and the headers say it. */
export interface LocalCaller {
  /** Address of the socket's other end. */
  readonly peer: string
  /** The Host header; a page of another site that points its name at this machine cannot fake it. */
  readonly host: string
  /** Whether a forwarding header came along: then the peer is a proxy and not the person. */
  readonly forwarded: boolean
  readonly token?: string | undefined
}

/** Headers that proxies add. A request with one of them does not come from this machine. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

export const localCallerOf = ({ header, peer }: Pick<CallContext, 'header' | 'peer'>): LocalCaller => ({
  peer,
  host: header('host') ?? '',
  forwarded: FORWARDING.some((name) => header(name) !== undefined),
  token: /^Bearer (.+)$/.exec(header('authorization') ?? '')?.[1],
})

/** Whether the caller has this token, or is on this machine where people reach the server from this machine alone. */
export function isOperator(env: Env, token: string | undefined, caller: LocalCaller): boolean {
  if (token !== undefined && caller.token !== undefined && sameText(caller.token, token)) return true
  return isPrivate(env) && isLoopback(caller.peer) && LOOPBACK_HOST.test(caller.host) && !caller.forwarded
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether people reach this server from this machine alone. With a public address or proxies of its own, a peer on this machine may be a
 * proxy that adds no forwarding header and sets the Host of its upstream.
 */
const isPrivate = ({ origin, trustProxy }: Env) => trustProxy === 0 && LOOPBACK_HOST.test(new URL(origin).host)

const isLoopback = (address: string) => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address)

/** Compares in a time that does not tell where two texts differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
