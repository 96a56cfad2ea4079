/** docs/security.md names tests as proof: each must be there. */
import { holdsTest, readProofs } from '#tests/proofs'
import { expect, test } from 'vitest'

const { page, proofs, files } = readProofs('docs/security.md')

test.each(proofs)('%s proves “%s”', (file, name) => {
  expect(holdsTest(file, name)).toBe(true)
})

test('a proof is never named without its test', () => {
  expect(files).toBe(proofs.length)
  expect(proofs.length).toBeGreaterThan(50)
})

test('every row of chapters 6 to 8 and 10.5 takes a stand', () => {
  const rows = [...page.matchAll(/\| ((?:\d+\.\d+\.\d+(?:, )?)+) \|/g)].flatMap(([, ids = '']) => ids.split(', '))
  // Requirements of a section: 6.1 has three, and so on, as in ASVS 5.0.
  const sections: Record<string, number> = {
    '6.1': 3,
    '6.2': 12,
    '6.3': 8,
    '6.4': 6,
    '6.5': 8,
    '6.6': 4,
    '6.7': 2,
    '6.8': 4,
    '7.1': 3,
    '7.2': 4,
    '7.3': 2,
    '7.4': 5,
    '7.5': 3,
    '7.6': 2,
    '8.1': 4,
    '8.2': 4,
    '8.3': 3,
    '8.4': 2,
    '10.5': 5,
  }
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(rows.toSorted()).toEqual(expected.toSorted())
})
