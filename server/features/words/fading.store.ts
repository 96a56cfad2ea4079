/** How far the meanings of words have faded for a learner. */
import { and, eq, inArray } from 'drizzle-orm'
import type { RunWord } from '#contract/challenges'
import { fadedTo } from '#rules/fading'
import type { Reader } from '../../db/client.ts'
import { cards } from '../../db/schema/learning.ts'
import type { Session } from '../../http/context.ts'

/**
 * The words, those of `asked` with how far their meanings have faded. Cards are read beside the words, in one statement, and only for a learner who
 * wants meanings to fade. In which language meanings are read is the page's to know: it follows the interface where nothing was chosen.
 */
export async function withFading(
  db: Reader,
  { userId, user }: Pick<Session, 'userId' | 'user'>,
  asked: readonly number[],
  words: readonly RunWord[] | Promise<readonly RunWord[]>,
): Promise<RunWord[]> {
  if (!user.meaningsFade) return [...(await words)]
  const [all, rows] = await Promise.all([
    words,
    db
      .select({ wordId: cards.wordId, state: cards.state, stability: cards.stability })
      .from(cards)
      .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...new Set(asked)]))),
  ])
  const steps = new Map(rows.map(({ wordId, ...card }) => [wordId, fadedTo(card)]))
  return all.map((word) => {
    const step = steps.get(word.id)
    return step ? { ...word, faded_to: step } : word
  })
}
