import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { gradeFor, isFast, isSlow, skillOf } from './grading.ts'

const typed = { correct: true, hinted: false, ms: 5_000, kind: 'type_word', letters: 5 } as const
const chosen = { ...typed, kind: 'choose_picture' } as const

describe('isSlow', () => {
  it('is over 10 s choosing', () => {
    expect(isSlow({ ...chosen, ms: 10_000 })).toBe(false)
    expect(isSlow({ ...chosen, ms: 10_001 })).toBe(true)
  })

  it('is over 3 s and 1.2 s a letter typing', () => {
    expect(isSlow({ ...typed, ms: 9_000 })).toBe(false)
    expect(isSlow({ ...typed, ms: 9_001 })).toBe(true)
  })
})

describe('isFast', () => {
  it('is under 1 s and 0.35 s a letter, typing only', () => {
    expect(isFast({ ...typed, ms: 2_749 })).toBe(true)
    expect(isFast({ ...typed, ms: 2_750 })).toBe(false)
    expect(isFast({ ...chosen, ms: 300 })).toBe(false)
    expect(isFast({ ...typed, kind: 'spell_word', ms: 300 })).toBe(false)
  })
})

describe('gradeFor', () => {
  it('grades right answers by effort', () => {
    expect(gradeFor(typed)).toBe('good')
    expect(gradeFor({ ...typed, ms: 20_000 })).toBe('hard')
    expect(gradeFor({ ...typed, hinted: true, ms: 1_000 })).toBe('hard')
    expect(gradeFor({ ...typed, ms: 1_000 })).toBe('easy')
    expect(gradeFor({ ...typed, ms: 1_000, slips: 1 })).toBe('good')
    expect(gradeFor({ ...chosen, ms: 1_000 })).toBe('good')
  })

  it('grades what was said by what was heard, however long it took, and never as easy', () => {
    const say = (given: string, hinted = false) =>
      gradeFor({ correct: true, hinted, ms: 50_000, kind: 'say_word', letters: 5, given })
    expect(say('right 1')).toBe('good')
    expect(say('overruled 1')).toBe('good')
    expect(say('replaced 1')).toBe('hard')
    expect(say('right 1', true)).toBe('hard')
    expect(gradeFor({ ...typed, given: 'replaced 1' })).toBe('good')
  })

  it('grades every wrong answer as again, and no right one', () => {
    fc.assert(
      fc.property(
        fc.record({
          correct: fc.boolean(),
          hinted: fc.boolean(),
          ms: fc.nat(60_000),
          kind: fc.constantFrom('choose_meaning', 'match_pairs', 'type_word', 'arrange_sentence', 'say_word'),
          given: fc.constantFrom('right 1', 'replaced 1', 'not_heard 1', 'overruled 1', ''),
          letters: fc.integer({ min: 1, max: 20 }),
        }),
        (answer) => {
          expect(gradeFor(answer) === 'again').toBe(!answer.correct)
        },
      ),
    )
  })
})

describe('skillOf', () => {
  it('names what a kind of question exercises', () => {
    expect(skillOf('choose_picture')).toBe('see')
    expect(skillOf('listen_and_type')).toBe('hear')
    expect(skillOf('type_word')).toBe('spell')
    expect(skillOf('say_word')).toBe('say')
  })
})
