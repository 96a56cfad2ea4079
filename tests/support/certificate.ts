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
  const [key, request, cert] = [path('key.pem'), path('request.pem'), path('cert.pem')]
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', request)
  const days = isExpired ? '-1' : '2'
  const signing = ['-signkey', key, '-days', days, '-extfile', path('extensions')]
  openssl('x509', '-req', '-in', request, ...signing, '-out', cert)
  return {
    file: cert,
    tls: { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') },
  }
}
