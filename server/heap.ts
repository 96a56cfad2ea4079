/** How far the heap may grow before V8 collects what is dead in it. */
import { setFlagsFromString } from 'node:v8'

/** Dead objects that may gather, in percent of what was alive at the last collection. */
const GARBAGE = 50

/**
 * Bounds what is dead in the heap. V8 would let it grow to four times what is alive on a machine with memory to spare, and calls that wait for
 * each other under load leave some ten megabytes a second there. No limit of the heap: what is alive may take what it needs. V8 reads the
 * setting at the end of each collection, so it counts however the server was started.
 */
export function boundGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE}`)
}
