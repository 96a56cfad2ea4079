/** A provider whose certificate has expired is as one that is away: nothing is sent to it, whatever else is believed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { says, startAiService } from '#tests/ai-service'
import { makeCertificate, type Certificate } from '#tests/certificate'
import { startFakeAlipay } from '#tests/fake-alipay'
import { startFakeS3 } from '#tests/fake-s3'
import { startFakeSms } from '#tests/fake-sms'
import { startFakeSmtp } from '#tests/fake-smtp'
import { startFakeStripe } from '#tests/fake-stripe'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { readEnv } from '../env.ts'
import { createAi } from './ai/create-ai.ts'
import { AiError } from './ai/index.ts'
import { AlipayError, createAlipay } from './alipay/index.ts'
import { FileStoreError } from './files/index.ts'
import { createS3Files } from './files/s3.ts'
import { createSmtp } from './mail/smtp.ts'
import { SmsOutcomeUnknownError } from './sms/index.ts'
import { createTencentSms } from './sms/tencent.ts'
import { createStripe } from './stripe/create-stripe.ts'
import { StripeError } from './stripe/index.ts'

const APP_SECRET = 'a secret of at least thirty-two characters'
let folder: string
let valid: Certificate
let expired: Certificate
const believed = getCACertificates('default')
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-certificates-'))
  valid = makeCertificate(folder)
  expired = makeCertificate(folder, { isExpired: true })
  // Both are signed by whom is believed: it is the date alone that the expired one fails by.
  setDefaultCACertificates([...believed, valid.tls.cert, expired.tls.cert])
})
afterAll(() => {
  setDefaultCACertificates(believed)
  rmSync(folder, { recursive: true })
})

/** The address of a server with https before it. */
async function withTls(origin: string, { tls }: Certificate): Promise<string> {
  const { hostname, port, pathname } = new URL(origin)
  const server = createServer(tls, (socket) => {
    const target = createConnection(Number(port), hostname)
    socket.on('error', () => target.destroy()).on('close', () => target.destroy())
    target.on('error', () => socket.destroy())
    socket.pipe(target).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}${pathname === '/' ? '' : pathname}`
}

test('a bucket', async () => {
  const bucket = await startFakeS3()
  onTestFinished(() => bucket.close())
  const files = async (certificate: Certificate) => {
    const S3_ENDPOINT = await withTls(bucket.variables['S3_ENDPOINT'] ?? '', certificate)
    const { s3 } = readEnv({ APP_SECRET, ...bucket.variables, S3_ENDPOINT })
    if (!s3) throw new Error('no settings')
    return createS3Files(s3)
  }
  const save = (certificate: Certificate) =>
    files(certificate).then((store) => store.save('recordings/a.wav', new Uint8Array([1])))
  await expect(save(expired)).rejects.toThrow(FileStoreError)
  expect(bucket.answers).toEqual([])
  await save(valid)
  expect(bucket.objects.size).toBe(1)
})

test('text messages', async () => {
  const fake = await startFakeSms('tencent')
  onTestFinished(() => fake.close())
  const send = async (certificate: Certificate) => {
    const SMS_ENDPOINT = await withTls(fake.variables['SMS_ENDPOINT'] ?? '', certificate)
    const { sms } = readEnv({ APP_SECRET, ...fake.variables, SMS_ENDPOINT })
    if (!sms) throw new Error('no settings')
    await createTencentSms(sms).sendCode({ phone: '13700000001', code: '123456', text: 'your code' })
  }
  await expect(send(expired)).rejects.toEqual(new SmsOutcomeUnknownError())
  expect(fake.asked()).toBe(0)
  await send(valid)
  expect(fake.taken).toHaveLength(1)
})

test('AI', async () => {
  const service = await startAiService()
  onTestFinished(() => service.close())
  service.behave(says({ ok: true }))
  const ask = async (certificate: Certificate) => {
    const baseUrl = await withTls(service.url, certificate)
    const ai = createAi({ baseUrl, apiKey: 'the key', model: 'the-model', dailyLimit: 1 })
    if (!ai) throw new Error('no provider')
    const { signal } = new AbortController()
    return ai.ask({ instructions: 'Answer.', data: {}, schema: z.object({ ok: z.boolean() }), signal })
  }
  await expect(ask(expired)).rejects.toThrow(AiError)
  expect(service.calls).toEqual([])
  expect(await ask(valid)).toEqual({ ok: true })
})

test('payments by Stripe', async () => {
  const fake = await startFakeStripe()
  onTestFinished(() => fake.close())
  const page = fake.foreignPage('W1', 500)
  const read = async (certificate: Certificate) => {
    const STRIPE_API_URL = await withTls(fake.variables['STRIPE_API_URL'] ?? '', certificate)
    const stripe = createStripe(readEnv({ APP_SECRET, ...fake.variables, STRIPE_API_URL }).payments.stripe)
    return stripe?.session(page.split('/').at(-1) ?? '')
  }
  await expect(read(expired)).rejects.toEqual(new StripeError('read session: no answer'))
  expect(fake.heard).toEqual([])
  expect(await read(valid)).toEqual({ state: 'open', number: 'W1' })
})

test('payments by Alipay', async () => {
  const fake = await startFakeAlipay()
  onTestFinished(() => fake.close())
  const ask = async (certificate: Certificate) => {
    const ALIPAY_GATEWAY = await withTls(fake.variables['ALIPAY_GATEWAY'] ?? '', certificate)
    const alipay = createAlipay(readEnv({ APP_SECRET, ...fake.variables, ALIPAY_GATEWAY }).payments.alipay)
    return alipay?.query('W1', new Date('2026-03-04T04:00:00Z'))
  }
  await expect(ask(expired)).rejects.toThrow(AlipayError)
  expect(fake.heard).toEqual([])
  expect(await ask(valid)).toEqual({ state: 'unknown' })
})

test('mail', async () => {
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hi' }
  const send = async ({ tls }: Certificate) => {
    const fake = await startFakeSmtp({ tls })
    onTestFinished(() => fake.close())
    const outcome = await createSmtp({ url: fake.url, from: 'a@b.example' }).send(mail)
    return [outcome, fake.mails.length]
  }
  expect(await send(expired)).toEqual(['later', 0])
  expect(await send(valid)).toEqual(['sent', 1])
})
