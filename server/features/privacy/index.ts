/** Export and deletion of a learner's data. */
export { eraseDeletedUsers } from './delete-account.ts'
export { readWholeLearner } from './read-whole-learner.ts'
