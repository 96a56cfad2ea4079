/** What a handler knows about its call. */
import type { Access } from '#contract/core'
import type { Language } from '#contract/locales'
import type { Reader } from '../db/client.ts'
import type { SessionUser } from '../db/session-user.ts'

export interface Session {
  readonly tokenHash: string
  /** Names the session in its owner's list. */
  readonly id: string
  /** When its owner last proved who they are. */
  readonly provenAt: Date | null
  readonly userId: string
  readonly role: 'guest' | 'user' | 'admin'
  readonly timeZone: string
  readonly user: SessionUser
}

export interface CallContext<A extends Access = 'public'> {
  /** The caller's session; null only where the endpoint is public. */
  readonly session: A extends 'public' ? Session | null : Session
  readonly language: Language
  readonly requestId: string
  /** Address of the caller; IPv6 as its /64. */
  readonly address: string
  /** Address of the socket's other end, whatever headers say. */
  readonly peer: string
  readonly userAgent: string
  readonly header: (name: string) => string | undefined
  /** Ends when the caller goes away. */
  readonly signal: AbortSignal
}

/** Calls `onEnd` once, within a second after the session is over, whichever replica ended it. The returned function stops watching. */
export type WatchSession = (session: Pick<Session, 'id'>, onEnd: () => void) => () => void

/** Finds the session of a token; null when there is none that is alive. */
export type FindSession = (db: Reader, token: string) => Promise<Session | null>
