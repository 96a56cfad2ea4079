/** What other parts of the server may use of payment. */
export { sweepOrders } from './payments/order-sweeper.ts'
export { createBillingDeps } from './billing-deps.ts'
export { refundableUntil } from './orders/present-order.ts'
export { findOrder } from './orders/orders.store.ts'
export { endRenewal } from './subscriptions/subscriptions.ts'
