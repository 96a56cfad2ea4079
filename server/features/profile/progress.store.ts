/** A learner's year, month, skills and memory, as the profile draws them. */
import { and, asc, count, eq, gt, gte, or, sql } from 'drizzle-orm'
import type { Progress } from '#contract/profile'
import { addDays, dayIn, startOfDay, type Day } from '#rules/days'
import { isKnownWell, isLearned } from '#rules/memory'
import { studyStreak } from '#rules/streak'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { answers, cards, learnerDays } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'
import type { Session } from '../../http/context.ts'
import { askedCards } from '../reviews/index.ts'
import { readDays } from '../days/index.ts'

const YEAR = 365
const MONTH = 30
const SKILL_DAYS = 90
const FORECAST = 14

export async function readProgress({ db, now }: Deps, session: Session): Promise<Progress> {
  const at = now()
  const { userId, timeZone, user } = session
  const today = dayIn(timeZone, at)
  const from = addDays(today, 1 - YEAR)
  const [all, year, log, skills, memory] = await Promise.all([
    readDays(db, userId),
    readYear(db, userId, from),
    readAnswers(db, session, addDays(today, 1 - MONTH)),
    readSkills(db, session, addDays(today, 1 - SKILL_DAYS)),
    readMemory(db, session, at),
  ])
  const studied = all.filter(({ sessions }) => sessions > 0).map(({ day }) => day)
  const { current, best, frozen, freezeLeft } = studyStreak(studied, today)
  return {
    days: year,
    today,
    streak: { current, best, frozen: frozen.filter((day) => day >= from), freeze_left: freezeLeft },
    answers: log,
    skills,
    ...memory,
    joined_at: user.createdAt.toISOString(),
  }
}

const readYear = (db: Reader, userId: string, from: Day) =>
  db
    .select({
      day: learnerDays.day,
      answers: learnerDays.answers,
      words: learnerDays.words,
      sessions: learnerDays.sessions,
      spoken_ms: learnerDays.spokenMs,
    })
    .from(learnerDays)
    .where(
      and(
        eq(learnerDays.userId, userId),
        gte(learnerDays.day, from),
        or(gt(learnerDays.answers, 0), gt(learnerDays.spokenMs, 0)),
      ),
    )
    .orderBy(asc(learnerDays.day))

const right = sql`count(*) filter (where ${answers.correct})`.mapWith(Number)

/** Answers of every day from the first on, by the learner's calendar. */
async function readAnswers(db: Reader, { userId, timeZone }: Session, first: Day): Promise<Progress['answers']> {
  // The zone is one that this server knows, but PostgreSQL keeps a list of its own: days are cut here.
  const starts = Array.from({ length: MONTH }, (_, index) => startOfDay(timeZone, addDays(first, index)))
  const list = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )
  const day = sql<number>`width_bucket(${answers.at}, array[${list}])`.mapWith(Number).as('day')
  const rows = await db
    .select({ day, total: count(), right })
    .from(answers)
    .where(and(eq(answers.userId, userId), gte(answers.at, starts[0] ?? new Date(0))))
    .groupBy(sql`day`)
  return starts.map((_, index) => {
    const row = rows.find((each) => each.day === index + 1)
    return { day: addDays(first, index), total: row?.total ?? 0, right: row?.right ?? 0 }
  })
}

const SKILLS = ['see', 'hear', 'spell', 'say'] as const

async function readSkills(db: Reader, { userId, timeZone }: Session, from: Day): Promise<Progress['skills']> {
  const rows = await db
    .select({ skill: answers.skill, total: count(), right })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.first, true), gte(answers.at, startOfDay(timeZone, from))))
    .groupBy(answers.skill)
  return SKILLS.map((skill) => {
    const row = rows.find((each) => each.skill === skill)
    return { skill, total: row?.total ?? 0, right: row?.right ?? 0 }
  })
}

async function readMemory(
  db: Reader,
  { userId, timeZone }: Session,
  at: Date,
): Promise<Pick<Progress, 'memory' | 'forecast'>> {
  const [rows, [marked]] = await Promise.all([
    db
      .select({ state: cards.state, stability: cards.stability, due: cards.due, begunAt: cards.begunAt })
      .from(cards)
      .where(askedCards(userId)),
    db.select({ known: count() }).from(knownWords).where(eq(knownWords.userId, userId)),
  ])
  const today = dayIn(timeZone, at)
  const dayStart = startOfDay(timeZone, today)
  // What was begun today is growing, however well it went.
  const learned = rows.filter((card) => isLearned(card) && card.begunAt < dayStart)
  const days = Array.from({ length: FORECAST }, (_, index) => addDays(today, index))
  const dues = Map.groupBy(rows, ({ due }) => (due <= at ? today : dayIn(timeZone, due)))
  return {
    memory: {
      learning: rows.length - learned.length,
      young: learned.filter((card) => !isKnownWell(card)).length,
      strong: learned.filter(isKnownWell).length,
      known: marked?.known ?? 0,
    },
    forecast: days.map((day) => ({ day, count: dues.get(day)?.length ?? 0 })),
  }
}
