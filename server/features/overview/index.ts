/** The start page of administrators. */
export { sampleQueues } from './queue-lengths.ts'
