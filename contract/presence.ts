/** Which contacts are here. Coarse on purpose: two words, never a time. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'

export const listPresence = endpoint({
  method: 'GET',
  path: '/api/presence',
  access: 'user',
  limit: 'api',
  summary:
    'Contacts who have a page open now, and others who had one today (the caller’s day): only those who show it, and only to a caller who shows it too.',
  response: z.object({
    /** Ids of learners; nobody is in both. */
    online: z.array(z.string()),
    today: z.array(z.string()),
  }),
})
