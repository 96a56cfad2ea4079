/** The topics that words are grouped by. Which word has which is decided in topic-of.ts. */
import authored from './authored/topics.json' with { type: 'json' }

/** A topic, and the wider one that small groups join. */
export interface Topic {
  readonly slug: string
  readonly zh: string
  readonly en: string
  readonly wide: string
}

/** All topics, in the order in which equal groups stand. */
export const topics: readonly Topic[] = authored.topics

/** Wider topics; 'other' takes what fits nowhere. */
export const wideTopics: readonly Omit<Topic, 'wide'>[] = authored.wide
