import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects garbage now, as may happen at any time. */
export const collectGarbage = runInNewContext('gc') as () => void
