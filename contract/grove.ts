/** A learner's words as plants. What they look like, rules/plants.ts says. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { bedsBy, HOME_PLANTS, MOST_PLANTS } from './grove-limits.ts'
import { Bilingual, Instant } from './patterns.ts'

const shared = {
  /** Id of the word; below 0 a learner's own. */
  id: z.int(),
  word: z.string(),
  stage: z.enum(['seed', 'sprout', 'sapling', 'bush', 'tree']),
  posture: z.enum(['upright', 'slight', 'leaning']),
  /** Chance of remembering it now, 0 to 1. */
  recall: z.number(),
  /** When it is thirsty next; past when it is thirsty, null when it needs no practice. */
  due: z.nullable(Instant),
  /** Slug of its category of pictures; null for words of exam lists and own words. */
  category: z.nullable(z.string()),
}

export const Plant = z.object({
  ...shared,
  meaning: Bilingual,
  /** Picture file of the word. */
  picture: z.nullable(z.string()),
})
export type Plant = z.infer<typeof Plant>

/** Every word is one of the three. */
export const GroveSummary = z.object({
  words: z.int(),
  /** Due now. */
  thirsty: z.int(),
  /** Neither due nor known well. */
  growing: z.int(),
  /** Known well and not due. */
  in_fruit: z.int(),
})
export type GroveSummary = z.infer<typeof GroveSummary>

export const Grove = z.object({ summary: GroveSummary, plants: z.array(Plant) })
export type Grove = z.infer<typeof Grove>

export const getGrove = endpoint({
  method: 'GET',
  path: '/api/grove',
  access: 'guest',
  limit: 'api',
  summary: `How many words grow, are thirsty and are in fruit, and the newest ${HOME_PLANTS} of them as plants, in the order of planting.`,
  response: Grove,
})

/** By what the whole grove is laid out in beds. */
export const BedsBy = z.enum(bedsBy)
export type BedsBy = z.infer<typeof BedsBy>

export const BedPlant = z.object({
  ...shared,
  /** Of a learner's own words; `GET /api/words/{word}` tells it of all others. */
  meaning: z.optional(Bilingual),
})
export type BedPlant = z.infer<typeof BedPlant>

export const GroveBeds = z.object({
  summary: GroveSummary,
  /** In the order of the product's topics and courses, notes by name. `title` is null for the words of none of them, which come last. */
  beds: z.array(z.object({ id: z.string(), title: z.nullable(Bilingual), plants: z.array(BedPlant) })),
})
export type GroveBeds = z.infer<typeof GroveBeds>

export const getGroveBeds = endpoint({
  method: 'GET',
  path: '/api/grove/beds',
  access: 'guest',
  limit: 'api',
  summary: `Every word as a plant in beds by topic, course or note; the newest ${MOST_PLANTS} at most. A word stands in one bed.`,
  query: z.strictObject({ by: z.optional(BedsBy) }),
  response: GroveBeds,
})
