import type { Deps } from '../../deps.ts'
import type { Google } from '../../providers/google/index.ts'
import type { Mail } from '../outbox/index.ts'
import type { Sms } from '../../providers/sms/index.ts'
import type { Passwords } from './passwords/passwords.ts'

/** What the ways in need besides what every feature is given. */
export interface AuthDeps extends Deps {
  readonly passwords: Passwords
  /** Null where a way to send is not configured. */
  readonly mail: Mail | null
  readonly sms: Sms | null
  readonly google: Google | null
}
