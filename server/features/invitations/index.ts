/** Rewards for invitations, and days of VIP that nobody paid for. */
export { addVipDays, thankForInvitation } from './invitations.store.ts'
