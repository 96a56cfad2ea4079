/** What other parts need of recordings: they go with their learner, jobs remove what is deleted, and what is said elsewhere is checked and scored alike. */
export { checkWav } from './check-wav.ts'
export { removeOldRecordings } from './recordings.ts'
export { eraseOfLearner as eraseRecordings } from './recordings.store.ts'
export { recordingScoring } from './score-recordings.ts'
export { formatScore } from './format-score.ts'
export { listSounds } from './list-sounds.ts'
export { findTarget } from './scoring-target.ts'
export { removeFiles } from './remove-files.ts'
