/** Restore points, for the jobs. */
export { makeNightPoints, removeOldPoints } from './nightly.ts'
