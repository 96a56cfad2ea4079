/** The words of a listening walk, and how many of them were heard. */
import type { HandlerInput, Output } from '#contract/core'
import type { readWalk, recordHeard } from '#contract/walk'
import { dayIn } from '#rules/days'
import { isOwnWord } from '#rules/own-words'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { readNoteWordIds } from '../notes/index.ts'
import { cardsDueLater, dueCards } from '../reviews/index.ts'
import { readLearnerWords, withFading } from '../words/index.ts'
import { countHeard, readShownIds, readWalkExamples, recordHeardWords } from './walk.store.ts'

/** The most words of a walk. */
const MOST_WORDS = 60
/** So many entries of a note are looked through, own words and repeated ones among them. */
const ENTRIES = 300

type Query = HandlerInput<typeof readWalk>['query']

/** Throws not_found for a note that is not there or not the learner's. */
export async function readWalkWords(
  { db, now, contentReady }: Pick<Deps, 'db' | 'now' | 'contentReady'>,
  session: Session,
  query: Query,
): Promise<Output<typeof readWalk>> {
  if (!contentReady()) throw new HttpError('content_loading')
  const at = now()
  const wanted = await wordIdsOf({ db }, session, query, at)
  const known = wanted.filter((id): id is number => id !== null && !isOwnWord(id))
  const shown = await readShownIds(db, known)
  const ids = [...new Set(known)].filter((id) => shown.has(id)).slice(0, MOST_WORDS)
  const [words, examples, heard] = await Promise.all([
    withFading(db, session, ids, readLearnerWords(db, session.userId, ids)),
    readWalkExamples(db, ids),
    countHeard(db, session.userId, dayIn(session.timeZone, at)),
  ])
  const byId = new Map(words.map((word) => [word.id, word]))
  return {
    words: ids.flatMap((id) => {
      const word = byId.get(id)
      return word ? [{ word, example: examples.get(id) ?? null }] : []
    }),
    silent: wanted.length - known.length,
    heard_today: heard,
  }
}

async function wordIdsOf(
  { db }: Pick<Deps, 'db'>,
  session: Session,
  { from, note }: Query,
  at: Date,
): Promise<(number | null)[]> {
  if (from !== 'note') {
    // Own words have cards too: enough for a walk is left without them.
    const read = from === 'due' ? dueCards : cardsDueLater
    return (await read(db, session.userId, at, 2 * MOST_WORDS)).map(({ wordId }) => wordId)
  }
  const ids = note === undefined ? null : await readNoteWordIds(db, session, note, ENTRIES)
  if (ids === null) throw new HttpError('not_found')
  return ids
}

/** Counts words for the learner's day of now; on a walk over midnight each day has its own. */
export async function saveHeard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session: Session,
  walk: string,
  words: number,
): Promise<Output<typeof recordHeard>> {
  const { userId } = session
  const day = dayIn(session.timeZone, now())
  await db.transaction((tx) => recordHeardWords(tx, { userId, walk, day, words }))
  return { heard_today: await countHeard(db, userId, day) }
}
