/** Learning together, for other features: duels are asked for in messages and played as runs. */
export { createDuel, duelToPlay, tellDuelPlayed } from './duels.ts'
export { tellReachedGoals } from './goals.ts'
