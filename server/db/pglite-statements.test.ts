import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PreparingPglite } from './pglite-statements.ts'

const ours = new PreparingPglite()
const plain = new PGlite()
const both = [ours, plain]

beforeAll(async () => {
  for (const db of both)
    await db.exec(`create table things (id integer primary key, at timestamptz, name text, tags text[], facts jsonb, raw bytea, big bigint, ok boolean);
      insert into things values (1, '2026-03-04T05:06:07Z', '梨', '{a,"b c"}', '{"n": [1]}', '\\x00ff', 9007199254740993, true), (2, null, null, null, null, null, null, null)`)
})
afterAll(() => Promise.all(both.map((db) => db.close())))

/** Asks three times: the third time the statement is certainly a prepared one. */
async function thrice(text: string, values?: unknown[], options?: Parameters<PGlite['query']>[2]) {
  for (const _ of [1, 2]) await ours.query(text, values, options)
  return [await ours.query(text, values, options), await plain.query(text, values, options)]
}

describe('a statement that comes again answers as the plain database does', () => {
  const whole = 'select * from things where id >= $1 order by id'
  test.each([
    ['rows with every type and with nothing', whole, [1], undefined],
    ['rows as lists, dates as text', whole, [1], { rowMode: 'array', parsers: { 1184: (text: string) => text } }],
    ['no rows', whole, [9], undefined],
    [
      'values of every type',
      'select $1::timestamptz a, $2::text[] b, $3::jsonb c, $4::bytea d, $5::boolean e, $6::text f',
      [new Date(0), ['x', 'y z'], { q: 1 }, new Uint8Array([1, 2]), false, null],
      undefined,
    ],
  ] as const)('%s', async (_, text, values, options) => {
    const [mine, theirs] = await thrice(text, [...values], options as Parameters<PGlite['query']>[2])
    expect(mine?.rows).toEqual(theirs?.rows)
    expect(mine?.fields).toEqual(theirs?.fields)
  })

  test('how many rows were written', async () => {
    const [mine, theirs] = await thrice('update things set name = name')
    expect(mine?.affectedRows).toBe(2)
    expect(theirs?.affectedRows).toBe(2)
  })
})

const inserted = 'insert into things (id) values ($1)'

test('an error is the database’s own, and the next call goes on', async () => {
  for (const id of [10, 11]) await ours.query(inserted, [id])
  await expect(ours.query(inserted, [10])).rejects.toMatchObject({ code: '23505' })
  await expect(ours.query('select no_such from things')).rejects.toMatchObject({ code: '42703' })
  await expect(ours.query('select no_such from things')).rejects.toMatchObject({ code: '42703' })
  expect((await ours.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('what fails inside a transaction is taken back with all of it, and another caller waits outside', async () => {
  const counted = async () => (await ours.query<{ n: number }>('select count(*)::int as n from things')).rows[0]?.n
  const before = await counted()
  const outside: Promise<number | undefined>[] = []
  const work = ours.transaction(async (tx) => {
    await tx.query(inserted, [20])
    outside.push(counted())
    await tx.query(inserted, [21])
    await tx.query(inserted, [20])
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await outside[0]).toBe(before)
  expect(await counted()).toBe(before)
})

test('more statements than are kept: the oldest make room and still answer', async () => {
  const ask = async (n: number) => (await ours.query<{ n: number }>(`select ${n} as n`)).rows[0]?.n
  for (const _ of [1, 2]) for (let n = 0; n < 450; n += 1) expect(await ask(n)).toBe(n)
  const { rows } = await ours.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements')
  expect(rows[0]?.kept).toBeLessThanOrEqual(200)
  expect(await ask(0)).toBe(0)
})

test('a table that changed is read anew', async () => {
  const all = 'select * from changing'
  await ours.exec('create table changing (a integer); insert into changing values (1)')
  for (const _ of [1, 2]) expect((await ours.query(all)).rows).toEqual([{ a: 1 }])
  await ours.exec('alter table changing add column b integer')
  await expect(ours.query(all)).rejects.toMatchObject({ code: '0A000' })
  expect((await ours.query(all)).rows).toEqual([{ a: 1, b: null }])
})
