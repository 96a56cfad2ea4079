import type { Config } from '#contract/system'
import type { Env } from '../../../env.ts'
import { hasMail, hasSms } from '../../outbox/index.ts'

/** The ways in that are configured; what is not is hidden on the sign-in screen. */
export const signInMethods = (env: Env): Config['sign_in'] => ({
  email: hasMail(env),
  phone: hasSms(env),
  google: env.googleClientId,
})
