/** A Google on this machine: publishes keys over HTTP and signs credentials with them, or with whatever a forger would use. */
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

const CLIENT_ID = 'wordgrove-tests.apps.googleusercontent.com'

export interface Forgery {
  /** Over the honest claims; undefined leaves a claim out. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Partial<Record<'alg' | 'kid' | 'jku' | 'x5u', string>> & { jwk?: JWK }>
  /** Signs with another key under the published id. */
  readonly forged?: boolean
}

export interface FakeGoogle {
  /** Settings that make a server believe this Google. */
  readonly variables: Readonly<Record<string, string>>
  /** A credential as the button would give it; times are those of `now`. */
  credential(person: { sub: string; email: string; nonce: string }, now: Date, forgery?: Forgery): Promise<string>
  /** Signed with the published key as if it were a secret that both sides share. */
  confused(person: { sub: string; email: string; nonce: string }, now: Date): Promise<string>
  /** How the keys are answered from now on. */
  answer(how: 'keys' | 'trouble'): void
  close(): Promise<void>
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const real = await generateKeyPair('RS256', { extractable: true })
  const forger = await generateKeyPair('RS256')
  const published = { ...(await exportJWK(real.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  let trouble = false
  const server = createServer((_, response) => {
    response.writeHead(trouble ? 503 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ keys: [published] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0

  function claimsOf(person: { sub: string; email: string; nonce: string }, now: Date): JWTPayload {
    const iat = Math.floor(now.getTime() / 1000)
    return { iss: 'https://accounts.google.com', aud: CLIENT_ID, email_verified: true, iat, exp: iat + 3600, ...person }
  }

  return {
    variables: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` },
    credential: (person, now, { claims, header, forged = false } = {}) =>
      new SignJWT({ ...claimsOf(person, now), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header })
        .sign(forged ? forger.privateKey : real.privateKey),
    confused: (person, now) =>
      new SignJWT(claimsOf(person, now))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(new TextEncoder().encode(published.n ?? '')),
    answer: (how) => void (trouble = how === 'trouble'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
