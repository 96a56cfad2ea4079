/** Providers of text messages on this machine: they recompute the signature of every request as their documents say, by other means. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

export interface KeptText {
  readonly phone: string
  readonly template: string
  readonly signName: string
  readonly code: string | undefined
}

/** ok: takes it; limit: refuses as for too many; garbage, reset and hang: what happens on the way. */
export type SmsMood = 'ok' | 'limit' | 'garbage' | 'reset' | 'hang'

export interface FakeSms {
  readonly variables: Readonly<Record<string, string>>
  readonly taken: readonly KeptText[]
  /** Requests of whatever kind. */
  readonly asked: () => number
  feel(mood: SmsMood): void
  close(): Promise<void>
}

const SECRET = 'the secret of the tests'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Asked {
  readonly headers: IncomingMessage['headers']
  readonly query: string
  readonly body: string
}

const partOf = (authorization: string, name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? ''

/** The text message of an Aliyun request; undefined when its signature is not right. */
function aliyun({ headers, query, body }: Asked): KeptText | undefined {
  const authorization = headers.authorization ?? ''
  const names = partOf(authorization, 'SignedHeaders').split(';')
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('')
  const request = `POST\n/\n${query}\n${lines}\n${names.join(';')}\n${sha256(body)}`
  const right = hmac(SECRET, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex')
  const sorted = query.split('&').toSorted().join('&') === query
  if (partOf(authorization, 'Signature') !== right || !sorted || headers['x-acs-action'] !== 'SendSms') return undefined
  const values = new URLSearchParams(query)
  const { code } = JSON.parse(values.get('TemplateParam') ?? '{}') as { code?: string }
  const text = (name: string) => values.get(name) ?? ''
  return { phone: text('PhoneNumbers'), template: text('TemplateCode'), signName: text('SignName'), code }
}

/** The text message of a Tencent request; undefined when its signature is not right. */
function tencent({ headers, body }: Asked): KeptText | undefined {
  const authorization = headers.authorization ?? ''
  const time = String(headers['x-tc-timestamp'])
  const day = new Date(Number(time) * 1000).toISOString().slice(0, 10)
  const host = String(headers.host).split(':')[0]
  // The service is the first label of the host: sms of sms.tencentcloudapi.com.
  const scope = `${day}/${host?.split('.')[0]}/tc3_request`
  const head = `content-type:${headers['content-type']}\nhost:${host}\n`
  const request = `POST\n/\n\n${head}\ncontent-type;host\n${sha256(body)}`
  const key = scope.split('/').reduce<string | Buffer>(hmac, `TC3${SECRET}`)
  const right = hmac(key, `TC3-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`).toString('hex')
  if (partOf(authorization, 'Signature') !== right || headers['x-tc-action'] !== 'SendSms') return undefined
  const values = JSON.parse(body) as Record<string, string> & { PhoneNumberSet: string[]; TemplateParamSet: string[] }
  const { PhoneNumberSet, TemplateParamSet, TemplateId = '', SignName = '' } = values
  const phone = PhoneNumberSet[0]?.replace('+86', '') ?? ''
  return { phone, template: TemplateId, signName: SignName, code: TemplateParamSet[0] }
}

const dialects = {
  aliyun: {
    read: aliyun,
    ok: { Code: 'OK', Message: 'OK', BizId: '1', RequestId: '1' },
    limit: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'too many', RequestId: '1' },
    unsigned: { Code: 'SignatureDoesNotMatch', Message: 'signature', RequestId: '1' },
  },
  tencent: {
    read: tencent,
    ok: { Response: { SendStatusSet: [{ Code: 'Ok', Fee: 1 }], RequestId: '1' } },
    limit: { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit', Fee: 0 }], RequestId: '1' } },
    unsigned: { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'signature' }, RequestId: '1' } },
  },
} as const

export async function startFakeSms(provider: keyof typeof dialects): Promise<FakeSms> {
  const dialect = dialects[provider]
  const taken: KeptText[] = []
  let mood: SmsMood = 'ok'
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    let body = ''
    for await (const part of request) body += String(part)
    if (mood === 'hang') return
    if (mood === 'reset') return void request.socket.destroy()
    if (mood === 'garbage') return void response.writeHead(500).end('oops')
    const query = request.url?.split('?')[1] ?? ''
    const message = dialect.read({ headers: request.headers, query, body })
    if (message && mood === 'ok') taken.push(message)
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(message ? dialect[mood] : dialect.unsigned))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    variables: {
      SMS_PROVIDER: provider,
      SMS_KEY_ID: 'key-of-the-tests',
      SMS_KEY_SECRET: SECRET,
      SMS_SIGN_NAME: '词林',
      SMS_TEMPLATE: 'SMS_123',
      SMS_NOTICE_TEMPLATE: 'SMS_456',
      SMS_APP_ID: '1400000001',
      SMS_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    taken,
    asked: () => asked,
    feel: (next) => void (mood = next),
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
