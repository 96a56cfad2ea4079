/** What other parts of the server may use of payment. */
export { sweepOrders } from './checking.ts'
export { createBillingParts } from './parts.ts'
export { refundableUntil } from './present.ts'
export { findOrder } from './store.ts'
export { endRenewal } from './subscriptions.ts'
