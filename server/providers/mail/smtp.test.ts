import { createServer, type AddressInfo } from 'node:net'
import { startFakeSmtp } from '#tests/fake-smtp'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtp } from './smtp.ts'

const from = 'hello@words.example'
/** The fake's certificate is its own. */
const trust = { rejectUnauthorized: false }
const link = 'https://words.example/verify-email/abc-DEF_123'
const mail = {
  to: 'ann@example.com',
  subject: '验证邮箱，你的词林账号就建好了',
  text: `ann，你好！\n\n打开下面的链接，账号就建好了：\n\n${link}\n\n链接 24 小时内有效。\n只能用一次。\n\nWordgrove 词林`,
  action: '验证邮箱',
}

async function smtp(options?: Parameters<typeof startFakeSmtp>[0]) {
  const fake = await startFakeSmtp(options)
  onTestFinished(() => fake.close())
  return fake
}

/** A part of a mail as a reader sees it. */
function decoded(source: string, type: string): string {
  const part = source.split(/\r\n--[^\r\n]+/).find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

test('a mail goes encrypted to its one reader, as text and as a page with a button', async () => {
  const fake = await smtp()
  expect(await createSmtp({ url: fake.url, from }, trust).send(mail)).toBe('sent')
  const [kept] = fake.mails
  expect(kept).toMatchObject({ from, to: ['ann@example.com'], encrypted: true })
  const source = kept?.source ?? ''
  expect(decoded(source, 'text/plain').trim()).toBe(mail.text)
  const html = decoded(source, 'text/html')
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain('>验证邮箱</a>')
  expect(html).toContain('lang="zh-CN"')
  expect(html).not.toMatch(/<img|<script|src=|url\(|<link/)
})

test('a mail that its reader can stop says so to the mail program, and to the reader in its last line', async () => {
  const fake = await smtp()
  const page = 'https://words.example/unsubscribe/1.a'
  const unsubscribe = { page, post: 'https://words.example/api/unsubscribe/1.a' }
  const text = `${mail.text}\n\n每周最多一封。\n退订每周小结：${page}`
  await createSmtp({ url: fake.url, from }, trust).send({ ...mail, text, unsubscribe })
  const source = fake.mails[0]?.source ?? ''
  const head = source.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ')
  expect(head).toMatch(/^List-Unsubscribe: <https:\/\/words\.example\/api\/unsubscribe\/1\.a>$/m)
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const html = decoded(source, 'text/html')
  expect(html).toContain('每周最多一封。<br>')
  expect(html).toMatch(new RegExp(`<a href="${page}"[^>]*>退订每周小结</a></p>`))
  expect(html.match(/class="button"/g)).toHaveLength(1)
  await createSmtp({ url: fake.url, from }, trust).send(mail)
  expect(fake.mails[1]?.source).not.toContain('List-Unsubscribe')
})

test('text from a user is escaped in the HTML part', async () => {
  const fake = await smtp()
  const text = 'Hi <img src=x onerror=alert(1)> & "friends",\n\nbye'
  await createSmtp({ url: fake.url, from }, trust).send({ to: mail.to, subject: '<b>Hello</b>', text })
  const html = decoded(fake.mails[0]?.source ?? '', 'text/html')
  expect(html).toContain('Hi &lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;')
  expect(html).not.toContain('<img')
})

test('an address cannot carry a second one, and a subject no header', async () => {
  const fake = await smtp()
  const mailer = createSmtp({ url: fake.url, from }, trust)
  const evil = ['a@example.com\r\nRCPT TO:<evil@example.com>', 'a@example.com, evil@example.com']
  for (const to of evil) await mailer.send({ ...mail, to })
  expect(fake.mails.flatMap(({ to }) => to)).not.toContain('evil@example.com')
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: evil@example.com' })
  const last = fake.mails.at(-1)
  expect(last?.to).toEqual([mail.to])
  expect(last?.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

test('nothing is sent without encryption or to a server with an untrusted certificate', async () => {
  const open = await smtp({ startTls: false })
  expect(await createSmtp({ url: open.url, from }, trust).send(mail)).toBe('later')
  expect(open.mails).toEqual([])
  const unknown = await smtp()
  expect(await createSmtp({ url: unknown.url, from }).send(mail)).toBe('later')
  expect(unknown.mails).toEqual([])
})

test('a permanent refusal, a temporary one and an unreachable server are different errors', async () => {
  const fake = await smtp()
  const mailer = createSmtp({ url: fake.url, from }, trust)
  fake.answer(451)
  expect(await mailer.send(mail)).toBe('later')
  fake.answer(550)
  expect(await mailer.send(mail)).toBe('refused')
  const wrong = fake.url.replace('p%40ss', 'other')
  expect(await createSmtp({ url: wrong, from }, trust).send(mail)).toBe('later')
  const gone = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => gone.once('listening', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  expect(await createSmtp({ url: `smtp://127.0.0.1:${port}`, from }).send(mail)).toBe('later')
})

test('a server that takes the connection and never greets, or goes silent later, is given up: the mail is for later', async () => {
  for (const greeting of ['', '220 mail.example ESMTP\r\n']) {
    const silent = createServer((socket) => {
      socket.on('error', () => {})
      socket.write(greeting)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    expect(await createSmtp({ url: `smtp://127.0.0.1:${port}`, from }).send(mail)).toBe('later')
  }
})
