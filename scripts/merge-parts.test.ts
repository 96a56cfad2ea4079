import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeParts } from './merge-parts.ts'
import type { Part } from './merge-parts.ts'

const part = (
  name: string,
  users: bigint,
  kilobytes: number,
  imports: Part[] = [],
  kind: string | null = 'any',
): Part => ({
  modules: [name],
  users,
  kilobytes,
  kind,
  imports: new Set(imports),
})
const costs = { weights: [1, 1, 1], file: 3 }
const filesOf = (parts: Part[]) => mergeParts(parts, costs).map(({ modules }) => modules.toSorted().join(' '))

test('puts together what the same pages use, and small parts that few pages do without', () => {
  expect(filesOf([part('a', 0b011n, 40), part('b', 0b011n, 40)])).toEqual(['a b'])
  expect(filesOf([part('a', 0b111n, 10), part('b', 0b011n, 1)])).toEqual(['a b'])
})

test('leaves apart what costs other pages more than a file', () => {
  expect(filesOf([part('a', 0b111n, 10), part('b', 0b001n, 20)])).toEqual(['a', 'b'])
})

test('puts no two kinds together, and nothing to a part without a kind', () => {
  expect(filesOf([part('a', 1n, 1, [], 'game'), part('b', 1n, 1)])).toEqual(['a', 'b'])
  expect(filesOf([part('a', 1n, 1, [], null), part('b', 1n, 1, [], null)])).toEqual(['a', 'b'])
})

test('what a file imports counts for the pages that load it', () => {
  const large = part('large', 0b001n, 50, [], null)
  // Alone, the small one would be worth its file; but it brings the large one along.
  expect(filesOf([large, part('a', 0b111n, 10), part('b', 0b011n, 1, [large])])).toEqual(['large', 'a', 'b'])
})

test('files never import each other in a circle', () => {
  const lower = part('lower', 0b1n, 1)
  const middle = part('middle', 0b1n, 1, [lower], null)
  const upper = part('upper', 0b1n, 1, [middle])
  expect(filesOf([lower, middle, upper])).toEqual(['lower', 'middle', 'upper'])
})

/** Parts as a build has them: each is used by at least the pages of those that import it. */
const builds = fc
  .array(
    fc.record({
      users: fc.bigInt({ min: 1n, max: 7n }),
      kilobytes: fc.integer({ min: 1, max: 30 }),
      kind: fc.constantFrom('game', 'others', null),
      imports: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => {
    const parts: Part[] = []
    for (const [index, { users, kilobytes, kind, imports }] of drawn.entries()) {
      const earlier = imports.flatMap((place) => (place < index ? (parts[place] ?? []) : []))
      parts.push(part(`m${index}`, users, kilobytes, earlier, kind))
    }
    for (const each of parts.toReversed()) for (const next of each.imports) next.users |= each.users
    return parts
  })

const costOfAll = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { users, kilobytes }) =>
      sum + [0n, 1n, 2n].filter((bit) => (users >> bit) & 1n).length * (kilobytes + costs.file),
    0,
  )

test('no module is lost or doubled, no circle comes to be, and the pages never become dearer', () => {
  fc.assert(
    fc.property(builds, (parts) => {
      const modules = parts.flatMap((each) => each.modules).toSorted()
      const before = costOfAll(parts)
      const files = mergeParts(parts, costs)
      expect(files.flatMap((file) => file.modules).toSorted()).toEqual(modules)
      expect(costOfAll(files)).toBeLessThanOrEqual(before)
      const done = new Set<Part>()
      for (let round = 0; round <= files.length; round += 1)
        for (const file of files) if ([...file.imports].every((next) => done.has(next))) done.add(file)
      expect(done.size).toBe(files.length)
      // A page that loads a file loads what the file imports.
      for (const file of files) for (const next of file.imports) expect(next.users & file.users).toBe(file.users)
    }),
  )
})
