/**
 * `npm run stage [-- --servers 3 --port 8080 --dictionary fixture]`: brings the whole installation up on this machine and says where it is.
 * Ctrl-C takes it down.
 */
import { parseArgs } from 'node:util'
import { startStage } from './stage.ts'

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    port: { type: 'string' },
    dictionary: { type: 'string', default: 'whole' },
  },
})
console.log('Starting PostgreSQL, its replica, PgBouncer, HAProxy and the servers ...')
const stage = await startStage({
  servers: Number(values.servers),
  dictionary: values.dictionary === 'fixture' ? 'fixture' : 'whole',
  ...(values.port && { port: Number(values.port) }),
})
console.log(`
  Wordgrove      ${stage.origin}   (HAProxy)
  servers        ${stage.servers.map(({ origin }) => origin).join('  ')}
  PgBouncer      127.0.0.1:${stage.pgbouncer.port}
  PostgreSQL     ${stage.databaseUrl}   primary ${stage.primary.port}, replica ${stage.replica.port}
  mails          taken by a stand-in, as are text messages, payments, AI and the bucket
  Ctrl-C ends it.
`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().then(() => process.exit(0)))
