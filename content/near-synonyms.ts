/** Notes that we wrote on words that learners confuse, by group: what sets each word apart from the others, in both languages. */
import * as z from 'zod/mini'
import authored from './authored/near-synonyms.json' with { type: 'json' }
import { groupBy } from './group-by.ts'
import type { NearSynonymRow } from './rows.ts'
import { bothTexts } from './texts.ts'

const NOTES_PER_WORD = 2

const group = z.object({
  /** What the words have in common. */
  ...bothTexts.shape,
  /** What sets each apart, by headword. */
  words: z.record(z.string(), bothTexts),
})

type Group = z.infer<typeof group>

/** All groups. Throws when the file breaks the shape. */
export const nearSynonymGroups: readonly Group[] = z.parse(z.array(group), authored)

const groupsOfWord = groupBy(nearSynonymGroups, ({ words }) => Object.keys(words))

/** Rows of the near-synonyms table, at most two notes a word. */
export function nearSynonymRows(headword: string): NearSynonymRow[] {
  return (groupsOfWord.get(headword) ?? [])
    .slice(0, NOTES_PER_WORD)
    .map((note, nth) => ({ headword, position: nth + 1, zh: noteText(note, 'zh'), en: noteText(note, 'en') }))
}

/** The words, what they have in common, and a line for each. */
function noteText({ words, ...common }: Group, language: 'zh' | 'en'): string {
  const lines = Object.entries(words).map(([word, text]) => `- ${word}: ${text[language]}`)
  return [Object.keys(words).join(', '), common[language], ...lines].join('\n')
}
