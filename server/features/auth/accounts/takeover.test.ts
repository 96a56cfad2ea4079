/** An intruder with a borrowed device prepares what they can; the owner sets things right in every order; nothing prepared works. */
import { changeEmail, changePassword, changePhone, confirmEmail, sendPhoneCode } from '#contract/account'
import { signIn } from '#contract/auth'
import { googleNonce, linkGoogle, signInWithGoogle } from '#contract/google'
import { deleteAccount } from '#contract/privacy'
import { forgotPassword, resetPassword } from '#contract/password-reset'
import { getUser } from '#contract/profile'
import { createTestApp, type TestApp } from '#tests/app'
import { startFakeGoogle, type FakeGoogle } from '#tests/fake-google'
import { codeFor, linkTokenFor } from '#tests/mailbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../db/schema/accounts.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { createSession } from '../sessions/sessions.store.ts'

let app: TestApp
let google: FakeGoogle
let passwordHash: string
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await createTestApp({ variables: google.variables })
  passwordHash = await createPasswords().hash('Tall-Birch-42')
})
afterAll(async () => {
  await app.close()
  await google.close()
})

let walks = 0

interface Owner {
  readonly id: string
  readonly email: string
  password: string
}

const enter = async ({ email, password }: Owner) => (await app.call(signIn, { body: { email, password } })).access_token

async function enterProven(owner: Owner): Promise<string> {
  const token = await enter(owner)
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, owner.id))
  return token
}

/** What an owner does who has noticed something. */
const steps = {
  async reset(owner: Owner) {
    await app.call(forgotPassword, { body: { email: owner.email } })
    const token = await linkTokenFor(app, owner.email, '/reset-password/')
    owner.password = 'Reset-Meadow-19'
    await app.call(resetPassword, { body: { token, password: owner.password } })
  },
  async change(owner: Owner) {
    const token = await enterProven(owner)
    owner.password = 'Change-Meadow-19'
    await app.call(changePassword, { body: { new_password: owner.password } }, token)
  },
  async delete(owner: Owner) {
    await app.call(deleteAccount, {}, await enterProven(owner))
  },
  async restore(owner: Owner) {
    await enter(owner)
  },
}
type Step = keyof typeof steps

const permutationsOf = (names: readonly Step[]): Step[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((first) => permutationsOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]))

/** The borrowed device, and everything that can be prepared with it. */
async function createIntruder({ id }: Owner) {
  walks += 1
  const email = `thief-${walks}@example.com`
  const phone = String(13_700_000_000 + walks)
  const device = { userId: id, role: 'user', userAgent: '', address: '' } as const
  const token = await createSession(app.db, device, app.now())
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, id))
  const credential = async () => {
    const { nonce } = await app.call(googleNonce, {})
    return google.credential({ sub: `thief-${walks}`, email, nonce }, app.now())
  }
  const status = async (path: string, method: string, json: object) =>
    (await app.request(path, { token, method, json })).status
  return {
    /** Statuses of what the owner is to be robbed by. */
    prepare: async () => [
      await status(changeEmail.path, 'PUT', { email }),
      await status(sendPhoneCode.path, 'POST', { phone }),
      await status(linkGoogle.path, linkGoogle.method, { credential: await credential() }),
    ],
    /** Tries everything that was prepared; what of it worked. */
    async strike(): Promise<string[]> {
      const link = await linkTokenFor(app, email, '/verify-email/change/').catch(() => 'x'.repeat(43))
      const code = await codeFor(app, phone).catch(() => '000000')
      const entered = await app.call(signInWithGoogle, { body: { credential: await credential() } })
      const user = await app.call(getUser, {}, entered.access_token)
      const worked: Record<string, boolean> = {
        'the link for a new e-mail': (await app.request(confirmEmail.path, { json: { token: link } })).ok,
        'the code for a new phone':
          (await status(changePhone.path, changePhone.method, { phone, verification_code: code })) < 400,
        'the Google account': user.id === id,
        'the session': (await app.request(getUser.path, { token })).ok,
      }
      return Object.keys(worked).filter((name) => worked[name])
    },
  }
}

test.each(permutationsOf(['reset', 'change', 'delete', 'restore']).map((order) => [order.join(', '), order] as const))(
  'of what an intruder prepares at any moment nothing works after: %s',
  async (_name, order) => {
    for (let moment = 0; moment < order.length; moment += 1) {
      const email = `owner-${walks}@example.com`
      const person = await app.user({ email, passwordHash })
      const owner: Owner = { id: person.id, email, password: 'Tall-Birch-42' }
      const intruder = await createIntruder(owner)
      let hasEnded = false
      for (const [index, step] of order.entries()) {
        if (index === moment) expect(await intruder.prepare()).toEqual(hasEnded ? [401, 401, 401] : [202, 200, 200])
        await steps[step](owner)
        hasEnded ||= step !== 'restore'
        if (hasEnded && index >= moment) expect(await intruder.strike(), `after ${step}`).toEqual([])
      }
      const user = await app.call(getUser, {}, await enter(owner))
      expect(user).toMatchObject({ id: owner.id, email: owner.email, phone: null })
    }
  },
)

test('before the owner does anything, what an intruder prepared does work: the walk above proves something', async () => {
  const email = 'unaware@example.com'
  const person = await app.user({ email, passwordHash })
  const intruder = await createIntruder({ id: person.id, email, password: 'Tall-Birch-42' })
  expect(await intruder.prepare()).toEqual([202, 200, 200])
  expect(await intruder.strike()).toEqual(['the link for a new e-mail', 'the Google account', 'the session'])
})
