/** A round number that a session has reached; its end says it once. */
import * as z from 'zod/mini'

export const Milestone = z.object({
  /** Days of the study streak, or words that count as learned. */
  kind: z.enum(['streak', 'words']),
  count: z.int(),
})
export type Milestone = z.infer<typeof Milestone>
