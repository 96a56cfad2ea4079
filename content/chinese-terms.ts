/** What learners type in Chinese for an everyday word whose entry says it in other words: 跑步 for 'run', 早饭 for 'breakfast'. */
import terms from './authored/chinese-terms.json' with { type: 'json' }

/** Headwords by the Chinese term, the likeliest first. */
export const chineseTerms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(terms))
