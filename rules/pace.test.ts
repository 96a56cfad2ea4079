import { describe, expect, it } from 'vitest'

import { isHumanPace } from './pace.ts'

describe('isHumanPace', () => {
  it('wants a quarter of a second for each answer since the run was issued', () => {
    expect(isHumanPace(8, 1_999)).toBe(false)
    expect(isHumanPace(8, 2_000)).toBe(true)
  })

  it('does not mind a queue that arrives late and at once', () => {
    expect(isHumanPace(40, 3_600_000)).toBe(true)
  })

  it('refuses a clock that says nothing, or differs a little from the one that issued the run', () => {
    expect(isHumanPace(1, Number.NaN)).toBe(false)
    expect(isHumanPace(1, -5)).toBe(false)
    expect(isHumanPace(1, -60_000)).toBe(false)
  })

  it('blames nobody where the clock was set back', () => {
    expect(isHumanPace(8, -3_590_000)).toBe(true)
  })
})
