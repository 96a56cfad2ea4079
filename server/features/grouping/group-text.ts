/** Smart grouping: what was pasted becomes words in groups by topic. Nothing is kept here. */
import { topics, wideTopics } from '#content/topics'
import type { Grouping, WordGroup } from '#contract/grouping'
import type { Bilingual } from '#contract/patterns'
import { dayIn, startOfDay } from '#rules/days'
import { groupByTopic } from '#rules/grouping'
import { hasExtra } from '#rules/entitlements'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { Ai } from '../../providers/ai/index.ts'
import { countUse, giveBack, tierAt } from '../entitlements/index.ts'
import { openLexicon, type LexiconSource } from '../words/index.ts'
import { refineGroups, type NamedGroup } from './refine-groups.ts'
import { readWords } from './read-words.ts'
import { learnedWords } from './grouping.store.ts'

const MOST_NOT_FOUND = 100

type GroupedWord = WordGroup['words'][number] & { readonly topic: string | null }

const titles: ReadonlyMap<string, Bilingual> = new Map(
  [...wideTopics, ...topics].map(({ slug, zh, en }) => [slug, { zh, en }]),
)
const wideOf = new Map(topics.map(({ slug, wide }) => [slug, wide]))

/**
 * Groups the words of a text and counts one use of the day. Throws grouping_no_match when none of it is a word, before anything is counted;
 * grouping_failed for whatever else goes wrong.
 */
export async function groupText(
  deps: Deps,
  source: LexiconSource,
  ai: Ai | null,
  session: Session,
  text: string,
  signal: AbortSignal,
): Promise<Grouping> {
  const lexicon = await openLexicon(deps, source)
  const { found, notFound } = readWords(lexicon, text)
  if (found.size === 0) throw new HttpError('grouping_no_match')
  const at = deps.now()
  await deps.db.transaction((tx) => countUse(tx, session, 'grouping', at))
  try {
    const ids = [...found.keys()].map(({ id }) => id)
    const { userId, timeZone } = session
    const learned = await learnedWords(deps.db, userId, startOfDay(timeZone, dayIn(timeZone, at)), ids)
    const words = [...found].map(([{ id, summary, topic }, count]): GroupedWord => ({
      ...summary,
      known: learned.has(id),
      count,
      topic,
    }))
    const byTopic = groupByTopic(words, (topic) => wideOf.get(topic) ?? 'other').map(
      ({ topic, words: own }): NamedGroup<GroupedWord> => ({ title: titles.get(topic) ?? OTHER, words: own }),
    )
    const refined =
      ai && hasExtra('refinedGrouping', tierAt(session, at))
        ? await refineGroups(deps, ai, byTopic, OTHER, signal)
        : null
    return {
      groups: (refined ?? byTopic).map(({ title, words: own }) => ({ title, words: own.map(withoutTopic) })),
      not_found: notFound.slice(0, MOST_NOT_FOUND),
      total: words.length,
      known: words.filter(({ known }) => known).length,
      refined: refined !== null,
    }
  } catch (error) {
    deps.log.error({ error }, 'a text could not be grouped')
    await deps.db.transaction((tx) => giveBack(tx, session, 'grouping', at))
    throw new HttpError('grouping_failed', { cause: error })
  }
}

const OTHER: Bilingual = titles.get('other') ?? { zh: '其他单词', en: 'Other words' }

const withoutTopic = ({ topic: _, ...word }: GroupedWord): WordGroup['words'][number] => word
