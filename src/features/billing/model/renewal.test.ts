import { expect, test } from 'vitest'
import { someUser } from '#tests/factories'
import { someOffer } from '#tests/story-billing'
import { endOf } from './renewal.ts'

test('what ends is added to the VIP that there is; what renews is charged a plan’s time from now', () => {
  const [monthly] = someOffer().plans
  if (!monthly) throw new Error('no plan')
  const now = new Date('2026-03-04T04:00:00Z')
  const vip = someUser({ is_vip: true, vip_until: '2026-05-10T04:00:00.000Z' })
  expect(endOf(monthly, 'alipay', vip, now)).toBe('2026-06-10T04:00:00.000Z')
  expect(endOf(monthly, 'stripe', vip, now)).toBe('2026-04-04T04:00:00.000Z')
  expect(endOf(monthly, 'alipay', someUser({ vip_until: null }), now)).toBe('2026-04-04T04:00:00.000Z')
})
