/** Rewards for invitations. */
export { thankForInvitation } from './invitations.store.ts'
