/**
 * Runs a command beside a throw-away PostgreSQL: `npx node scripts/with-postgres.ts <command> [words]`. The command sees
 * DATABASE_URL and TEST_DATABASE=postgres; afterwards server and data are gone. Exits as the command does.
 */
import { spawn } from 'node:child_process'
import { startPostgresCluster } from './postgres-cluster.ts'

const [program, ...words] = process.argv.slice(2)
if (!program) throw new Error('usage: with-postgres.ts <command> [words]')

const cluster = await startPostgresCluster()
process.on('exit', cluster.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const env = { ...process.env, DATABASE_URL: cluster.url(), TEST_DATABASE: 'postgres' }
const child = spawn(program, words, { stdio: 'inherit', env })
child.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
