import { describe, expect, it } from 'vitest'
import { comebackPlan } from './comeback.ts'

const studied = ['2026-03-01', '2026-03-02']

describe('comebackPlan', () => {
  it('spreads a wall over five days', () => {
    expect(comebackPlan({ due: 148, studied, today: '2026-03-06', doneToday: 0 })).toEqual({
      perDay: 30,
      days: 5,
      leftToday: 30,
    })
  })

  it('takes longer rather than ask for more than sixty words a day', () => {
    expect(comebackPlan({ due: 600, studied, today: '2026-03-06', doneToday: 0 })).toMatchObject({
      perDay: 60,
      days: 10,
    })
  })

  it('goes on after the first day back, until the wall is gone', () => {
    const back = [...studied, '2026-03-06']
    expect(comebackPlan({ due: 118, studied: back, today: '2026-03-06', doneToday: 30 })).toMatchObject({
      leftToday: 0,
    })
    expect(comebackPlan({ due: 118, studied: back, today: '2026-03-07', doneToday: 0 })).toEqual({
      perDay: 30,
      days: 4,
      leftToday: 30,
    })
    expect(comebackPlan({ due: 12, studied: back, today: '2026-03-09', doneToday: 0 })).toBeNull()
  })

  it('is not for a learner who was here, has little due or has never studied', () => {
    expect(comebackPlan({ due: 148, studied, today: '2026-03-04', doneToday: 0 })).toBeNull()
    expect(comebackPlan({ due: 20, studied, today: '2026-03-20', doneToday: 0 })).toBeNull()
    expect(comebackPlan({ due: 148, studied: [], today: '2026-03-20', doneToday: 0 })).toBeNull()
  })
})
