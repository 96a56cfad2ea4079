/**
 * `npm run stage [-- --servers 3 --port 8080 --dictionary fixture]`: brings the whole installation up on this machine and says where it is.
 * Ctrl-C takes it down.
 */
import { parseArgs } from 'node:util'
import { startStage } from './stage.ts'
import { createStopSignal, failOrStop, untilAborted } from './stop-signal.ts'

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    port: { type: 'string' },
    dictionary: { type: 'string', default: 'whole' },
  },
})
const signal = createStopSignal()
console.log('Starting PostgreSQL, its replica, PgBouncer, HAProxy and the servers ...')
const stage = await startStage({
  servers: Number(values.servers),
  dictionary: values.dictionary === 'fixture' ? 'fixture' : 'whole',
  ...(values.port && { port: Number(values.port) }),
  signal,
}).catch((error: unknown) => failOrStop(signal, error))
console.log(`
  Wordgrove      ${stage.origin}   (HAProxy)
  servers        ${stage.servers.map(({ origin }) => origin).join('  ')}
  PgBouncer      127.0.0.1:${stage.pgbouncer.port}
  PostgreSQL     ${stage.databaseUrl}   primary ${stage.primary.port}, replica ${stage.replica.port}
  mails          taken by a stand-in, as are text messages, payments, AI and the bucket
  Ctrl-C ends it.
`)
await untilAborted(signal).catch(() => stage.close())
process.exit(0)
