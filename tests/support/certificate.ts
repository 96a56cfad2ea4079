/** Certificates of this machine, made for a test. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  /** The certificate as a file, for programs that are told whom to believe. */
  readonly file: string
  readonly tls: { readonly key: string; readonly cert: string }
}

/** A certificate of 127.0.0.1 and localhost by themselves, or one that ended yesterday. The folder takes the files. */
export function makeCertificate(folder: string, { isExpired = false } = {}): Certificate {
  const name = isExpired ? 'expired' : 'valid'
  const path = (kind: string) => join(folder, `${name}-${kind}`)
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' })
  writeFileSync(path('extensions'), 'subjectAltName=IP:127.0.0.1,DNS:localhost\n')
  openssl(
    ...['req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'],
    ...['-keyout', path('key.pem'), '-out', path('request.pem')],
  )
  openssl(
    ...['x509', '-req', '-in', path('request.pem'), '-signkey', path('key.pem'), '-days', isExpired ? '-1' : '2'],
    ...['-extfile', path('extensions'), '-out', path('cert.pem')],
  )
  return {
    file: path('cert.pem'),
    tls: { key: readFileSync(path('key.pem'), 'utf8'), cert: readFileSync(path('cert.pem'), 'utf8') },
  }
}
