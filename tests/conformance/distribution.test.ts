/** An engine that spreads PostgreSQL over machines puts the rows of a learner together by the first column of their key. */
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../../server/db/schema/index.ts'

/**
 * Tables of learners whose key does not begin with the learner, and why they may stay whole on each machine or be looked up over all: bounded
 * by the number of accounts, short-lived, or shared by two learners.
 */
const WHOLE: Readonly<Record<string, string>> = {
  account_links: 'a link lives a day at most; looked up by its token',
  active_learners: 'rows are deleted after two days; counted over all learners',
  classes: 'read by its id by all who are in it; a teacher has 20 at most',
  conversation_members: 'read by conversation; two rows for each pair of contacts who talk',
  duels: 'belongs to two learners; deleted with the earlier of them',
  identities: 'one row for each account at another service, looked up before the learner is known',
  notes: 'looked up by its id; a learner makes some tens, not one with each answer',
  notifications: 'deleted after weeks; looked up by its id',
  orders: 'a learner makes some in a year; looked up by its number before the learner is known',
  own_words: 'its id is unique over all learners, because answers name it as a word; bounded for each learner',
  phone_codes: 'lives five minutes; looked up by its phone before the learner is known',
  push_devices: 'some for each learner; a device belongs to whoever signed in last',
  recordings: 'at most 50 for each learner, 1,000 with VIP; looked up by its id',
  sessions: 'looked up by its token before the learner is known; gone after 30 days',
  shared_goal_members: 'read by goal; belongs to several learners',
  shared_goals: 'belongs to several learners',
  tickets: 'a learner writes some in a year; administrators read them over all learners',
  weekly_points: 'read over all learners of a week, the best first; one row for each learner and week',
  word_reports: 'administrators read them over all learners; some for each learner',
}

const tables = Object.values<unknown>(schema).filter((one): one is PgTable => is(one, PgTable) && is(one, Table))

/** Columns that name a learner. */
const namesLearner = (table: PgTable) => Object.keys(getTableColumns(table)).some((name) => name === 'userId')

function firstOfKey(table: PgTable): string | undefined {
  const { primaryKeys, columns } = getTableConfig(table)
  return primaryKeys[0]?.columns[0]?.name ?? columns.find(({ primary }) => primary)?.name
}

test.each(tables.filter(namesLearner).map((table) => [getTableName(table), table] as const))(
  '%s leads with user_id, or says why it is whole',
  (name, table) => {
    if (firstOfKey(table) === 'userId' || firstOfKey(table) === 'user_id') expect(WHOLE).not.toHaveProperty([name])
    else expect(WHOLE[name], `${name} leads with ${firstOfKey(table)}`).toMatch(/\w{3}/)
  },
)

test('every exception is a table', () => {
  const names = tables.map((table) => getTableName(table))
  expect(Object.keys(WHOLE).filter((name) => !names.includes(name))).toEqual([])
})
