/** Google sign-in: reads the identity from a credential, a token that Google signed for this application. */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Env } from '../../env.ts'

/** Google signs with either; they are one issuer. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const KEYS_TIMEOUT_MS = 5_000

export interface GoogleIdentity {
  readonly issuer: string
  readonly subject: string
  /** Lower case; Google says that it is theirs. */
  readonly email: string
  /** What the token was asked for with. */
  readonly nonce: string
}

/** The credential is not a valid token of Google for this application. */
export class GoogleCredentialError extends Error {
  override name = 'GoogleCredentialError'
}

/** Google's public keys cannot be read, so that no credential can be verified. */
export class GoogleUnavailableError extends Error {
  override name = 'GoogleUnavailableError'
}

export interface Google {
  /** Throws GoogleCredentialError or GoogleUnavailableError. */
  verify(credential: string, now: Date): Promise<GoogleIdentity>
}

/** `email_verified` is true or 'true', depending on the kind of account. */
const Claims = z.object({
  aud: z.string(),
  azp: z.optional(z.string()),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email().check(z.maxLength(254)),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  nonce: z.string().check(z.minLength(1)),
})

/** Null where Google is not configured. */
export function createGoogle({ googleClientId: audience, googleKeys }: Env): Google | null {
  if (audience === null) return null
  const keys = createRemoteJWKSet(googleKeys, { timeoutDuration: KEYS_TIMEOUT_MS })
  return {
    async verify(credential, now) {
      const options = {
        issuer: ISSUERS,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        // Without it a token from the future would pass.
        maxTokenAge: '1h',
        clockTolerance: 5,
        currentDate: now,
      }
      const { payload } = await jwtVerify(credential, keys, options).catch((error: unknown) => {
        throw isTokenError(error)
          ? new GoogleCredentialError('invalid token', { cause: error })
          : new GoogleUnavailableError('the keys of Google cannot be read', { cause: error })
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success) throw new GoogleCredentialError('unexpected claims')
      const { sub: subject, email, nonce, aud, azp = aud } = claims.data
      // A token for several applications, or requested by another one, is not valid for this sign-in.
      if (aud !== audience || azp !== audience) throw new GoogleCredentialError('another audience')
      return { issuer: ISSUERS[0] ?? '', subject, email: email.toLowerCase(), nonce }
    },
  }
}

/** Every other error comes from the request for Google's keys. */
const isTokenError = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
