import type { Handlers } from '../../../http/register-endpoints.ts'
import { googleNonce, linkGoogle, reauthByGoogle, readGoogleLink, signInWithGoogle, unlinkGoogle } from './google.ts'
import type { AuthDeps } from '../auth-deps.ts'

type GoogleHandlers = Pick<
  Handlers,
  'googleNonce' | 'signInWithGoogle' | 'reauthByGoogle' | 'getGoogleLink' | 'linkGoogle' | 'unlinkGoogle'
>

export const googleHandlers = (parts: AuthDeps): GoogleHandlers => ({
  googleNonce: () => googleNonce(parts),
  signInWithGoogle: ({ body }, call) => signInWithGoogle(parts, body, call),
  reauthByGoogle: ({ body }, call) => reauthByGoogle(parts, body.credential, call),
  getGoogleLink: (_, { session }) => readGoogleLink(parts, session),
  linkGoogle: ({ body }, call) => linkGoogle(parts, body.credential, call),
  unlinkGoogle: (_, call) => unlinkGoogle(parts, call),
})
