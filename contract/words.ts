/** The dictionary as the browser hears it. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { text } from './patterns.ts'

export const wordAudio = endpoint({
  method: 'GET',
  path: '/api/words/{word}/audio',
  access: 'public',
  limit: 'audio',
  summary: 'A dictionary word, spoken. Public and cacheable, since a sound element sends no token.',
  params: z.strictObject({ word: text(64) }),
  query: z.strictObject({ accent: z.optional(z.enum(['us', 'uk'])), rate: z.optional(z.enum(['normal', 'slow'])) }),
  response: { raw: 'audio/wav' },
  errors: ['audio_unavailable', 'busy'],
})
