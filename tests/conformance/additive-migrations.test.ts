/**
 * While servers are exchanged one by one, the old ones work on the database of the new: a migration adds, and takes away only what no running
 * version uses. What a version has stopped using goes with the one after, and is listed here with its reason.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'server/db/migrations'
/** From here on. Those before it ran before there were servers to exchange. */
const FROM = 45

/** Statements that an old server would feel, and why each is no harm: the start of the statement, by migration. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {}

const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
  entries: { idx: number; tag: string }[]
}

/** What an old server trips over: it reads what is gone, writes without what is demanded, or writes what is no longer let in. */
function harmsOf(sql: string): string[] {
  const statements = sql
    .split(/--> statement-breakpoint|;\s*(?:\n|$)/)
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
  const created = new Set(statements.map((statement) => /^create table "?(\w+)"?/i.exec(statement)?.[1]))
  const added = new Set(
    statements.map((statement) => /^alter table "?(\w+)"? add column "?(\w+)"?/i.exec(statement)?.slice(1).join('.')),
  )
  /** A rule on columns that came with this migration meets no row of an old server. */
  const isOnNewColumns = (table: string | undefined, columns = '') =>
    columns.split(',').every((column) => added.has(`${table}.${column.replace(/[^\w]/g, '')}`))
  return statements.filter((statement) => {
    const table = /^alter table (?:only )?(?:if exists )?"?(\w+)"?/i.exec(statement)?.[1]
    if (/^(drop (table|view|type|schema|function)|truncate|alter type .* rename)/i.test(statement)) return true
    const [, indexed, columns] = /^create unique index .*? on "?(\w+)"?[^(]*\(([^)]*)\)/i.exec(statement) ?? []
    if (indexed !== undefined) return !created.has(indexed) && !isOnNewColumns(indexed, columns)
    if (table === undefined || created.has(table)) return false
    if (/ (drop column|rename|set not null|drop default|set data type) /i.test(`${statement} `)) return true
    const [, constrained] = / add constraint \S+ (?:check|unique|foreign key) ?\(([^)]*)\)/i.exec(statement) ?? []
    if (constrained !== undefined) return !isOnNewColumns(table, constrained)
    return / add column .* not null/i.test(statement) && !/ default | generated /i.test(statement)
  })
}

const later = entries.filter(({ idx }) => idx >= FROM)
const findings = later.flatMap(({ tag }) =>
  harmsOf(readFileSync(`${folder}/${tag}.sql`, 'utf8')).map((statement) => ({ tag, statement })),
)

test('a migration leaves everything that the version before it uses, or says why not', () => {
  const unexplained = findings.filter(
    ({ tag, statement }) => !Object.keys(ALLOWED[tag] ?? {}).some((start) => statement.startsWith(start)),
  )
  expect(unexplained).toEqual([])
})

test('no reason is left over', () => {
  for (const [tag, reasons] of Object.entries(ALLOWED))
    for (const start of Object.keys(reasons))
      expect(findings.some((one) => one.tag === tag && one.statement.startsWith(start))).toBe(true)
  expect(later.length).toBeGreaterThan(20)
})

test.each([
  'DROP TABLE "notes";',
  'ALTER TABLE "notes" DROP COLUMN "title";',
  'ALTER TABLE "notes" RENAME COLUMN "title" TO "name";',
  'ALTER TABLE "notes" RENAME TO "books";',
  'ALTER TABLE "notes" ALTER COLUMN "title" SET NOT NULL;',
  'ALTER TABLE "notes" ALTER COLUMN "title" SET DATA TYPE jsonb;',
  'ALTER TABLE "notes" ADD COLUMN "zh" text NOT NULL;',
  'CREATE UNIQUE INDEX "notes_title" ON "notes" USING btree ("title");',
])('%s would be seen', (statement) => {
  expect(harmsOf(statement)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "notes" ADD COLUMN "zh" text;',
  `ALTER TABLE "notes" ADD COLUMN "zh" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "books" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "books_id" ON "books" USING btree ("id");',
  'CREATE INDEX "notes_title" ON "notes" USING btree ("title");',
])('%s is additive', (statement) => {
  expect(harmsOf(statement)).toEqual([])
})
