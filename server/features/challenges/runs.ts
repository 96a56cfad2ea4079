/** A run is issued here, answered in order and finished once. The page shows the same rules, but these decide. */
import type { Question, Run, RunResult, RunWord, startRun } from '#contract/challenges'
import type { HandlerInput } from '#contract/core'
import { isDemoLevel, isUnlocked, STARS_TO_UNLOCK } from '#rules/levels'
import { offlineRunEnd } from '#rules/late-answers'
import { buildQuestions } from '#rules/questions'
import { seededRandom } from '#rules/random'
import { wordsAsked } from '#rules/run'
import { starsFor } from '#rules/stars'
import type { Db, Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { admitOfflineRun, answersOf, asGiven, settle, shownQuestions, type Played } from '../answers/index.ts'
import { withWordsApart, type AskedWord } from '../practice/index.ts'
import { thankForInvitation } from '../invitations/index.ts'
import { duelToPlay, tellDuelPlayed } from '../together/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { LevelWord } from './catalogue.store.ts'
import { mapAt } from './levels.ts'
import { readRunWords, withFading } from '../words/index.ts'
import {
  findRun,
  insertRun,
  keepBestStars,
  lastResult,
  lockRun,
  saveResult,
  starsOn,
  type LevelPlace,
  type RunRow,
} from './challenges.store.ts'

const RUN_HOURS = 24
/** Most answers of one run of eight words; it bounds what one run can write. */
const MAX_ANSWERS = 400
type StartInput = HandlerInput<typeof startRun>['body']

export async function start(
  { db, now, contentReady }: Deps,
  catalogue: Catalogue,
  session: Session,
  input: StartInput,
): Promise<Run> {
  // The run of a duel has its id, so that there is one.
  const id = input.duel ?? input.id
  const repeated = await findRun(db, session.userId, id)
  if (repeated) return present(db, catalogue, session, alive(repeated, now()))
  if (!contentReady()) throw new HttpError('content_loading')
  const issuedAt = now()
  const level = await (input.duel === undefined
    ? levelToPlay(db, catalogue, session, input)
    : wordsOfDuel(db, catalogue, session, input.duel, issuedAt))
  const { category, sub, difficulty, type, played } = level
  const { pool, rarest } =
    type === 'multi-choice'
      ? await catalogue.optionsOf(db, level.map, difficulty, level.level)
      : { pool: [], rarest: undefined }
  const offline = (input.offline ?? false) && input.duel === undefined
  const row = {
    id,
    userId: session.userId,
    category,
    sub,
    difficulty,
    level: level.level,
    type,
    wordsFrom: level.wordsFrom,
    questions: buildQuestions({
      type,
      words: type === 'typing' ? played : await withWordsApart(db, session, played, issuedAt),
      pool,
      rarest,
      random: seededRandom(`${session.userId} ${id}`),
    }),
    offline,
    issuedAt,
    expiresAt:
      level.expiresAt ?? (offline ? offlineRunEnd(issuedAt) : new Date(issuedAt.getTime() + RUN_HOURS * 3_600_000)),
  }
  const { run, isNew } = await (offline
    ? db.transaction(async (tx) => {
        await admitOfflineRun(tx, session.userId, input.replaces, issuedAt)
        return insertRun(tx, row)
      })
    : insertRun(db, row))
  return present(db, catalogue, session, alive(run, issuedAt), isNew ? [...level.all, ...pool] : undefined)
}

/** The words of a level that the learner may play, or those they missed there. */
async function levelToPlay(db: Reader, catalogue: Catalogue, session: Session, input: StartInput) {
  const { category, difficulty, level, type } = input
  const sub = input.sub ?? null
  const wordsFrom = input.words_from ?? 'level'
  const { slug: map } = await mapAt(db, catalogue, category, sub)
  const place: LevelPlace = { map, difficulty, level }
  const all = await catalogue.wordsOf(db, map, difficulty)
  const ofLevel = all.filter((word) => word.level === level)
  if (ofLevel.length === 0) throw new HttpError('level_without_words', { values: { level } })
  await admit(db, session, { ...place, category, sub })
  const played =
    wordsFrom === 'level' ? ofLevel : await missedWords(db, session, place, ofLevel, input.type === 'matching')
  return { map, category, sub, difficulty, level, type, wordsFrom, all, played, expiresAt: undefined }
}

/** The words of a duel, whether its level is open for this learner or not. */
async function wordsOfDuel(db: Db, catalogue: Catalogue, session: Session, id: string, at: Date) {
  const duel = await db.transaction((tx) => duelToPlay(tx, session.userId, id, at))
  const { slug: map } = await mapAt(db, catalogue, duel.category, duel.sub)
  const all = await catalogue.wordsOf(db, map, duel.difficulty)
  const words = new Set(duel.words)
  const played = all.filter((word) => words.has(word.id))
  // The dictionary has changed since.
  if (played.length < words.size) throw new HttpError('duel_closed')
  return { ...duel, map, all, played, wordsFrom: 'duel' }
}

/** Guests play the demo; a level opens with three stars on the one before, or when it was finished already. */
async function admit(
  db: Reader,
  session: Session,
  place: LevelPlace & { category: string; sub: string | null },
): Promise<void> {
  if (session.role === 'guest' && !isDemoLevel(place)) throw new HttpError('guest_not_allowed')
  if (place.level === 1) return
  const { map, difficulty, level } = place
  const [before, own] = await Promise.all([
    starsOn(db, session.userId, { map, difficulty, level: level - 1 }),
    starsOn(db, session.userId, { map, difficulty, level }),
  ])
  if (own === 0 && !isUnlocked(level, before)) throw new HttpError('level_locked')
}

/** Words missed last time. A matching board needs four pairs, so others of the level fill it up. */
async function missedWords(
  db: Reader,
  session: Session,
  place: LevelPlace,
  ofLevel: readonly LevelWord[],
  boards: boolean,
): Promise<LevelWord[]> {
  const result = await lastResult(db, session.userId, place)
  const ids = new Set(result?.missed.map(({ word_id }) => word_id))
  const missed = ofLevel.filter(({ id }) => ids.has(id))
  if (missed.length === 0) throw new HttpError('no_missed_words')
  if (!boards) return missed
  const fillers = ofLevel.filter(({ id }) => !ids.has(id))
  return [...missed, ...fillers.slice(0, (4 - (missed.length % 4)) % 4)]
}

export async function read({ db }: Deps, catalogue: Catalogue, session: Session, id: string): Promise<Run> {
  const run = await findRun(db, session.userId, id)
  if (!run) throw new HttpError('run_not_found')
  return present(db, catalogue, session, run)
}

export async function finish(
  { db, now, live }: Deps,
  catalogue: Catalogue,
  session: Session,
  id: string,
): Promise<RunResult> {
  const maps = await catalogue.maps(db)
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, session.userId, id)
    if (!run) throw new HttpError('run_not_found')
    if (run.result) return run.result
    const at = now()
    alive(run, at)
    const played = await settle(tx, session, asPlayed(run, at), at)
    const place: LevelPlace = {
      map: run.sub ?? run.category,
      difficulty: run.difficulty as LevelPlace['difficulty'],
      level: run.level,
    }
    const stars = played.honest && run.wordsFrom === 'level' ? starsFor(played.rightAtFirstTry, played.total) : 0
    const best =
      stars > 0 ? await keepBestStars(tx, session.userId, place, stars, at) : await starsOn(tx, session.userId, place)
    const levels = maps.get(place.map)?.counts[place.difficulty] ?? 0
    const result: RunResult = {
      stars,
      best_stars: best,
      right_at_first_try: played.rightAtFirstTry,
      total: played.total,
      points: played.points,
      ms: played.ms,
      missed: played.missed,
      next_level: run.level < levels ? { level: run.level + 1, unlocked: best >= STARS_TO_UNLOCK } : null,
      current_streak: played.currentStreak,
      ...(played.milestone && { milestone: played.milestone }),
    }
    await saveResult(tx, run, result, at)
    await live.tell(tx, session.userId, 'stats', 'challenges')
    if (run.wordsFrom === 'duel') await tellDuelPlayed(tx, session.userId, run.id, at)
    // The session is read in this request, so the invitation cannot have changed since.
    if (session.user.invitedBy && !session.user.inviteRewardedAt)
      for (const id of await thankForInvitation(tx, session.userId, at)) await live.tell(tx, id, 'user')
    return result
  })
}

