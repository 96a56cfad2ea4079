/** Reviews of another program become part of a learner's memory. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { importPackageReviews } from '#contract/anki'
import { MOST_IMPORTED_REVIEWS } from '#contract/anki-limits'
import type { Output } from '#contract/core'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { createSemaphore } from '../../semaphore.ts'
import { rebuildCards } from '../answers/index.ts'
import { lockDay } from '../days/index.ts'
import { resolveWords } from '../notes/index.ts'
import { findOwnWords, keepOwnWords } from '../words/index.ts'
import { countImported, insertImported } from './anki.store.ts'
import type { WordReviews } from './read-collection.ts'

/** Words whose reviews are read and replayed in one go. */
const WORDS_AT_ONCE = 100

/** A long log takes a while to replay: one learner's at a time. */
const gate = createSemaphore(1, 20)

/**
 * Keeps the reviews of these words and builds their cards from them and from the answers given here. A word that the dictionary lacks becomes
 * the learner's own if it has a meaning and can be asked about; else it is left out. Throws imported_reviews_full and busy.
 */
export const importReviews = (
  { db, now }: Deps,
  { userId, timeZone, user }: Session,
  words: readonly WordReviews[],
): Promise<Output<typeof importPackageReviews>> =>
  gate(() =>
    db.transaction(async (tx) => {
      // Answers of the learner hold the day: none of them may come between reading the log and writing the cards.
      await lockDay(tx, { userId, timeZone }, now())
      const texts = words.map(({ word }) => word)
      const resolved = await resolveWords(tx, texts)
      const unknown = words.filter(({ word }) => !resolved.has(word))
      await keepOwnWords(
        tx,
        userId,
        unknown.map(({ word, meaning }) => ({ word, meaning, wordId: null, deletedWith: null })),
      )
      // What the learner wrote down as their own comes before what the dictionary makes of it.
      const own = await findOwnWords(tx, userId, texts)
      const found = words.flatMap(({ word, reviews }) => {
        const wordId = own.get(word) ?? resolved.get(word)?.id
        return wordId === undefined ? [] : [{ wordId, reviews }]
      })
      const until = now().getTime()
      const rows = found.flatMap(({ wordId, reviews }) =>
        reviews
          .filter(([at]) => at >= EARLIEST && at <= until)
          .map(([at, grade, ms]) => ({ userId, wordId, at: new Date(at), grade, ms })),
      )
      const before = await countImported(tx, userId)
      await insertImported(tx, rows)
      const after = await countImported(tx, userId)
      if (after > MOST_IMPORTED_REVIEWS) throw new HttpError('imported_reviews_full')
      const moved = [...new Set(rows.map(({ wordId }) => wordId))]
      for (let from = 0; after > before && from < moved.length; from += WORDS_AT_ONCE) {
        await rebuildCards(tx, user, moved.slice(from, from + WORDS_AT_ONCE))
        // Others get their turn between two readings of the log.
        await yieldToEventLoop()
      }
      return { words: moved.length, reviews: after - before }
    }),
  )

/** Spaced repetition on a computer is no older. What was before is a clock that was wrong. */
const EARLIEST = Date.UTC(1985)
