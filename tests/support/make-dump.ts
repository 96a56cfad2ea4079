/** Child program of api-setup.ts: writes one migrated PGlite with the fixture dictionary to the file named. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { openDatabase } from '../../server/db/open-database.ts'
import { insertFixtureWords } from './fixture-words.ts'

const [file = ''] = process.argv.slice(2)
const database = await openDatabase({ log: pino({ level: 'silent' }) })
await database.migrate()
await insertFixtureWords(database.db)
// Every test file unpacks the dump: the databases that PostgreSQL keeps to copy from are half of its files.
for (const name of ['template0', 'template1']) {
  await database.db.execute(`alter database ${name} is_template false`)
  await database.db.execute(`drop database ${name}`)
}
// Two runs may make the same dump at once: the finished file appears whole or not at all.
const draft = `${file}.${process.pid}`
await database.dump(draft)
// Every test file reads it: unpacking costs more than the 40 MB on the disk.
writeFileSync(draft, gunzipSync(readFileSync(draft)))
renameSync(draft, file)
await database.close()
