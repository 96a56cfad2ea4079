/** Orders and subscriptions for other features. */
export { readDemoKeys } from './demo-cashier/demo-keys.ts'
export { removeOldTrades } from './demo-cashier/demo-trades.store.ts'
export { createBillingDeps } from './billing-deps.ts'
export { countFailedOrders } from './orders/admin-orders.store.ts'
export { findOrder } from './orders/orders.store.ts'
export { refundableUntil } from './orders/present-order.ts'
export { sweepOrders } from './payments/order-sweeper.ts'
export { endRenewal, findSubscription } from './subscriptions/subscriptions.store.ts'
