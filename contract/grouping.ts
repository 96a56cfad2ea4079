/** Smart grouping: a pasted text or list becomes words in groups by topic, ready to be kept as the pages of a note. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Bilingual, text } from './patterns.ts'
import { GROUPING_CHARACTERS } from './sizes.ts'
import { WordSummary } from './words.ts'

export const WordGroup = z.object({
  /** Topic in both languages; a name from the AI provider is the same in both. */
  title: Bilingual,
  words: z.array(
    z.object({
      ...WordSummary.shape,
      /** The learner remembers it: its card is in review. */
      known: z.boolean(),
      /** How often it occurs in the text. */
      count: z.int(),
    }),
  ),
})
export type WordGroup = z.infer<typeof WordGroup>

export const Grouping = z.object({
  /** The largest first; what fits no topic comes last. Every word once. */
  groups: z.array(WordGroup),
  /** Texts that the dictionary does not know, as they were typed. */
  not_found: z.array(z.string()),
  /** Words in all groups, and those of them that the learner remembers. */
  total: z.int(),
  known: z.int(),
  /** Whether an AI provider named and refined the groups. */
  refined: z.boolean(),
})
export type Grouping = z.infer<typeof Grouping>

export const groupWords = endpoint({
  method: 'POST',
  path: '/api/groupings',
  access: 'user',
  limit: 'api',
  summary: 'Groups the words of a text by topic. Nothing is kept; a grouping without words is not counted.',
  body: z.strictObject({ text: text(GROUPING_CHARACTERS).check(z.trim(), z.minLength(1, message('field_invalid'))) }),
  response: Grouping,
  errors: ['grouping_no_match', 'grouping_failed', 'vip_required', 'limit_reached', 'content_loading'],
})
