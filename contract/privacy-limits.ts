/** Figures of privacy. Apart from the schemas, so that a browser knows them without those. */

/** Days in which signing in takes a deletion back. */
export const daysToReturn = 14
