import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutNetwork, WIDTH, WORD_HEIGHT, type NetworkLink } from './network-layout.ts'

const link = (one: string, other: string, weight = 1): NetworkLink => ({ words: [one, other], line: 'solid', weight })

describe('layoutNetwork', () => {
  it('draws a group for words that share no other, the word with most links on the left', () => {
    const groups = layoutNetwork([link('affect', 'effect'), link('lend', 'borrow'), link('borrow', 'rent')])
    expect(groups.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['affect', 'effect'],
      ['borrow', 'lend', 'rent'],
    ])
    const [hub, ...others] = groups[1]?.words ?? []
    expect(others.every(({ x }) => x > (hub?.x ?? 0))).toBe(true)
  })

  it('joins two groups that a later link connects', () => {
    expect(layoutNetwork([link('a', 'b'), link('c', 'd'), link('b', 'c')])).toHaveLength(1)
  })

  it('draws what is confused more often thicker, up to a bound', () => {
    const widths = [1, 2, 90].map((weight) => layoutNetwork([link('a', 'b', weight)])[0]?.links[0]?.width)
    expect(widths).toEqual([2, 3, 6])
  })

  it('shortens a long word', () => {
    expect(layoutNetwork([link('take advantage of', 'b')])[0]?.words[0]?.text).toBe('take advanta…')
  })

  it('keeps every word in the drawing, once and apart from the others', () => {
    const word = fc.string({ minLength: 1, maxLength: 20 })
    const links = fc.array(
      fc.tuple(word, word).filter(([one, other]) => one !== other),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(links, (pairs) => {
        const groups = layoutNetwork(pairs.map(([one, other]) => link(one, other)))
        expect(groups.flatMap(({ words }) => words)).toHaveLength(new Set(pairs.flat()).size)
        for (const { words, height, links: lines } of groups) {
          expect(lines.every(({ path }) => path.startsWith('M') && !path.includes('NaN'))).toBe(true)
          for (const [index, { x, y, width }] of words.entries()) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x + width).toBeLessThanOrEqual(WIDTH)
            expect(y - WORD_HEIGHT / 2).toBeGreaterThanOrEqual(0)
            expect(y + WORD_HEIGHT / 2).toBeLessThanOrEqual(height)
            for (const other of words.slice(index + 1)) {
              const isBeside = x + width < other.x || other.x + other.width < x
              expect(isBeside || Math.abs(other.y - y) >= WORD_HEIGHT).toBe(true)
            }
          }
        }
      }),
    )
  })
})
