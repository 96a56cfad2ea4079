/** The whole dictionary for tests, built once for all test files that read it. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return JSON.parse(known) as ContentRows
  const rows = await buildContent()
  await mkdir(FOLDER, { recursive: true })
  // Two workers may build at once: each writes a file of its own, which the other one must not remove, and the last one stays.
  const outdated = (await readdir(FOLDER)).filter((name) => !name.startsWith(version))
  for (const name of outdated) await rm(join(FOLDER, name), { force: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(rows))
  await rename(draft, file)
  return rows
}
