import { createKeyedSemaphore } from '../../semaphore.ts'

/** So many calls of one learner wait; a browser sends its answers one call after the other. */
const QUEUE = 100

/**
 * Runs what writes answers of a learner one after the other in this process, keyed by the learner. In the database they wait for each other
 * anyway, by the lock of the learner's day, but there each holds a connection: ten calls of one learner would leave none for anybody, and
 * whoever waits longer than a second for one is told 503. Throws QueueFullError.
 */
export const inLearnerTurn = createKeyedSemaphore(1, QUEUE)
