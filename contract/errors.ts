/** The one shape of an error. `message` is in the asked language; `fields` says it again beside each wrong field. */
import * as z from 'zod/mini'

export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBody = z.infer<typeof ErrorBody>
