/** Whether a restored database is one that this program can serve from. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, sql } from 'drizzle-orm'
import { migrationsFolder, type Db } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { answers, learnerDays } from '../db/schema/learning.ts'
import { words } from '../db/schema/words.ts'
import { readWholeLearner } from '../features/privacy/index.ts'
import { BackupCheckError, type CopyFacts } from './check-outcome.ts'

/**
 * Brings the copy up to date, counts its rows and reads all that it has of one learner, whoever learned last. Throws BackupCheckError when something
 * of it is missing.
 */
export async function inspectCopy(db: Db, migrate: () => Promise<void>): Promise<CopyFacts> {
  const before = await countMigrations(db)
  if (before === 0) throw new BackupCheckError('incomplete', 'The backup has no tables of ours.')
  await migrate()
  const [applied, wanted] = [await countMigrations(db), await listMigrations()]
  if (applied !== wanted.length)
    throw new BackupCheckError('incomplete', `The backup has ${applied} migrations instead of ${wanted.length}.`)
  const [learners, answered, dictionary] = [await db.$count(users), await db.$count(answers), await db.$count(words)]
  if (dictionary === 0) throw new BackupCheckError('incomplete', 'The backup has no dictionary.')
  const userId = await findLearner(db)
  if (userId !== undefined) {
    const { account, ...rest } = await readWholeLearner(db, userId)
    if (account?.length !== 1 || Object.keys(rest).length === 0)
      throw new BackupCheckError('incomplete', 'A learner of the backup cannot be read.')
  }
  return { learners, answers: answered }
}

async function listMigrations(): Promise<unknown[]> {
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries
}

/** 0 where the table itself is missing. */
async function countMigrations(db: Db): Promise<number> {
  const exists = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rowsOf<{ exists: boolean }>(exists)[0]?.exists) return 0
  const counted = await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
  return rowsOf<{ count: number }>(counted)[0]?.count ?? 0
}

/** Who learned last; any account where nobody has learned yet. */
async function findLearner(db: Db): Promise<string | undefined> {
  const [latest] = await db.select({ id: learnerDays.userId }).from(learnerDays).orderBy(desc(learnerDays.day)).limit(1)
  if (latest) return latest.id
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1)
  return anyone?.id
}

/** Both drivers answer `{ rows }`; the common type does not say so. */
const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows
