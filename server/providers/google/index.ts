/** Who a Google credential speaks of: a token that Google has signed for us. */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/errors.ts'

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

export interface Google {
  /** Throws google_failed for a credential that is not Google's for us, and busy when Google's keys cannot be read. */
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
        throw isAboutToken(error) ? new HttpError('google_failed') : new HttpError('busy', { cause: error })
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success) throw new HttpError('google_failed')
      const { sub: subject, email, nonce, aud, azp = aud } = claims.data
      // Google names one application, and our button asks in its name: a token for several, or asked for by another, is none for this sign-in.
      if (aud !== audience || azp !== audience) throw new HttpError('google_failed')
      return { issuer: ISSUERS[0] ?? '', subject, email: email.toLowerCase(), nonce }
    },
  }
}

/** What else fails is the way to Google's keys. */
const isAboutToken = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
