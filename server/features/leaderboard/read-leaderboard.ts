/**
 * Leaderboards. The first hundred and the number of learners at each sum are cached for half a minute; a learner's own points and neighbours are
 * read each time. So a rank costs the same among a hundred learners and among a hundred thousand. Counting everybody takes longer the more there
 * are: a read of the last third of that time has it done behind it, so that only the first read after a quiet while waits. Reading another week
 * closes a week: no job runs at midnight.
 */
import type { Leaderboard, LeaderboardScope, LeaderboardSpan, Ranked } from '#contract/leaderboard'
import { addDays, DEFAULT_TIME_ZONE, startOfDay } from '#rules/days'
import { weekOf } from '#rules/points'
import { createRanks, type Ranks } from '#rules/ranks'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { acceptedIds } from '../contacts/index.ts'
import { readNear, readPoints, readStandings, readThese, readTop, type Scored } from './leaderboard.store.ts'

const TOP = 100
/** Neighbours above and below. */
const NEAR = 2
const KEEP_MS = 30_000
/** From this age on a read has the board counted anew, without waiting for it. */
const RENEW_MS = 20_000

interface Board {
  readonly top: readonly Scored[]
  readonly ranks: Ranks
}

export interface Boards {
  /** The board of a week, or of all time for null; at most half a minute old. */
  of(db: Reader, week: string | null, at: Date): Promise<Board>
}

interface KeptBoard {
  readonly at: number
  readonly board: Promise<Board>
  isRenewing: boolean
}

export function createBoards(): Boards {
  const kept = new Map<string | null, KeptBoard>()
  const load = async (db: Reader, week: string | null): Promise<Board> => {
    const [top, standings] = await Promise.all([readTop(db, week, TOP), readStandings(db, week)])
    return { top, ranks: createRanks(standings) }
  }
  const keep = (week: string | null, at: number, board: Promise<Board>) => {
    // Past weeks are not asked for again.
    for (const key of kept.keys()) if (key !== null && key !== week) kept.delete(key)
    const own = { at, board, isRenewing: false }
    kept.set(week, own)
    board.catch(() => kept.get(week) === own && kept.delete(week))
    return board
  }
  const renew = async (db: Reader, week: string | null, at: number, old: KeptBoard): Promise<void> => {
    old.isRenewing = true
    try {
      const board = await load(db, week)
      if (kept.get(week) === old) void keep(week, at, Promise.resolve(board))
    } catch {
      // Whoever asks next tries again; once the board is too old, that call waits and says what is wrong.
      old.isRenewing = false
    }
  }
  return {
    of(db, week, now) {
      const at = now.getTime()
      const own = kept.get(week)
      if (!own || at - own.at >= KEEP_MS) return keep(week, at, load(db, week))
      if (at - own.at >= RENEW_MS && !own.isRenewing) void renew(db, week, at, own)
      return own.board
    },
  }
}

interface Asked {
  readonly span: LeaderboardSpan
  readonly scope: LeaderboardScope
}

export async function readLeaderboard(
  { db, now }: Deps,
  boards: Boards,
  session: Session,
  { span, scope }: Asked,
): Promise<Leaderboard> {
  const at = now()
  const thisWeek = weekOf(at)
  const week = span === 'week' ? thisWeek : null
  const closesAt = span === 'week' ? startOfDay(DEFAULT_TIME_ZONE, addDays(thisWeek, 7)).toISOString() : null
  const shown = session.role !== 'guest' && session.user.onLeaderboard
  const read = scope === 'world' ? readWorld : readContacts
  return { span, scope, closes_at: closesAt, ...(await read(db, { boards, session, week, shown, at })) }
}

interface Question {
  readonly boards: Boards
  readonly session: Session
  readonly week: string | null
  readonly shown: boolean
  readonly at: Date
}

type Places = Pick<Leaderboard, 'top' | 'around' | 'me' | 'learners'>

async function readWorld(db: Reader, { boards, session, week, shown, at }: Question): Promise<Places> {
  const { userId, user } = session
  const [{ top, ranks }, points] = await Promise.all([boards.of(db, week, at), readPoints(db, week, userId)])
  const ranked = (scored: Scored): Ranked => place(scored, ranks, userId)
  const isRanked = shown && points > 0
  const me = { points, rank: isRanked ? ranks.rankOf(points) : null, shown }
  // A learner's own row is always as new as their points, even where the board is older.
  const current = top.filter((each) => each.userId !== userId)
  const own: Scored = { userId, username: user.username, avatar: user.avatar, points }
  const last = top.at(-1)
  const isAmongTop = isRanked && (top.length < TOP || (last !== undefined && points >= last.points))
  const first = isAmongTop ? [...current, own].toSorted((a, b) => b.points - a.points).slice(0, TOP) : current
  if (!isRanked || isAmongTop) return { top: first.map(ranked), around: [], me, learners: ranks.learners }
  const [above, below] = await Promise.all([
    readNear(db, week, points, 'above', NEAR),
    readNear(db, week, points, 'below', NEAR),
  ])
  return {
    top: first.map(ranked),
    around: [...above.toReversed(), own, ...below].map(ranked),
    me,
    learners: ranks.learners,
  }
}

async function readContacts(db: Reader, { session, week, shown }: Question): Promise<Places> {
  const { userId, user } = session
  const [others, points] = await Promise.all([
    acceptedIds(db, userId).then((ids) => readThese(db, week, ids)),
    readPoints(db, week, userId),
  ])
  // Among contacts everyone sees their own row, whether others do or not.
  const own: Scored[] = points > 0 ? [{ userId, username: user.username, avatar: user.avatar, points }] : []
  const all = [...others, ...own].toSorted((a, b) => b.points - a.points)
  const ranks = createRanks(all.map((scored) => ({ points: scored.points, learners: 1 })))
  return {
    top: all.slice(0, TOP).map((scored) => place(scored, ranks, userId)),
    around: [],
    me: { points, rank: points > 0 ? ranks.rankOf(points) : null, shown },
    learners: all.length,
  }
}

const place = ({ userId, username, avatar, points }: Scored, ranks: Ranks, me: string): Ranked => ({
  rank: ranks.rankOf(points),
  username,
  avatar,
  points,
  is_me: userId === me,
})
