import { and, eq, lt } from 'drizzle-orm'
import { LEARNED } from '#rules/memory'
import { cards } from '../../db/schema/learning.ts'

/**
 * The condition of cards whose word counts as learned: from the day after its first answer. Until then it grows, however well it went.
 *
 * @param today when the learner's present day began
 */
export const isLearnedBefore = (today: Date) => and(eq(cards.state, LEARNED), lt(cards.begunAt, today))
