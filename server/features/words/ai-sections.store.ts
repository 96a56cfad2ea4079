/** Sections that an AI provider wrote, stored for every learner. */
import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/locales'
import type { Section } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import { aiSections } from '../../db/schema/look-ups.ts'
import { AI_VERSION } from './ai-question.ts'

/** Null without sections of the current version. */
export async function readAiSections(db: Reader, wordId: number, language: Language): Promise<Section[] | null> {
  const [row] = await db
    .select({ sections: aiSections.sections })
    .from(aiSections)
    .where(and(eq(aiSections.wordId, wordId), eq(aiSections.language, language), eq(aiSections.version, AI_VERSION)))
  return row?.sections ?? null
}

export async function saveAiSections(
  db: Reader,
  wordId: number,
  language: Language,
  sections: Section[],
  createdAt: Date,
): Promise<void> {
  await db
    .insert(aiSections)
    .values({ wordId, language, version: AI_VERSION, sections, createdAt })
    .onConflictDoNothing()
}
