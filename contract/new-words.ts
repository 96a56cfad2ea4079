import * as z from 'zod/mini'

/** How many new words a day is good for, and how far today has come. */
export const NewWords = z.object({
  per_day: z.int(),
  /** Words answered today for the first time. */
  begun: z.int(),
  /** New words that today still has room for. */
  left: z.int(),
  /** New ones wait: more than 100 words are due. */
  waiting: z.boolean(),
  /** Present where a plan for an exam says how many. */
  planned: z.optional(z.literal(true)),
})
export type NewWords = z.infer<typeof NewWords>
