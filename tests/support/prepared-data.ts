/**
 * A data folder that holds the whole dictionary, for servers in tests. Its import keeps two processors busy for half a minute, and only
 * the first start has to show it: a server makes the folder once, as an operator starts it on an empty one, and the others get a copy.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { contentVersion } from '#content/version'

const root = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(root, 'node_modules/.cache/wordgrove-data')
const DRAFT = '.draft'

/** Copies the folder to `target`, which must not exist; makes it first where this version of the product has none. */
export async function copyPreparedData(target: string): Promise<void> {
  const folder = join(FOLDER, await dataVersion())
  if (!existsSync(folder)) await prepare(folder)
  await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** A hash of the dictionary and of the code and the packages that write it to the disk. */
async function dataVersion(): Promise<string> {
  const hash = createHash('sha256').update(await contentVersion())
  const files = (await readdir(join(root, 'server'), { recursive: true }))
    .filter((file) => /(?<!\.test)\.(?:ts|sql)$/.test(file))
    .map((file) => join('server', file))
  for (const file of [...files.sort(), 'package-lock.json']) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

async function prepare(folder: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const finished = (await readdir(FOLDER)).filter((name) => !name.endsWith(DRAFT))
  for (const old of finished) await rm(join(FOLDER, old), { recursive: true })
  // Two runs may prepare at once: each fills a folder of its own, and the first one stays.
  const draft = `${folder}-${process.pid}${DRAFT}`
  await fillByServer(draft)
  if (existsSync(folder)) await rm(draft, { recursive: true })
  else await rename(draft, folder)
}

/** Starts a server as `npm start` does and ends it when it has its dictionary. */
async function fillByServer(DATA_DIR: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/boot.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, APP_ENV: 'demo', DATA_DIR, DATABASE_URL: undefined, PORT: '0', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('http://localhost')) break
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`The server that fills a data folder ended with ${code}.`)
}
