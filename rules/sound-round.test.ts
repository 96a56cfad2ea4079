import { describe, expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { chooseRound, needOf, ROUND_ITEMS, type ContrastRecord, type PairCandidate } from './sound-round.ts'

const pairsOf = (contrast: string, count: number): PairCandidate[] =>
  Array.from({ length: count }, (_, index) => ({
    contrast,
    words: [`${contrast}${index}`, `${contrast}${index}x`],
  }))
const names = ['TH S', 'L R', 'V W', 'N NG', 'IH IY', 'EH AE']
const candidates = names.flatMap((contrast) => pairsOf(contrast, 6))
const rounds = (records: readonly ContrastRecord[], from = candidates) =>
  Array.from({ length: 200 }, (_, seed) => chooseRound(from, records, seededRandom(String(seed))))
const record = (contrast: string, right: number, wrong: number): ContrastRecord => ({
  contrast,
  right,
  wrong,
  replaced: 0,
  said: 0,
})

describe('a round', () => {
  test('has ten items, no pair twice, at most three of a contrast', () => {
    for (const round of rounds([])) {
      expect(round).toHaveLength(ROUND_ITEMS)
      expect(new Set(round.map(({ words }) => words[0])).size).toBe(ROUND_ITEMS)
      const counts = [...Map.groupBy(round, ({ contrast }) => contrast).values()].map(({ length }) => length)
      expect(Math.max(...counts)).toBeLessThanOrEqual(3)
    }
  })

  test('asks either word of a pair', () => {
    const targets = rounds([])
      .flat()
      .map(({ target }) => target)
    expect(new Set(targets)).toEqual(new Set([0, 1]))
  })

  test('asks what is confused more often than what is mastered', () => {
    const shown = rounds([record('L R', 2, 10), record('TH S', 40, 0)]).flat()
    const times = (contrast: string) => shown.filter((item) => item.contrast === contrast).length
    expect(times('L R')).toBeGreaterThan(times('V W'))
    expect(times('V W')).toBeGreaterThan(times('TH S'))
    expect(times('TH S')).toBeGreaterThan(0)
  })

  test('is shorter where there are few pairs', () => {
    expect(chooseRound(pairsOf('TH S', 2), [], seededRandom('few'))).toHaveLength(2)
    expect(chooseRound([], [], seededRandom('none'))).toEqual([])
  })
})

test('a phoneme that recordings replace is to be trained, too', () => {
  const heard = { contrast: 'TH S', right: 5, wrong: 0, said: 10 }
  expect(needOf({ ...heard, replaced: 8 })).toBeGreaterThan(needOf({ ...heard, replaced: 0 }))
})
