import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'

const example = readFileSync('.env.example', 'utf8')
const listed = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

/** What compose.yaml takes from `.env` itself. */
const composed = [...readFileSync('compose.yaml', 'utf8').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name)

test('the example lists every setting that the server or compose.yaml reads, and no other', () => {
  const [, schema = ''] =
    /const Variables = z\.object\(\{([\s\S]*?)^\}\)/m.exec(readFileSync('server/env.ts', 'utf8')) ?? []
  const read = [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map((match) => match[1] ?? '')
  expect(read).toContain('APP_ENV')
  expect(listed.map(([name]) => name).sort()).toEqual([...new Set([...read, ...composed])].sort())
})

test('containers get the whole of .env, but never its address, port and folder', () => {
  const [, app = ''] = /^ {2}app:\n([\s\S]*?)^ {2}\w/m.exec(readFileSync('compose.yaml', 'utf8')) ?? []
  expect(app).toContain('    env_file: .env\n')
  for (const own of ['APP_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL']) expect(app).toMatch(`      ${own}: `)
})

test('the example says a word about each setting and can be used as it stands', () => {
  expect(example).not.toMatch(/^\n[A-Z0-9_]+=/m)
  const env = readEnv({ ...Object.fromEntries(listed), APP_SECRET: 'x'.repeat(32) })
  expect(env).toMatchObject({ mode: 'demo', secret: 'x'.repeat(32) })
})

test('no provider of text messages or payment is waited for longer than eight seconds', () => {
  const sms = { SMS_KEY_ID: 'a', SMS_KEY_SECRET: 'b', SMS_SIGN_NAME: 'c', SMS_TEMPLATE: 'd', SMS_APP_ID: 'e' }
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  const env = readEnv({ APP_SECRET: 'x'.repeat(32), SMS_PROVIDER: 'tencent', ...sms, ...stripe })
  expect(env.sms).toMatchObject({ timeoutMs: 5_000 })
  expect(env.payments).toMatchObject({ alipay: { timeoutMs: 4_000 }, stripe: { timeoutMs: 8_000 } })
})
