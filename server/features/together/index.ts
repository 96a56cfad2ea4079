/** Learning together, for other features: duels are asked for in messages, played as runs and deleted in time. */
export { createDuel, duelToPlay, tellDuelPlayed } from './duels.ts'
export { removeOldDuels } from './duels.store.ts'
export { tellReachedGoals } from './goals.ts'
