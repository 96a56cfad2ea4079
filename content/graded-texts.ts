/** The short texts that we wrote for the reader: ten of each level, one file a level. */
import { readingLevels, type ReadingLevel } from '#contract/reading-levels'
import cet4 from './authored/reading/cet4.json' with { type: 'json' }
import cet6 from './authored/reading/cet6.json' with { type: 'json' }
import gk from './authored/reading/gk.json' with { type: 'json' }
import ielts from './authored/reading/ielts.json' with { type: 'json' }
import starter from './authored/reading/starter.json' with { type: 'json' }
import zk from './authored/reading/zk.json' with { type: 'json' }

export interface AuthoredText {
  /** Names it for good: learners keep it under an id that is made of it. */
  readonly key: string
  readonly title: { readonly zh: string; readonly en: string }
  /** A sentence that makes one want to read it. */
  readonly lead: { readonly zh: string; readonly en: string }
  /** Paragraphs with an empty line between them. */
  readonly text: string
}

const files: Readonly<Record<ReadingLevel, readonly AuthoredText[]>> = { starter, zk, gk, cet4, cet6, ielts }

/** From the easiest level to the hardest. */
export const gradedTexts: readonly (AuthoredText & { readonly level: ReadingLevel })[] = readingLevels.flatMap(
  (level) => files[level].map((text) => ({ ...text, level })),
)
