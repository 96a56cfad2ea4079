/** What other parts need of recordings: they go with their learner, and jobs remove what is deleted. */
export { removeOldRecordings } from './recordings.ts'
export { eraseOfLearner as eraseRecordings } from './recordings.store.ts'
export { recordingScoring } from './score-recordings.ts'
export { removeFiles } from './remove-files.ts'
