/** Every list that goes on by a cursor, with cursors that no list has given: refused as the caller's mistake, never an error of ours. */
import { endpoints, type EndpointName } from '#contract'
import type { Endpoint } from '#contract/core'
import { createTestApp, type TestApp } from '#tests/app'
import { addressOf } from '#tests/caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.admin()).token
})
afterAll(() => app.close())

/** What a list needs beside its cursor, one row for each way in which it goes on. */
const queries: Partial<Record<EndpointName, readonly object[]>> = {
  listNotes: [{ kind: 'own' }, { kind: 'official', sort: 'alphabetical', q: 'a' }],
  adminListTickets: [{}, { status: 'open' }, { status: 'answered' }],
}

const takesCursor = ({ query }: Endpoint) => query !== undefined && 'shape' in query && 'cursor' in Object(query.shape)
const lists = Object.entries(endpoints)
  .filter(([, endpoint]) => takesCursor(endpoint))
  .flatMap(([name, endpoint]: [string, Endpoint]) =>
    (queries[name as EndpointName] ?? [{}]).map((query) => ({ name, endpoint, query })),
  )

const ID = '3f2b7a52-9a53-4c0e-8f0f-3b1d2c4e5f60'
const wrong = [
  '',
  ' ',
  'nonsense',
  '-1',
  '1.9e15',
  '1e3',
  '1.5.5',
  '0x10',
  '007',
  'NaN',
  'Infinity',
  '9007199254740993',
  '1000000',
  '1.2147483648',
  '1.-2147483649',
  '8640000000000001.1',
  `253402300800000.${ID}`,
  `1772600000000.${ID.replaceAll('-', '')}----`,
  `1772600000000.${'-'.repeat(36)}`,
  `1772600000000.${ID.toUpperCase()}`,
  `2.1772600000000.${ID}`,
  `1.1772600000000.${'f'.repeat(36)}`,
  `2026-03-04T04:00:00.000Z ${ID}`,
  `1772600000000.${ID}' or '1'='1`,
  '1.'.repeat(40),
  '\0',
]

test('the lists that go on by a cursor are walked', () => {
  expect(new Set(lists.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6)
})

test.each(lists)('$name $query refuses every cursor that no list has given', async ({ name, endpoint, query }) => {
  expect((await app.request(addressOf(endpoint, { query }), { token })).status, name).toBe(200)
  const statuses: [string, number][] = []
  for (const cursor of wrong) {
    const response = await app.request(addressOf(endpoint, { query: { ...query, cursor } }), { token, language: 'en' })
    statuses.push([cursor, response.status])
  }
  expect(statuses.filter(([, status]) => status !== 400)).toEqual([])
})
