/** What a learner has done, as the home screen shows it. */
import type { Stats } from '#contract/profile'
import type { ChallengeType, Difficulty } from '#contract/challenges'
import { and, count, countDistinct, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import { currentStreak, dayIn, startOfDay } from '#rules/days'
import { dailyAverage } from '#rules/daily-average'
import { mondayOf, studyStreak } from '#rules/streak'
import { STARS_TO_UNLOCK } from '#rules/levels'
import { weekOf } from '#rules/points'
import type { Deps } from '../../deps.ts'
import type { Reader } from '../../db/client.ts'
import { answers, cards, levelResults, runs, weeklyPoints } from '../../db/schema/learning.ts'
import { users } from '../../db/schema/accounts.ts'
import { levelWords } from '../../db/schema/words.ts'
import type { Session } from '../../http/context.ts'
import { isLearnedBefore } from '../answers/index.ts'
import { countDue } from '../reviews/index.ts'
import { readDays } from '../days/index.ts'

export async function readStats({ db, now }: Deps, session: Session): Promise<Stats> {
  const at = now()
  const { userId, timeZone } = session
  const today = dayIn(timeZone, at)
  const [days, memory, due, thisWeek, [week], [owner], nextLevel] = await Promise.all([
    readDays(db, userId),
    countCards(db, userId, startOfDay(timeZone, today)),
    countDue(db, userId, at),
    countWordsSince(db, session, mondayOf(today)),
    db
      .select({ points: weeklyPoints.points })
      .from(weeklyPoints)
      .where(and(eq(weeklyPoints.userId, userId), eq(weeklyPoints.week, weekOf(at)))),
    db.select({ goal: users.weeklyGoal, sessions: users.dailySessions }).from(users).where(eq(users.id, userId)),
    findNextLevel(db, userId),
  ])
  const visits = days.map(({ day }) => day)
  const studied = days.filter(({ sessions }) => sessions > 0).map(({ day }) => day)
  const streak = studyStreak(studied, today)
  const sessionsToday = days.find(({ day }) => day === today)?.sessions ?? 0
  return {
    words_learned: memory.learned,
    weekly_goal: { current: thisWeek, total: owner?.goal ?? 0 },
    sessions_today: { current: sessionsToday, total: owner?.sessions ?? 0 },
    login_streak: currentStreak(visits, today),
    total_words: memory.total,
    daily_average: dailyAverage(days, today),
    current_streak: streak.current,
    best_streak: streak.best,
    due,
    points: week?.points ?? 0,
    next_level: nextLevel,
  }
}

/** `today` is when the learner's present day began. */
async function countCards(db: Reader, userId: string, today: Date) {
  const [row] = await db
    .select({
      total: count(),
      learned: sql`count(*) filter (where ${isLearnedBefore(today)})`.mapWith(Number),
    })
    .from(cards)
    .where(eq(cards.userId, userId))
  return row ?? { total: 0, learned: 0 }
}

async function countWordsSince(db: Reader, { userId, timeZone }: Session, day: string): Promise<number> {
  const [row] = await db
    .select({ words: countDistinct(answers.wordId) })
    .from(answers)
    .where(and(eq(answers.userId, userId), gte(answers.at, startOfDay(timeZone, day))))
  return row?.words ?? 0
}

/** The level after the last one played, if its three stars are there; else that level again. */
async function findNextLevel(db: Reader, userId: string): Promise<Stats['next_level']> {
  const [last] = await db
    .select({ category: runs.category, sub: runs.sub, difficulty: runs.difficulty, level: runs.level, type: runs.type })
    .from(runs)
    // A duel may be on a level that is not open.
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt), ne(runs.wordsFrom, 'duel')))
    .orderBy(desc(runs.finishedAt))
    .limit(1)
  if (!last) return null
  const map = last.sub ?? last.category
  const [result] = await db
    .select({ stars: levelResults.stars })
    .from(levelResults)
    .where(
      and(
        eq(levelResults.userId, userId),
        eq(levelResults.map, map),
        eq(levelResults.difficulty, last.difficulty),
        eq(levelResults.level, last.level),
      ),
    )
  const [following] = await db
    .select({ level: levelWords.level })
    .from(levelWords)
    .where(
      and(eq(levelWords.map, map), eq(levelWords.difficulty, last.difficulty), eq(levelWords.level, last.level + 1)),
    )
    .limit(1)
  const goesOn = (result?.stars ?? 0) >= STARS_TO_UNLOCK && following !== undefined
  return {
    category: last.category,
    sub: last.sub,
    difficulty: last.difficulty as Difficulty,
    level: goesOn ? last.level + 1 : last.level,
    type: last.type as ChallengeType,
  }
}
