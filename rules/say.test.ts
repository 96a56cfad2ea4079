import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from '#contract/recordings'
import { formatSayAnswer, isBorneOut, isSaidRight, parseSayAnswer, SAY_TRIES, verdictOf } from './say.ts'
import type { SayOutcome, SpeechVerdict } from './say.ts'

const verdicts: SpeechVerdict[] = ['right', 'replaced', 'not_heard']
const outcomes: SayOutcome[] = [...verdicts, 'overruled']
const score = (...states: Score['phonemes'][number]['state'][]) => ({
  right_word: true,
  phonemes: states.map((state) => ({ phoneme: 'S', state })),
})

describe('verdictOf', () => {
  it('hears another sound only where one is replaced; an unclear one is right', () => {
    expect(verdictOf(score('good', 'unclear'))).toBe('right')
    expect(verdictOf(score('good', 'replaced', 'unclear'))).toBe('replaced')
    expect(verdictOf({ right_word: false, phonemes: [] })).toBe('not_heard')
  })
})

describe('an answer', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...outcomes), fc.uuid(), (outcome, attempt) => {
        expect(parseSayAnswer(formatSayAnswer({ outcome, attempt }))).toEqual({ outcome, attempt })
      }),
    )
  })

  it('is nothing else: no other text is one, and none of them is right', () => {
    for (const text of ['', 'right', 'right ', ' 1', 'apple 1', 'right 1 2']) {
      expect(parseSayAnswer(text)).toBeNull()
      expect(isSaidRight(text)).toBe(false)
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (parseSayAnswer(text) === null) expect(isSaidRight(text)).toBe(false)
      }),
    )
  })

  it('is right unless the word was not heard', () => {
    expect(outcomes.filter((outcome) => isSaidRight(`${outcome} 1`))).toEqual(['right', 'replaced', 'overruled'])
  })
})

describe('isBorneOut', () => {
  const attempts = fc.constantFrom(...verdicts)

  it('takes no verdict but the server’s', () => {
    fc.assert(
      fc.property(attempts, attempts, fc.nat(5), (outcome, verdict, notHeard) => {
        if (outcome !== verdict) expect(isBorneOut({ outcome, attempt: '1' }, verdict, notHeard)).toBe(false)
      }),
    )
  })

  it('never lets fewer than two tries that were not heard count against the word', () => {
    fc.assert(
      fc.property(fc.nat(5), (notHeard) => {
        expect(isBorneOut({ outcome: 'not_heard', attempt: '1' }, 'not_heard', notHeard)).toBe(notHeard >= SAY_TRIES)
      }),
    )
  })

  it('lets the learner overrule whatever fell short', () => {
    const overruled = verdicts.filter((verdict) => isBorneOut({ outcome: 'overruled', attempt: '1' }, verdict, 1))
    expect(overruled).toEqual(['replaced', 'not_heard'])
  })
})
