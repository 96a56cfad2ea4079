import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createGoogle } from '../../providers/google/index.ts'
import { countGoogle } from '../../provider-outcomes.ts'
import { createMail, createSms } from '../outbox/index.ts'
import { logSecurity } from '../../security-log.ts'
import { accountHandlers } from './accounts/account-routes.ts'
import { googleHandlers } from './google/google-routes.ts'
import { claimGuest, startGuest } from './guests/guests.ts'
import { checkReset, forgotPassword, resetPassword } from './passwords/password-reset.ts'
import type { AuthDeps } from './auth-deps.ts'
import { createPasswords } from './passwords/passwords.ts'
import { phoneLoginOrRegister, sendCode } from './sign-in/phone.ts'
import { endSession } from './sessions/sessions.store.ts'
import { phoneLoginPassword, signIn } from './sign-in/sign-in.ts'
import { resendVerification, signUp, verifyEmail } from './sign-in/sign-up.ts'

type AuthHandlers = Pick<
  Handlers,
  | 'startGuest'
  | 'signUp'
  | 'resendVerification'
  | 'verifyEmail'
  | 'signIn'
  | 'sendCode'
  | 'phoneLoginOrRegister'
  | 'phoneLoginPassword'
  | 'claimGuest'
  | 'signOut'
  | 'forgotPassword'
  | 'checkReset'
  | 'resetPassword'
> &
  ReturnType<typeof googleHandlers> &
  ReturnType<typeof accountHandlers>

export function authHandlers(deps: Deps): AuthHandlers {
  const google = createGoogle(deps.env)
  const parts: AuthDeps = {
    ...deps,
    passwords: createPasswords(),
    mail: createMail(deps.env),
    sms: createSms(deps),
    google: google && countGoogle(google, deps.metrics),
  }
  return {
    ...googleHandlers(parts),
    ...accountHandlers(parts),
    startGuest: ({ body }, call) => startGuest(deps, body?.time_zone, call),
    signUp: ({ body }, call) => signUp(parts, body, call),
    resendVerification: ({ body }, call) => resendVerification(parts, body, call),
    verifyEmail: ({ body }, call) => verifyEmail(parts, body, call),
    signIn: ({ body }, call) => signIn(parts, body, call),
    sendCode: ({ body }, call) => sendCode(parts, body.phone, call),
    phoneLoginOrRegister: ({ body }, call) => phoneLoginOrRegister(parts, body, call),
    phoneLoginPassword: ({ body }, call) => phoneLoginPassword(parts, body, call),
    claimGuest: ({ body }, { session }) => claimGuest(deps, body.guest_token, session),
    async signOut(_, call) {
      const { userId, tokenHash } = call.session
      await endSession(deps.db, tokenHash)
      logSecurity(deps.log, 'signed_out', call, { userId })
      return undefined
    },
    forgotPassword: ({ body }, call) => forgotPassword(parts, body.email, call),
    checkReset: ({ body }) => checkReset(parts, body.token),
    resetPassword: ({ body }, call) => resetPassword(parts, body, call),
  }
}
