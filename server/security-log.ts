/**
 * What an operator needs to see an attack or to explain an account: one line for each event, marked `security`. People are named by id, or by
 * a masked address where there is no account; codes, tokens, passwords and links never come here.
 */
import type { Logger } from 'pino'
import { maskEmail, maskPhone } from './masking.ts'

export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_refused'
  | 'signed_out'
  | 'signed_up'
  | 'code_sent'
  | 'code_refused'
  | 'reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'email_change_asked'
  | 'email_changed'
  | 'email_change_stopped'
  | 'phone_changed'
  | 'sessions_ended'
  | 'google_linked'
  | 'google_unlinked'
  | 'data_exported'
  | 'deletion_asked'
  | 'proven'
  | 'proof_failed'
  | 'access_refused'
  | 'limit_reached'

export interface SecurityFacts {
  readonly userId?: string | undefined
  /** Masked here. */
  readonly email?: string | undefined
  /** Masked here. */
  readonly phone?: string | undefined
  /** password, code, google, link. */
  readonly way?: string
  /** What else explains the event: a code of contract/messages.ts, a count. */
  readonly detail?: string | number
}

/** Who called, as far as a log may know. */
interface Source {
  readonly requestId: string
  readonly address: string
}

/** Writes one event. */
export function logSecurity(log: Logger, event: SecurityEvent, source: Source, facts: SecurityFacts = {}): void {
  const { email, phone, ...rest } = facts
  const { requestId, address } = source
  const level = /failed|refused|reached/.test(event) ? 'warn' : 'info'
  log[level](
    {
      security: event,
      requestId,
      address,
      ...rest,
      ...(email && { email: maskEmail(email) }),
      ...(phone && { phone: maskPhone(phone) }),
    },
    'security',
  )
}
