import { expect, test } from 'vitest'
import { countedTime } from './late-answers.ts'

const issuedAt = new Date('2026-03-04T04:00:00Z')
const arrivedAt = new Date('2026-03-06T04:00:00Z')

test.each([
  ['at the issue', '2026-03-04T04:00:00Z', '2026-03-04T04:00:00Z'],
  ['between issue and arrival', '2026-03-05T10:00:00Z', '2026-03-05T10:00:00Z'],
  ['before the issue', '2026-03-04T03:59:59Z', arrivedAt.toISOString()],
  ['after the arrival', '2026-03-06T04:00:01Z', arrivedAt.toISOString()],
  ['that is none', 'soon', arrivedAt.toISOString()],
  ['left out', undefined, arrivedAt.toISOString()],
])('a time %s', (_, claimed, counted) => {
  expect(countedTime(claimed, issuedAt, arrivedAt)).toEqual(new Date(counted))
})
