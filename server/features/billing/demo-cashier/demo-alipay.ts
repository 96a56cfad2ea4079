/** Alipay's adapter with the settings of the demo's own cashier and gateway: the same code, keys and signatures as with Alipay. */
import { askDemoAlipay, showDemoCashier } from '#contract/demo-cashier'
import type { Env } from '../../../env.ts'
import type { AlipaySettings } from '../../../env-payments.ts'
import { createAlipay, type Alipay } from '../../../providers/alipay/index.ts'
import { readDemoKeys } from './demo-keys.ts'

export const DEMO_APP_ID = '2021000000000000'
export const DEMO_SELLER_ID = '2088000000000000'

/** Where this server reaches itself, also behind a proxy. */
export function ownAddress({ host, port }: Pick<Env, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** What the payment feature runs with: the configured settings, or in a demo without keys those of its own cashier. */
export function alipaySettingsOf(env: Env): AlipaySettings {
  const { alipay, hasDemoCashier } = env.payments
  if (!hasDemoCashier) return alipay
  const keys = readDemoKeys(env.dataDir)
  return {
    ...alipay,
    appId: DEMO_APP_ID,
    sellerId: DEMO_SELLER_ID,
    privateKey: keys.app.privateKey,
    publicKey: keys.alipay.publicKey,
    gateway: new URL(ownAddress(env) + askDemoAlipay.path),
    cashier: new URL(env.origin + showDemoCashier.path),
  }
}

/** The demo's Alipay. It reads its keys when it first needs them: the first time makes them, which takes a moment. */
export function createDemoAlipay(env: Env): Alipay {
  let created: Alipay | null = null
  const alipay = () => {
    created ??= createAlipay(alipaySettingsOf(env))
    if (!created) throw new Error('the settings of the demo cashier cannot be used')
    return created
  }
  return {
    host: new URL(env.origin).host,
    payUrl: (...given) => alipay().payUrl(...given),
    query: (...given) => alipay().query(...given),
    close: (...given) => alipay().close(...given),
    refund: (...given) => alipay().refund(...given),
    readNotice: (...given) => alipay().readNotice(...given),
  }
}
