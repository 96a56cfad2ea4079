/** A push service on this machine that keeps what it is given, and browsers that can read it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
  readonly pair: ECDH
}

export function createBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url'), pair }
}

/** Reads a message as a browser does: the receiver's side of RFC 8291 and RFC 8188, written apart from the server's. */
export function decryptPush({ pair, auth }: BrowserKeys, body: Buffer): string {
  const keyLength = body.readUInt8(20)
  const [recordSalt, senderKey, record] = [
    body.subarray(0, 16),
    body.subarray(21, 21 + keyLength),
    body.subarray(21 + keyLength),
  ]
  const derive = (from: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derive(pair.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, recordSalt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, recordSalt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

interface KeptPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface FakePush {
  readonly origin: string
  readonly pushes: readonly KeptPush[]
  /** What the next ones hear; 201 takes them, 0 hangs. */
  answer(status: number): void
  close(): Promise<void>
}

export async function startFakePush(): Promise<FakePush> {
  const pushes: KeptPush[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushes.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      const headers = status === 307 ? { Location: 'http://127.0.0.1:1/elsewhere' } : {}
      if (status > 0) response.writeHead(status, headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    pushes,
    answer: (next) => void (status = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
