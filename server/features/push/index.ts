/** Push, for the jobs. */
export { createPush } from './create-push.ts'
export { deliverPushes } from './delivery.ts'
