/** Makes the one migrated database that every API test file starts from: a PGlite dump, or a PostgreSQL template. */
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { insertFixtureWords } from './fixture-words.ts'

/** What a test file copies its database from. */
export type TestDatabase =
  | { readonly kind: 'pglite'; readonly dump: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function setup(project: TestProject): Promise<void | (() => Promise<void>)> {
  if (process.env.TEST_DATABASE === 'postgres') return makeTemplate(project)
  project.provide('testDatabase', { kind: 'pglite', dump: await makeDump() })
}

/** The dump is kept by the hash of what it is made from, so that only a changed schema costs the time to make it. */
async function makeDump(): Promise<string> {
  const hash = createHash('sha256')
  const sources = [
    ...readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => join(migrationsFolder, name)),
    ...['fixture-words.ts', 'make-dump.ts'].map((name) => join(root, 'tests/support', name)),
    join(root, 'node_modules/@electric-sql/pglite/package.json'),
  ]
  for (const file of sources) hash.update(readFileSync(file))
  const folder = join(root, 'node_modules/.cache/wordgrove')
  const dump = join(folder, `api-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(dump)) return dump
  mkdirSync(folder, { recursive: true })
  // A child, because a PGlite that has made a cluster never gives its memory back.
  await promisify(execFile)(process.execPath, [join(root, 'tests/support/make-dump.ts'), dump], {
    cwd: root,
    timeout: 120_000,
  })
  return dump
}

async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE=postgres needs DATABASE_URL: a cluster where databases may be created.')
  const template = `wordgrove_template_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const database = await openDatabase({ url: own.href, log: pino({ level: 'silent' }) })
  await database.migrate()
  await insertFixtureWords(database.db)
  await database.close()
  project.provide('testDatabase', { kind: 'postgres', url, template })
  return async () => {
    await admin.query(`drop database ${template}`)
    await admin.end()
  }
}
