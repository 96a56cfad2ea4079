/** Notes for other features. */
export { removeOldBin } from './bin.ts'
