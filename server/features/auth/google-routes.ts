import type { Handlers } from '../../http/bind.ts'
import { googleNonce, linkGoogle, proveByGoogle, readGoogleLink, signInWithGoogle, unlinkGoogle } from './google.ts'
import type { AuthParts } from './parts.ts'

type GoogleHandlers = Pick<
  Handlers,
  'googleNonce' | 'signInWithGoogle' | 'reauthByGoogle' | 'getGoogleLink' | 'linkGoogle' | 'unlinkGoogle'
>

export const googleHandlers = (parts: AuthParts): GoogleHandlers => ({
  googleNonce: () => googleNonce(parts),
  signInWithGoogle: ({ body }, call) => signInWithGoogle(parts, body, call),
  reauthByGoogle: ({ body }, call) => proveByGoogle(parts, body.credential, call),
  getGoogleLink: (_, { session }) => readGoogleLink(parts, session),
  linkGoogle: ({ body }, call) => linkGoogle(parts, body.credential, call),
  unlinkGoogle: (_, call) => unlinkGoogle(parts, call),
})
