/** Figures and choices of the grove. Apart from the schemas, so that a browser knows them without those. */

/** The newest words, which home draws one by one; of the rest it draws one tree for ten. */
export const HOME_PLANTS = 60
/** The most words that the whole grove shows, the newest. */
export const MOST_PLANTS = 10_000
/** By what the whole grove is laid out in beds. */
export const bedsBy = ['topic', 'course', 'note'] as const
