/** What learners do together: weekly goals, duels, and whom they congratulated. */
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid, date } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const sharedGoals = pgTable(
  'shared_goals',
  {
    /** The client's, so that what is sent again is the same goal. */
    id: uuid().primaryKey(),
    /** With whoever set it, it ends. */
    userId: userId(),
    /** Points of a week. */
    target: integer().notNull(),
    /** Monday of the last week in which it was reached and its members were told. */
    reachedWeek: date({ mode: 'string' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('shared_goals_user_index').on(table.userId)],
)

export const sharedGoalMembers = pgTable(
  'shared_goal_members',
  {
    goalId: uuid()
      .notNull()
      .references(() => sharedGoals.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Null while they are asked. */
    joinedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.goalId, table.userId] }),
    index('shared_goal_members_user_index').on(table.userId),
  ],
)

/** The words of a level that the challenger has played, to be played by the other one: that run has the id of the duel. */
export const duels = pgTable(
  'duels',
  {
    id: uuid().primaryKey(),
    /** Who asks. */
    userId: userId(),
    otherId: userId(),
    /** Where they talk. Not a reference: the results stay when it goes. */
    conversationId: uuid().notNull(),
    /** The run of the challenger. */
    runId: uuid().notNull(),
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    category: text().notNull(),
    sub: text(),
    difficulty: text().notNull(),
    level: smallint().notNull(),
    type: text().notNull(),
    /** Ids of the words. */
    words: jsonb().$type<readonly number[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('duels_user_index').on(table.userId),
    index('duels_other_index').on(table.otherId),
    // Old ones are deleted by it.
    index('duels_expires_index').on(table.expiresAt),
  ],
)

/** When a learner congratulated another one last. */
export const congratulations = pgTable(
  'congratulations',
  { userId: userId(), otherId: userId(), at: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('congratulations_other_index').on(table.otherId),
  ],
)
