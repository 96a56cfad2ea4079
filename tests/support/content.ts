/** The whole dictionary for tests, built once for all test files that read it. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildContent } from '#content/build'
import type { ContentRows } from '#content/rows'
import { contentVersion } from '#content/version'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/wordgrove-content/', import.meta.url))

/** Longest time that building may take on a busy machine, for `beforeAll`. */
export const CONTENT_TIMEOUT = 240_000

let latest: { readonly version: string; readonly rows: Promise<ContentRows> } | undefined

/**
 * What `buildContent` yields; from the disk when neither its code nor its texts have changed. The test files of a worker share the rows:
 * none may change them.
 */
export async function readContent(): Promise<ContentRows> {
  const version = await contentVersion()
  if (latest?.version !== version) latest = { version, rows: readVersion(version) }
  return latest.rows
}

async function readVersion(version: string): Promise<ContentRows> {
  const file = join(FOLDER, `${version}.json`)
  const lock = `${file}.lock`
  await mkdir(FOLDER, { recursive: true })
  for (;;) {
    const known = await readFile(file, 'utf8').catch(() => null)
    if (known !== null) return JSON.parse(known) as ContentRows
    if (await acquireLock(lock)) {
      try {
        return await build(version, file)
      } finally {
        await rm(lock, { force: true })
      }
    }
    await setTimeout(200)
  }
}

/** Building keeps a processor busy for a quarter of a minute: one worker does it, the others wait as long as its process lives. */
async function acquireLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
  if (!isRunning(holder)) await rm(lock, { force: true })
  return false
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function build(version: string, file: string): Promise<ContentRows> {
  const rows = await buildContent()
  const outdated = (await readdir(FOLDER)).filter((name) => !name.startsWith(version))
  for (const name of outdated) await rm(join(FOLDER, name), { force: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(rows))
  await rename(draft, file)
  return rows
}
