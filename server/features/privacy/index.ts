/** Export, deletion and restore of a learner's data. */
export { eraseDeletedUsers } from './delete-account.ts'
export { filesIn, findAccount, readCopy, type CopiedRows } from './learner-copy.store.ts'
export { readWholeLearner } from './read-whole-learner.ts'
export { restoreLearner } from './restore-learner.ts'
