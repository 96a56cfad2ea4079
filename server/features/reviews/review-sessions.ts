/** Reviews: what is due comes back, the likeliest forgotten first, in kinds of question that rise with the memory of the word. */
import type { HandlerInput } from '#contract/core'
import type { Practice } from '#contract/practice'
import type { markKnown, Reviews, startReview } from '#contract/reviews'
import { REVIEW_WORDS } from '#contract/sizes'
import { comebackPlan } from '#rules/comeback'
import { dayIn } from '#rules/days'
import { spreadApart } from '#rules/keep-apart'
import { retrievability } from '#rules/memory'
import { isLeech, kindsFor, mixQuestions } from '#rules/mixed-questions'
import { seededRandom } from '#rules/random'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import {
  findOpen,
  issue,
  listens,
  readAskedWords,
  readNeighbours,
  readSentences,
  repeated,
  speaks,
  withWordsApart,
} from '../practice/index.ts'
import { readDays } from '../days/index.ts'
import { readNewWords } from './new-words.ts'
import {
  isInClass,
  addKnown,
  cardsOfWords,
  countDue,
  countWords,
  dueCards,
  nextDue,
  removeKnown,
  wrongNow,
} from './reviews.store.ts'

const MS_PER_DAY = 86_400_000

/** Due cards that are looked at for the words at risk. */
const LOOKED_AT = 2_000

const sources = { due: 'review', missed: 'missed' } as const

export async function readReviews({ db, now }: Deps, session: Session): Promise<Reviews> {
  const at = now()
  const { userId, timeZone } = session
  const today = dayIn(timeZone, at)
  const [due, cards, next, open, days, inClass] = await Promise.all([
    countDue(db, userId, at),
    dueCards(db, userId, at, LOOKED_AT),
    nextDue(db, userId, at, MS_PER_DAY),
    findOpen(db, userId, sources.due, at),
    readDays(db, userId),
    isInClass(db, userId),
  ])
  const plan = comebackPlan({
    due,
    today,
    studied: days.filter(({ sessions }) => sessions > 0).map(({ day }) => day),
    doneToday: days.find(({ day }) => day === today)?.words ?? 0,
  })
  return {
    due,
    at_risk: Math.round(cards.reduce((sum, card) => sum + 1 - retrievability(card, at, session.user.memoryWeights), 0)),
    next: next && { at: next.at.toISOString(), words: next.words },
    open,
    new_words: await readNewWords(db, session, at, { due }),
    ...(inClass && { in_class: true }),
    plan: plan && { per_day: plan.perDay, days: plan.days, left_today: plan.leftToday },
  }
}

type Input = HandlerInput<typeof startReview>['body']

/** Issues a session. Throws review_none when nothing is due, or nothing was missed. */
export async function startSession(deps: Deps, session: Session, input: Input): Promise<Practice> {
  const before = await repeated(deps, session, input.id)
  if (before) return before
  if (!deps.contentReady()) throw new HttpError('content_loading')
  const { db } = deps
  const at = deps.now()
  const from = input.words_from ?? 'due'
  const limit = input.words ?? REVIEW_WORDS
  const cards =
    from === 'due'
      ? await dueCards(db, session.userId, at, limit)
      : await cardsOfWords(db, session.userId, await wrongNow(db, session.userId, limit))
  const found = await readAskedWords(
    db,
    session.userId,
    cards.map(({ wordId }) => wordId),
  )
  if (found.length === 0) throw new HttpError('review_none')
  const words = spreadApart(await withWordsApart(db, session, found, at))
  const cardOf = new Map(cards.map((card) => [card.wordId, card]))
  const leeches = cards.filter(isLeech).map(({ wordId }) => wordId)
  const sentences = await readSentences(db, leeches)
  const isHeard = input.listening !== false && listens(session, at)
  const isSpoken = speaks(deps, session, input, at)
  const questions = mixQuestions(
    words.map((word) => {
      const card = cardOf.get(word.id)
      const kinds = card ? kindsFor({ ...card, turn: card.reps + card.wordId }, isSpoken) : []
      return {
        word,
        sentence: sentences.get(word.id),
        kinds: isHeard ? kinds : kinds.filter((kind) => kind !== 'listen_and_type'),
      }
    }),
    await readNeighbours(db, words),
    seededRandom(`${session.userId} ${input.id}`),
  )
  const { id, offline, replaces } = input
  return issue(deps, session, { id, offline, replaces, source: sources[from], questions })
}

/** Marks words as known, or takes the mark back. Throws word_invalid for an id that is no word. */
export async function mark(
  { db, now, live }: Deps,
  session: Session,
  { word_ids, known }: HandlerInput<typeof markKnown>['body'],
): Promise<undefined> {
  const ids = [...new Set(word_ids)]
  await db.transaction(async (tx) => {
    if ((await countWords(tx, session.userId, ids)) < ids.length)
      throw new HttpError('word_invalid', { extra: { suggestions: [] } })
    await (known ? addKnown(tx, session.userId, ids, now()) : removeKnown(tx, session.userId, ids))
    await live.tell(tx, session.userId, 'stats')
  })
}
