/** Levels of the texts that we wrote, from the easiest on; all but the first are named after the word list whose words they use. */
export const readingLevels = ['starter', 'zk', 'gk', 'cet4', 'cet6', 'ielts'] as const
export type ReadingLevel = (typeof readingLevels)[number]
