/**
 * `npm run db:generate -- --name <what>`: writes the next migration from the schema and seals it, that is, notes its
 * hash. What is sealed stays: a database in use has run it, so a changed old file is refused.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const folder = 'server/db/migrations'
const file = `${folder}/sealed.json`
const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'))

const { entries } = read(`${folder}/meta/_journal.json`) as { entries: { tag: string }[] }
const sealed = existsSync(file) ? (read(file) as Record<string, string>) : {}
const hashes = Object.fromEntries(
  entries.map(({ tag }) => [
    tag,
    createHash('sha256')
      .update(readFileSync(`${folder}/${tag}.sql`))
      .digest('hex'),
  ]),
)
const changed = Object.keys(sealed).filter((tag) => sealed[tag] !== hashes[tag])
if (changed.length > 0) {
  console.error(`Changed or removed after they were sealed: ${changed.join(', ')}. Add a new migration instead.`)
  process.exit(1)
}
writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
