/** How much a learner has used of what their tier limits by the day. */
export { broughtAlong, checkLimit, countUse, giveBack, tierAt } from './quota.store.ts'
