import { expect, test } from 'vitest'
import { lateMoment } from './late-moment.ts'

const at = '2026-03-04T07:00:00.000Z'

test.each([
  ['at once', 0, undefined],
  ['within a minute', 60_000, undefined],
  ['later', 60_001, at],
  ['after days', 3 * 86_400_000, at],
  ['by a clock that was put back', -86_400_000, undefined],
])('what is sent %s names its moment only if it waited', (_, after, moment) => {
  expect(lateMoment(at, Date.parse(at) + after)).toBe(moment)
})
