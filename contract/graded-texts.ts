/** Short texts that we wrote, by level, in the library of the reader. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { Bilingual, ClientId } from './patterns.ts'
import { ReaderCard } from './reader.ts'
import { readingLevels } from './reading-levels.ts'

export const GradedText = z.object({
  /** Its id as a text of the learner, once it is kept. */
  id: z.string(),
  level: z.enum(readingLevels),
  title: Bilingual,
  /** A sentence about it. */
  lead: Bilingual,
  /** Running words, names and numbers left out. */
  words: z.int(),
  /** Share of them that the learner knows, 0 to 1. */
  share: z.number(),
  /** It is among the learner’s texts. */
  kept: z.boolean(),
})
export type GradedText = z.infer<typeof GradedText>

export const listGradedTexts = endpoint({
  method: 'GET',
  path: '/api/reader/graded-texts',
  access: 'user',
  limit: 'api',
  summary:
    'Sixty short texts of ours from the easiest level to the hardest, each with the share of its words that the learner knows.',
  response: z.object({ texts: z.array(GradedText) }),
  errors: ['content_loading'],
})

export const keepGradedText = endpoint({
  method: 'POST',
  path: '/api/reader/graded-texts',
  access: 'user',
  limit: 'runs',
  status: 201,
  summary: 'Puts a text of ours among the learner’s texts; again, or after it was deleted, it is there once.',
  body: z.strictObject({ id: ClientId }),
  response: ReaderCard,
  errors: ['not_found', 'reader_full', 'content_loading'],
})
