/** How the stand-in for the scorer's process behaves, by the first sample of a recording. */
export const ANSWERS = 1
export const HANGS = 2
export const DIES = 3
export const FAILS = 4
