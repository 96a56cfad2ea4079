import { entitlements } from '#contract/entitlements'
import { describe, expect, test } from 'vitest'
import { hasExtra, limitOf, refusalOf, tierOf } from './entitlements.ts'

const now = new Date('2026-03-04T04:00:00Z')
const later = new Date(now.getTime() + 1)

describe('tier', () => {
  test('VIP lasts to the millisecond in which it ends', () => {
    expect(tierOf({ role: 'user', vipUntil: later }, now)).toBe('vip')
    expect(tierOf({ role: 'user', vipUntil: now }, now)).toBe('user')
    expect(tierOf({ role: 'user', vipUntil: null }, now)).toBe('user')
    expect(tierOf({ role: 'admin', vipUntil: null }, now)).toBe('user')
  })

  test('a guest is no VIP whatever stands in the row', () => {
    expect(tierOf({ role: 'guest', vipUntil: later }, now)).toBe('guest')
  })
})

test('a higher tier never allows less', () => {
  for (const { guest, user, vip } of Object.values(entitlements)) {
    expect(guest).toBeLessThanOrEqual(user)
    expect(user).toBeLessThanOrEqual(vip)
  }
})

test('word information: five a day for guests, thirty for learners, no limit for VIPs', () => {
  expect([limitOf('wordInfo', 'guest'), limitOf('wordInfo', 'user'), limitOf('wordInfo', 'vip')]).toEqual([
    5,
    30,
    Infinity,
  ])
})

test('each tier gets the refusal that helps it', () => {
  expect([refusalOf('guest'), refusalOf('user'), refusalOf('vip')]).toEqual([
    'guest_not_allowed',
    'vip_required',
    'limit_reached',
  ])
})

test('extras are for VIPs', () => {
  expect(hasExtra('refinedGrouping', 'vip')).toBe(true)
  expect(hasExtra('refinedGrouping', 'user')).toBe(false)
})
