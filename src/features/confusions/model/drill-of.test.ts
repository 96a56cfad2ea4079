import { describe, expect, it } from 'vitest'
import type { ConfusedPair } from '#contract/confusions'
import { drillAddress, drillOf } from './drill-of.ts'

const drill = (query: string) => drillOf(new URLSearchParams(query))
const word = (id: number) => ({
  id,
  headword: `word ${id}`,
  ipa_uk: null,
  ipa_us: null,
  meaning: { zh: '', en: '' },
  picture: null,
})

describe('drillOf', () => {
  it('reads two words and a kind, own words too', () => {
    expect(drill('pair=3,12&kind=sound')).toEqual({ wordIds: [3, 12], kind: 'sound' })
    expect(drill('pair=-3,12')).toEqual({ wordIds: [-3, 12], kind: 'meaning' })
  })

  it('names none where an address does not name two words', () => {
    for (const query of ['', 'pair=3', 'pair=3,3', 'pair=a,b', 'pair=3,12,15', 'pair=3,99999999999'])
      expect(drill(query)).toBeNull()
  })
})

describe('drillAddress', () => {
  it('leads to what is not held apart yet, else to what was confused last', () => {
    const kind = (name: 'sound' | 'spelling', held: boolean): ConfusedPair['kinds'][number] => ({
      kind: name,
      times: [1, 0],
      last: '2026-03-01T00:00:00.000Z',
      held,
    })
    const pair = (...held: [boolean, boolean]): ConfusedPair => ({
      words: [word(3), word(12)],
      kinds: [kind('spelling', held[0]), kind('sound', held[1])],
      held: held[0] && held[1],
    })
    expect(drillAddress(pair(true, false))).toBe('/review/session?pair=3%2C12&kind=sound')
    expect(drillAddress(pair(true, true))).toBe('/review/session?pair=3%2C12&kind=spelling')
  })
})
