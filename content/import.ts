/**
 * The import program: writes every row as lines of JSON (ContentMessage in rows.ts) to stdout and ends. The server runs
 * it as a child process, because building the rows needs half a gigabyte that a server would never give back.
 */
import { once } from 'node:events'
import { buildContent } from './build.ts'
import type { ContentMessage, ContentRows, ContentTable } from './rows.ts'
import { CONTENT_TABLES, ROWS_PER_MESSAGE } from './rows.ts'
import { contentVersion } from './version.ts'

async function send(message: ContentMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain')
}

function* batches<T extends ContentTable>(table: T, rows: ContentRows[T]): Generator<ContentMessage> {
  for (let start = 0; start < rows.length; start += ROWS_PER_MESSAGE) {
    // The compiler does not see that table and rows belong together once both depend on T.
    yield { type: 'rows', table, rows: rows.slice(start, start + ROWS_PER_MESSAGE) } as ContentMessage
  }
}

try {
  const [version, rows] = await Promise.all([contentVersion(), buildContent()])
  await send({ type: 'begin', version, total: CONTENT_TABLES.reduce((sum, table) => sum + rows[table].length, 0) })
  for (const table of CONTENT_TABLES) for (const message of batches(table, rows[table])) await send(message)
  await send({ type: 'end' })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}
