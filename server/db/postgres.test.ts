// @module-tag postgres
import { createServer, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { toHttpError } from '../http/errors.ts'
import { retryOnConflict, openPostgres } from './postgres.ts'

const log = pino({ level: 'silent' })
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function failureOf(url: string): Promise<unknown> {
  const database = openPostgres({ url, size: 2, log })
  ends.push(() => database.close())
  return database.db.execute('select 1').then(
    () => null,
    (error: unknown) => error,
  )
}

test('a database that takes the connection and never answers is "not available", not a page that hangs', async () => {
  const hole = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => hole.once('listening', resolve))
  ends.push(() => hole.close())
  const { port } = hole.address() as AddressInfo
  expect(toHttpError(await failureOf(`postgres://nobody@127.0.0.1:${port}/none`)).code).toBe('database_unavailable')
})

test('a database that is away is "not available"', async () => {
  expect(toHttpError(await failureOf('postgres://nobody@127.0.0.1:1/none')).code).toBe('database_unavailable')
})

test('a full disk is reported as such for every statement', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100'])
    expect(toHttpError(new Error('Failed query', { cause: Object.assign(new Error('full'), { code }) })).code).toBe(
      'storage_full',
    )
})

test('an error of our own making is not blamed on the database', () => {
  expect(toHttpError(new Error('a bug')).code).toBe('server_error')
  expect(toHttpError(Object.assign(new Error('no such column'), { code: '42703' })).code).toBe('server_error')
})

const deadlock = () => new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) })

test('a transaction that had to give way to another is run again, not without end', async () => {
  let runs = 0
  const second = await retryOnConflict(async () => {
    runs += 1
    if (runs === 1) throw deadlock()
    return runs
  })
  expect(second).toBe(2)
  runs = 0
  const never = retryOnConflict(async () => {
    runs += 1
    throw deadlock()
  })
  expect(toHttpError(await never.catch((error: unknown) => error)).code).toBe('database_unavailable')
  expect(runs).toBe(3)
})

test('a transaction that failed by itself is not run again', async () => {
  let runs = 0
  const failing = retryOnConflict(async () => {
    runs += 1
    throw Object.assign(new Error('duplicate key'), { code: '23505' })
  })
  await expect(failing).rejects.toThrow('duplicate key')
  expect(runs).toBe(1)
})
