/** Which providers this installation calls. */
import type { ProviderHealth } from '#contract/admin-overview'
import type { Deps } from '../../deps.ts'
import { createAlipay } from '../../providers/alipay/index.ts'

export type ProviderSetups = Readonly<Record<ProviderHealth['name'], ProviderHealth['setup']>>

export function readProviderSetups({ env, scorer }: Pick<Deps, 'env' | 'scorer'>): ProviderSetups {
  const isDemo = env.mode === 'demo'
  const { payments } = env
  return {
    mail: env.smtp ? 'service' : isDemo ? 'demo' : 'off',
    sms: env.sms ? 'service' : isDemo ? 'demo' : 'off',
    google: env.googleClientId === null ? 'off' : 'service',
    alipay: payments.hasDemoCashier ? 'demo' : createAlipay(payments.alipay) ? 'service' : 'off',
    stripe: payments.stripe ? 'service' : payments.mode === 'demo' ? 'demo' : 'off',
    ai: env.ai ? 'service' : 'off',
    voice: env.tts ? 'service' : 'own',
    scorer: env.scorer ? 'service' : scorer ? 'own' : 'off',
    storage: env.s3 ? 'service' : 'own',
  }
}
