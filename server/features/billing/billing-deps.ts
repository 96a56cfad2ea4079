import type { Deps } from '../../deps.ts'
import { createAlipay, type Alipay } from '../../providers/alipay/index.ts'
import { createDemoAlipay } from './demo-cashier/demo-alipay.ts'
import { createMail, type Mail } from '../outbox/index.ts'
import { createStripe } from '../../providers/stripe/create-stripe.ts'
import type { Stripe } from '../../providers/stripe/index.ts'

/** What payment needs besides what every feature is given; null where a provider is not configured. */
export interface BillingDeps extends Deps {
  readonly mail: Mail | null
  readonly alipay: Alipay | null
  readonly stripe: Stripe | null
}

export const createBillingDeps = (deps: Deps): BillingDeps => ({
  ...deps,
  mail: createMail(deps.env),
  alipay: deps.env.payments.hasDemoCashier ? createDemoAlipay(deps.env) : createAlipay(deps.env.payments.alipay),
  stripe: createStripe(deps.env.payments.stripe),
})
