/** Whether Alipay's settings can be used: each fault names the variable and never what it holds. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { AlipaySettings } from '../../env-payments.ts'

export interface AlipaySettingsFault {
  readonly name: string
  readonly kind: 'missing' | 'unusable'
}

export interface UsableAlipay {
  readonly appId: string
  readonly sellerId: string
  /** Always PKCS#8, converted from the configured format: the SDK gets one format. */
  readonly privateKey: string
  readonly publicKey: string
  readonly gateway: URL
}

/** PEM as it is, also with its line ends written as \n; bare base64 in the armour of each format in turn. */
function readKey(text: string, labels: readonly string[], read: (pem: string) => KeyObject): KeyObject | undefined {
  const unfolded = text.replaceAll('\\n', '\n').trim()
  const candidates = unfolded.startsWith('-----')
    ? [unfolded]
    : labels.map((label) => `-----BEGIN ${label}-----\n${unfolded}\n-----END ${label}-----`)
  for (const pem of candidates) {
    try {
      const key = read(pem)
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // Another format, or no key at all.
    }
  }
  return undefined
}

/** The settings ready for use, or everything that is wrong with them. */
export function checkAlipay(settings: AlipaySettings): UsableAlipay | readonly AlipaySettingsFault[] {
  const { appId, sellerId, gateway, rate } = settings
  const faults: AlipaySettingsFault[] = []
  const missing = (name: string) => void faults.push({ name, kind: 'missing' })
  const unusable = (name: string) => void faults.push({ name, kind: 'unusable' })

  if (!appId) missing('ALIPAY_APP_ID')
  else if (!/^\d{8,32}$/.test(appId)) unusable('ALIPAY_APP_ID')
  const privateKey =
    settings.privateKey && readKey(settings.privateKey, ['PRIVATE KEY', 'RSA PRIVATE KEY'], createPrivateKey)
  if (!settings.privateKey) missing('ALIPAY_PRIVATE_KEY')
  else if (!privateKey) unusable('ALIPAY_PRIVATE_KEY')
  const publicKey = settings.publicKey && readPublicKey(settings.publicKey)
  if (!settings.publicKey) missing('ALIPAY_PUBLIC_KEY')
  else if (!publicKey) unusable('ALIPAY_PUBLIC_KEY')
  if (!sellerId) missing('ALIPAY_SELLER_ID')
  else if (!/^2088\d{12}$/.test(sellerId)) unusable('ALIPAY_SELLER_ID')
  if (rate === undefined) missing('ALIPAY_CNY_PER_USD')
  // The application's own public key in the place of Alipay's is the commonest mistake.
  if (privateKey && publicKey && pemOf(createPublicKey(privateKey)) === pemOf(publicKey)) unusable('ALIPAY_PUBLIC_KEY')

  if (faults.length > 0 || !appId || !sellerId || !privateKey || !publicKey || rate === undefined) return faults
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' })
  return { appId, sellerId, privateKey: String(pkcs8), publicKey: pemOf(publicKey), gateway }
}

/** A private key holds a public one too, but has no business here. */
const readPublicKey = (text: string) =>
  text.includes('PRIVATE') ? undefined : readKey(text, ['PUBLIC KEY', 'RSA PUBLIC KEY'], createPublicKey)

const pemOf = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))
