/** Notes for other features. */
export { removeOldBin } from './bin.store.ts'
