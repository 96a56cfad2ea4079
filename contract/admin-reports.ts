/** Mistakes that learners reported, for administrators. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Cursor, Instant } from './patterns.ts'
import { sectionKinds } from './words.ts'

export const WordReport = z.object({
  id: z.string(),
  headword: z.string(),
  /** The block of the word; null for the word as a whole: its sound, phonetics or picture. */
  section: z.nullable(z.enum(sectionKinds)),
  text: z.string(),
  /** Username of who reported it; null once they have left. */
  reporter: z.nullable(z.string()),
  at: Instant,
})
export type WordReport = z.infer<typeof WordReport>

export const adminListReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  limit: 'api',
  summary: 'Reported mistakes that nobody has dealt with, the oldest first.',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(WordReport), next: z.nullable(z.string()) }),
})

export const resolveReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/{id}/resolve',
  access: 'admin',
  limit: 'api',
  summary: 'Takes a reported mistake off the list. Again changes nothing.',
  params: z.strictObject({ id: z.uuid(message('not_found')) }),
  status: 204,
  errors: ['not_found'],
})
