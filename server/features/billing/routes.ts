import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listOrdersForAdmin, refundOrderByAdmin } from './orders/admin-orders.ts'
import { handleAlipayCallback, handleStripeEvent } from './payments/callbacks.ts'
import { readOffer } from './payments/offer.ts'
import {
  checkOrderNow,
  placeOrder,
  createByAlipay,
  listOrders,
  readOrder,
  simulatePayment,
  testAlipay,
} from './orders/orders.ts'
import { askGateway, payAtCashier, showCashier } from './demo-cashier/demo-cashier.ts'
import { createBillingDeps } from './billing-deps.ts'
import { cancelRenewal, readSubscription } from './subscriptions/subscriptions.ts'

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
  | 'showDemoCashier'
  | 'payAtDemoCashier'
  | 'askDemoAlipay'
  | 'getSubscription'
  | 'cancelRenewal'
  | 'adminListOrders'
  | 'refundOrder'
>

export function billingHandlers(deps: Deps): BillingHandlers {
  const parts = createBillingDeps(deps)
  return {
    listPlans: (_, { session }) => readOffer(parts, session),
    createOrder: ({ body }, call) => placeOrder(parts, call, body),
    listOrders: (_, { session }) => listOrders(parts, session),
    getOrder: ({ params }, { session }) => readOrder(parts, session, params.id),
    checkOrder: ({ params }, { session }) => checkOrderNow(parts, session, params.id),
    simulatePayment: ({ params }, { session }) => simulatePayment(parts, session, params.id),
    testAlipay: (_, call) => testAlipay(parts, call),
    createAlipay: ({ body }, call) => createByAlipay(parts, call, body),
    alipayNotify: ({ file }) => handleAlipayCallback(parts, file),
    stripeWebhook: ({ file }, { header }) => handleStripeEvent(parts, file, header('stripe-signature')),
    showDemoCashier: ({ query }, { language }) => showCashier(parts, query, language),
    payAtDemoCashier: ({ file }, { language }) => payAtCashier(parts, file, language),
    askDemoAlipay: ({ query, file }) => askGateway(parts, query, file),
    getSubscription: async (_, { session }) => ({ subscription: await readSubscription(parts, session) }),
    cancelRenewal: async (_, { session }) => ({ subscription: await cancelRenewal(parts, session) }),
    adminListOrders: ({ query }) => listOrdersForAdmin(parts, query),
    refundOrder: ({ params, body }, { session }) => refundOrderByAdmin(parts, session, params.id, body.note),
  }
}
