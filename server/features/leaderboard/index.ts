/** The leaderboard for other features: whom others see. */
export { isShown } from './leaderboard.store.ts'
