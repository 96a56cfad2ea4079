/** Weekly leagues: who is in which group of which week, and their scores. Answers write scores alone, the job of Monday places alone. */
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** Monday, as of weekly points. */
const week = () => date({ mode: 'string' }).notNull()

export const leagueGroups = pgTable(
  'league_groups',
  {
    id: uuid().primaryKey(),
    week: week(),
    /** 0 is the first one. */
    tier: smallint().notNull(),
    /** Seats that were given; one that was left stays its learner's for the week. */
    members: smallint().notNull(),
    /** Answers a day of its learners before the week. */
    pace: real().notNull(),
    /** When its learners were taken over into the next week. */
    closedAt: instant(),
  },
  (table) => [
    index('league_groups_room_index').on(table.week, table.tier, table.members),
    index('league_groups_open_index')
      .on(table.week, table.id)
      .where(sql`closed_at is null`),
  ],
)

export const leaguePlaces = pgTable(
  'league_places',
  {
    userId: userId(),
    week: week(),
    tier: smallint().notNull(),
    /** Null while the groups of the week are being made. Not a reference: a job writes a million of them. */
    groupId: uuid(),
    pace: real().notNull(),
    /** Of the week before; null for who joined. */
    previousTier: smallint(),
    previousRank: smallint(),
    /** What the week before brought was told. */
    resultSeen: boolean().notNull().default(false),
    joinedAt: instant().notNull(),
    leftAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.week] }),
    index('league_places_group_index').on(table.week, table.groupId),
    index('league_places_waiting_index')
      .on(table.week, table.tier, table.pace.desc().nullsFirst(), table.userId)
      .where(sql`group_id is null and left_at is null`),
  ],
)

export const leagueScores = pgTable(
  'league_scores',
  {
    userId: userId(),
    week: week(),
    /** Of each day from Monday to Sunday, which has a most. */
    days: integer().array().notNull(),
    /** Their sum. */
    score: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] }), index('league_scores_week_index').on(table.week)],
)
