/**
 * Builders of every address of the product, derived from the table of pages: `routes.word({ word: 'give up' })` is /word/give%20up. What a page's path
 * does not name goes into the query. No other module writes a path by hand.
 */
import { pages } from './pages.ts'
import { buildRoutes } from './route-builder.ts'

export type { PlainPage } from './route-builder.ts'

/** The tutor among the conversations of /chat. */
export const TUTOR = 'tutor'

export const routes = buildRoutes(pages)
