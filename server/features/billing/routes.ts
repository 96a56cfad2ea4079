import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { listForAdmin, refundByAdmin } from './administration.ts'
import { takeAlipayNotice, takeStripeEvent } from './notices.ts'
import { readOffer } from './offer.ts'
import { check, create, createByAlipay, list, read, simulate, testAlipay } from './orders.ts'
import { createBillingParts } from './parts.ts'
import { cancelRenewal, readSubscription } from './subscriptions.ts'

type BillingHandlers = Pick<
  Handlers,
  | 'listPlans'
  | 'createOrder'
  | 'listOrders'
  | 'getOrder'
  | 'checkOrder'
  | 'simulatePayment'
  | 'testAlipay'
  | 'createAlipay'
  | 'alipayNotify'
  | 'stripeWebhook'
  | 'getSubscription'
  | 'cancelRenewal'
  | 'adminListOrders'
  | 'refundOrder'
>

export function billingHandlers(deps: Deps): BillingHandlers {
  const parts = createBillingParts(deps)
  return {
    listPlans: (_, { session }) => readOffer(parts, session),
    createOrder: ({ body }, call) => create(parts, call, body),
    listOrders: (_, { session }) => list(parts, session),
    getOrder: ({ params }, { session }) => read(parts, session, params.id),
    checkOrder: ({ params }, { session }) => check(parts, session, params.id),
    simulatePayment: ({ params }, { session }) => simulate(parts, session, params.id),
    testAlipay: (_, call) => testAlipay(parts, call),
    createAlipay: ({ body }, call) => createByAlipay(parts, call, body),
    alipayNotify: ({ file }) => takeAlipayNotice(parts, file),
    stripeWebhook: ({ file }, { header }) => takeStripeEvent(parts, file, header('stripe-signature')),
    getSubscription: async (_, { session }) => ({ subscription: await readSubscription(parts, session) }),
    cancelRenewal: async (_, { session }) => ({ subscription: await cancelRenewal(parts, session) }),
    adminListOrders: ({ query }) => listForAdmin(parts, query),
    refundOrder: ({ params, body }, { session }) => refundByAdmin(parts, session, params.id, body.note),
  }
}
