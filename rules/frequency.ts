/** The frequency rank of a word that no list ranks: rarer than any ranked one. */
export const UNRANKED = 100_000
