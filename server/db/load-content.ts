/**
 * Loads the dictionary that content/import.ts yields, in a child process, into this database.
 *
 * Rows arrive in batches of one table, grouped by word (levels: by map and difficulty). Each batch replaces the old rows of its groups in
 * one short transaction, so readers are never blocked for long and never see half a word. What the new content no longer has goes at the
 * end of its table; words themselves are hidden, not deleted, since cards and answers point at them. The version is written last: an
 * import that was cut off starts again, and meanwhile the old content serves.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setImmediate as breathe } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import type { ContentMessage } from '#content/rows'
import { contentVersion } from '#content/version'
import type { Db } from './client.ts'
import { createContentWriter } from './content-writer.ts'
import { contentState } from './schema/words.ts'

const VERSION = 'version'

export async function storedContentVersion(db: Db): Promise<string | null> {
  const [row] = await db.select().from(contentState).where(eq(contentState.key, VERSION))
  return row?.value ?? null
}

/** Whether the packages and our own content differ from what was loaded last. */
export const isContentStale = async (db: Db): Promise<boolean> =>
  (await storedContentVersion(db)) !== (await contentVersion())

const importProgram = fileURLToPath(new URL('../../content/import.ts', import.meta.url))

/**
 * Runs the import. Throws when the child fails; the old content then stays.
 *
 * @param onProgress gets rows done and rows in all
 * @param program writes the lines of content/import.ts
 */
export async function loadContent(
  db: Db,
  onProgress: (done: number, total: number) => void,
  program = importProgram,
): Promise<void> {
  const writer = await createContentWriter(db)
  // Its lines are read from its first moment on: of one that ends unread, Node throws them away, and their end would never be seen.
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  let total = 0
  let done = 0
  let version: string | null = null
  let complete = false
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line) as ContentMessage
      if (message.type === 'begin') ({ version, total } = message)
      else if (message.type === 'end') complete = true
      else {
        await writer.write(message.table, message.rows)
        onProgress((done += message.rows.length), total)
        await breathe()
      }
    }
  } finally {
    child.kill()
  }
  const code = await exit
  if (!complete || version === null || code !== 0)
    throw new Error(`The content import ended early (exit code ${code}).`)
  await writer.finish()
  await db
    .insert(contentState)
    .values({ key: VERSION, value: version })
    .onConflictDoUpdate({ target: contentState.key, set: { value: version } })
}
