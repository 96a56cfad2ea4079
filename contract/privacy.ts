/** Taking one's data along, and leaving. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { Instant } from './patterns.ts'

export const exportData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  limit: 'export',
  summary:
    'Everything that is kept about the learner, as one ZIP file: wordgrove.json, and the sound of each recording. Needs a fresh proof.',
  response: { raw: 'application/zip' },
  errors: ['reauth_required', 'busy'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  limit: 'api',
  summary:
    'Ends every session and hides the learner at once; 14 days later everything goes, unless they sign in before. Needs a fresh proof. The last administrator stays.',
  /** When everything goes. */
  response: z.object({ erased_at: Instant }),
  errors: ['last_administrator', 'reauth_required'],
})
