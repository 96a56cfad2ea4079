/** What learners do: runs, an append-only log of answers, and what follows from it. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Question, RunResult } from '#contract/challenges'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** Of the dictionary, or below 0 the learner's own: no reference leads to two tables. Neither goes before its cards do. */
const wordId = () => integer().notNull()

/** One play of a level. The id is the client's, so that a repeated start is the same run. */
export const runs = pgTable(
  'runs',
  {
    id: uuid().notNull(),
    userId: userId(),
    category: text().notNull(),
    sub: text(),
    difficulty: text().notNull(),
    level: smallint().notNull(),
    type: text().notNull(),
    /** 'level', 'missed' or 'duel'. */
    wordsFrom: text().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    /** Issued ahead, to be played without a connection. */
    offline: boolean().notNull().default(false),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    finishedAt: instant(),
    result: jsonb().$type<RunResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('runs_level_index').on(table.userId, table.category, table.difficulty, table.level, table.finishedAt),
    index('runs_latest_index').on(table.userId, table.finishedAt.desc().nullsFirst()),
    index('runs_abandoned_index')
      .on(table.expiresAt)
      .where(sql`finished_at is null`),
  ],
)

/** Append-only: every answer of every learner, once. `id` is the client's. */
export const answers = pgTable(
  'answers',
  {
    userId: userId(),
    id: uuid().notNull(),
    runId: uuid(),
    /** Order within its session. */
    position: smallint().notNull(),
    wordId: wordId(),
    /** see, hear, spell or say. */
    skill: text().notNull(),
    kind: text().notNull(),
    given: text().notNull(),
    correct: boolean().notNull(),
    hinted: boolean().notNull(),
    slips: smallint().notNull(),
    ms: integer().notNull(),
    /** First answer to this word in its session: the one that memory and stars count. */
    first: boolean().notNull(),
    /** False when it came faster than a person can answer: worth nothing. */
    counted: boolean().notNull(),
    /** again, hard, good or easy, where the answer moved the card: the card is what these lead to. */
    grade: text(),
    points: smallint().notNull(),
    at: instant().notNull(),
    /** 'offline' when it waited in the browser for a connection, else 'online'. */
    source: text().$type<'online' | 'offline'>().notNull().default('online'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('answers_run_index').on(table.userId, table.runId),
    index('answers_word_index').on(table.userId, table.wordId, table.at),
    index('answers_time_index').on(table.userId, table.at),
    // What a learner took for what is read with the page of a word and before each session.
    index('answers_mistakes_index')
      .on(table.userId, table.at.desc().nullsFirst())
      .where(sql`first and counted and not correct`),
  ],
)

/** The memory state of one learner for one word, as ts-fsrs keeps it. */
export const cards = pgTable(
  'cards',
  {
    userId: userId(),
    wordId: wordId(),
    due: instant().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    scheduledDays: integer().notNull(),
    learningSteps: smallint().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: smallint().notNull(),
    lastReview: instant(),
    /** Of the first answer: from the next day of the learner on the word may count as learned. */
    begunAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wordId] }),
    index('cards_due_index').on(table.userId, table.due),
  ],
)

/** Best result of a level, whatever the type. `map` is the slug of the category or subcategory. */
export const levelResults = pgTable(
  'level_results',
  {
    userId: userId(),
    map: text().notNull(),
    difficulty: text().notNull(),
    level: smallint().notNull(),
    stars: smallint().notNull(),
    completedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.map, table.difficulty, table.level] })],
)

/** One row a day of the learner's own calendar: a visit makes it, study fills it. */
export const learnerDays = pgTable(
  'learner_days',
  {
    userId: userId(),
    day: date({ mode: 'string' }).notNull(),
    answers: integer().notNull().default(0),
    /** Distinct words answered. */
    words: integer().notNull().default(0),
    points: integer().notNull().default(0),
    /** Runs, reviews, lessons and practices finished: a day with one keeps the streak. */
    sessions: integer().notNull().default(0),
    /** Milliseconds of speech in what was recorded on this day. */
    spokenMs: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Points of a leaderboard week, which starts on Monday in Asia/Shanghai. Guests and claimed answers never count here. */
export const weeklyPoints = pgTable(
  'weekly_points',
  { userId: userId(), week: date({ mode: 'string' }).notNull(), points: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.week, table.userId] }),
    // To its last column, so that those of equal points need no sorting: the more learners, the more of them.
    index('weekly_points_place_index').on(table.week, sql`points desc`, table.userId),
  ],
)
