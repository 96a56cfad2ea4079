import { afterEach, expect, test, vi } from 'vitest'
import { userStore } from '#lib/storage'
import { stubBrowser } from '#tests/browser'
import { listUnfinished } from './unfinished.ts'

afterEach(() => vi.unstubAllGlobals())

const HOUR = 3_600_000
const session = (address: string, at: number) => ({ address, done: 3, total: 8, at })

test('what was left is known for a day, to its own user', () => {
  stubBrowser()
  const now = Date.parse('2026-03-04T12:00:00Z')
  const [early, late] = [session('/practice?words=dog', now - 25 * HOUR), session('/reviews/run', now - 23 * HOUR)]
  userStore('ann').set('unfinished', [late, early])
  expect(listUnfinished('ann', now)).toEqual([late])
  expect(listUnfinished('ben', now)).toEqual([])
})
