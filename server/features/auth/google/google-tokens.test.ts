/** Credentials that Google's key has signed and that are still not for this sign-in, or whose header leads elsewhere. */
import { googleNonce, linkGoogle, reauthByGoogle, signInWithGoogle } from '#contract/google'
import { getUser } from '#contract/profile'
import { createTestApp, type TestApp } from '#tests/app'
import { startFakeGoogle, type FakeGoogle, type Forgery } from '#tests/fake-google'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../db/schema/accounts.ts'

let app: TestApp
let google: FakeGoogle
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await createTestApp({ variables: google.variables })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

let people = 0
const someone = () => ({ sub: `token-sub-${(people += 1)}`, email: `token-${people}@example.com` })
const nonce = async () => (await app.call(googleNonce, {})).nonce
const credentialOf = async (person: { sub: string; email: string }, forgery?: Forgery) =>
  google.credential({ ...person, nonce: await nonce() }, app.now(), forgery)
const ours = () => google.variables['GOOGLE_CLIENT_ID'] ?? ''
const other = 'another.apps.googleusercontent.com'

test.each<[string, () => Forgery]>([
  ['for us and another application', () => ({ claims: { aud: [ours(), other] } })],
  ['for us, asked for by another application', () => ({ claims: { azp: other } })],
  ['for an application whose name begins with ours', () => ({ claims: { aud: `${ours()}.evil.example` } })],
  ['without an audience', () => ({ claims: { aud: undefined } })],
  ['for an empty list', () => ({ claims: { aud: [] } })],
  ['without an end', () => ({ claims: { exp: undefined } })],
  ['without a beginning', () => ({ claims: { iat: undefined } })],
  ['that counts only later', () => ({ claims: { nbf: Math.floor(app.now().getTime() / 1000) + 600 } })],
  ['of the issuer without its encryption', () => ({ claims: { iss: 'http://accounts.google.com' } })],
  ['of an issuer that begins alike', () => ({ claims: { iss: 'https://accounts.google.com.evil.example' } })],
  ['of no issuer', () => ({ claims: { iss: undefined } })],
  ['with a number for a subject', () => ({ claims: { sub: 12 } })],
  ['with an empty subject', () => ({ claims: { sub: '' } })],
  ['without an e-mail', () => ({ claims: { email: undefined } })],
  ['that says nothing of the e-mail', () => ({ claims: { email_verified: undefined } })],
  ['with a nonce in a list', () => ({ claims: { nonce: ['x'] } })],
])('a credential is refused %s', async (_, forge) => {
  const credential = await credentialOf(someone(), forge())
  const refusal = await app.refused(signInWithGoogle, { body: { credential } })
  expect(refusal).toMatchObject({ status: 400, code: 'google_failed' })
})

test('a key that the credential itself brings or names is not used', async () => {
  const { publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const headers: Forgery['header'][] = [
    { jwk },
    { jku: 'http://127.0.0.1:9/keys' },
    { x5u: 'http://127.0.0.1:9/chain' },
    { kid: '../../etc/passwd' },
    { kid: "key-1' or '1'='1" },
  ]
  for (const header of headers) {
    const credential = await credentialOf(someone(), { header: { ...header }, forged: true })
    expect(await app.refused(signInWithGoogle, { body: { credential } })).toMatchObject({ code: 'google_failed' })
  }
})

test('a part that was changed after signing breaks the credential', async () => {
  const [ann, ben] = [someone(), someone()]
  const [head = '', body = '', signature = ''] = (await credentialOf(ann)).split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const changed = Buffer.from(JSON.stringify({ ...claims, ...ben })).toString('base64url')
  for (const credential of [
    `${head}.${changed}.${signature}`,
    `${head}.${body}.${signature.slice(0, -8)}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}.${body}.${signature}.${signature}`,
  ])
    expect(await app.refused(signInWithGoogle, { body: { credential } }), credential.slice(-20)).toMatchObject({
      code: 'google_failed',
    })
})

test('one credential counts for one purpose: what signed in proves nothing and links nothing', async () => {
  const person = someone()
  const credential = await credentialOf(person)
  const { access_token: token } = await app.call(signInWithGoogle, { body: { credential } })
  expect(await app.refused(reauthByGoogle, { body: { credential } }, token)).toMatchObject({ code: 'google_failed' })
  const ann = await app.user()
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ann.id))
  expect(await app.refused(linkGoogle, { body: { credential } }, ann.token)).toMatchObject({ code: 'google_failed' })
  expect((await app.call(getUser, {}, token)).email).toBe(person.email)
})
