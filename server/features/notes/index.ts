/** Notes for other features. */
export { removeOldBin } from './bin.store.ts'
export { readPageWords } from './page-words.ts'