/** Passes a run on unless its time is over; a finished one can always be read. */
function alive(run: RunRow, at: Date): RunRow {
  if (!run.result && run.expiresAt <= at) throw new HttpError('run_expired')
  return run
}

/** The run as the answers to it are taken. */
export const asPlayed = (run: RunRow, at: Date): Played => ({
  id: run.id,
  questions: run.questions,
  issuedAt: run.issuedAt,
  maxAnswers: MAX_ANSWERS,
  mustBeOpen: () => {
    if (run.result) throw new HttpError('run_finished')
    alive(run, at)
  },
})

/** Ids of every word that questions name: those asked first, in the order of the questions, then the other options. */
const wordsNamed = (questions: readonly Question[]): number[] => [
  ...new Set([
    ...questions.flatMap(wordsAsked),
    ...questions.flatMap((question) => ('options' in question ? question.options : [])),
  ]),
]

/** `fresh` holds the words of a run that was just made: then nothing needs to be read. */
async function present(
  db: Reader,
  catalogue: Catalogue,
  session: Session,
  run: RunRow,
  fresh?: readonly AskedWord[],
): Promise<Run> {
  const given = fresh ? [] : await answersOf(db, run.userId, run.id)
  const questions = fresh || run.result ? run.questions : await shownQuestions(db, run.questions, given)
  const ids = wordsNamed(questions)
  const [maps, words] = await Promise.all([
    catalogue.maps(db),
    withFading(db, session, questions.flatMap(wordsAsked), fresh ? fresh.map(asRunWord) : readRunWords(db, ids)),
  ])
  return {
    id: run.id,
    category: run.category,
    sub: run.sub,
    title: maps.get(run.sub ?? run.category)?.title ?? { zh: run.category, en: run.category },
    difficulty: run.difficulty as Run['difficulty'],
    level: run.level,
    type: run.type as Run['type'],
    words_from: run.wordsFrom as Run['words_from'],
    issued_at: run.issuedAt.toISOString(),
    expires_at: run.expiresAt.toISOString(),
    questions: [...questions],
    words: inOrder(words, ids),
    answers: given.map(asGiven),
    result: run.result,
  }
}

/** The words with these ids, in their order, each once: a word may be in two levels of a map. */
function inOrder(words: readonly RunWord[], ids: readonly number[]): RunWord[] {
  const named = new Map(words.map((word) => [word.id, word]))
  return ids.flatMap((id) => named.get(id) ?? [])
}

const asRunWord = ({ id, headword, ipa_uk, ipa_us, meaning, picture, unreviewed }: AskedWord): RunWord => ({
  id,
  headword,
  ipa_uk,
  ipa_us,
  meaning,
  picture,
  ...(unreviewed && { unreviewed }),
})
