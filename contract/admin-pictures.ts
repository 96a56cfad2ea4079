/** How well learners understand the pictures, for administrators. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'

export const PictureStatistics = z.object({
  word: RunWord,
  /** First answers to questions in which the picture stood for the word. */
  asked: z.int(),
  /** Of these, right and without a hint. */
  right: z.int(),
  /** What was most often given instead; null while nothing was. */
  mistaken: z.nullable(z.object({ headword: z.string(), times: z.int() })),
  /** Open reports of the word as a whole, which its picture belongs to. */
  reports: z.int(),
})
export type PictureStatistics = z.infer<typeof PictureStatistics>

export const PictureOrder = z.enum(['missed', 'reported'])
export type PictureOrder = z.infer<typeof PictureOrder>

export const adminListPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  access: 'admin',
  limit: 'api',
  summary:
    'Pictures with how often they were asked about and understood, the worst first, or those with the most reports. A few answers weigh little.',
  query: z.strictObject({
    order: z.optional(PictureOrder),
    /** Pages from 1 on. */
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
  }),
  response: z.object({ items: z.array(PictureStatistics), page: z.int(), pages: z.int() }),
})
