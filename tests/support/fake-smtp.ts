/** A mail server on this machine that speaks the real protocol and keeps what it is given. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface KeptMail {
  readonly from: string
  readonly to: readonly string[]
  /** Head and body as they came. */
  readonly source: string
  readonly encrypted: boolean
}

export interface FakeSmtp {
  /** Address with user and password, as the settings name it. */
  readonly url: string
  readonly mails: readonly KeptMail[]
  /** What the next recipients hear; 250 takes the mail. */
  answer(code: 250 | 451 | 550): void
  close(): Promise<void>
}

interface FakeSmtpOptions {
  readonly startTls?: boolean
  /** A certificate of one's own, for a server that is to believe it. */
  readonly tls?: { readonly key: string; readonly cert: string }
}

export async function startFakeSmtp({ startTls = true, tls }: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const mails: KeptMail[] = []
  let code = 250
  const server = new SMTPServer({
    logger: false,
    ...tls,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'wordgrove' && password === 'p@ss word'
        ? done(null, { user: username })
        : done(new Error('wrong user or password')),
    onRcptTo(_address, _session, done) {
      if (code === 250) done()
      else done(Object.assign(new Error('not now or never'), { responseCode: code }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
          encrypted: session.secure,
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => listening.once('listening', resolve))
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://wordgrove:p%40ss%20word@127.0.0.1:${port}`,
    mails,
    answer: (next) => void (code = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
