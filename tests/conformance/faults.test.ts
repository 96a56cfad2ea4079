/** docs/faults.md names tests as proof: each must be there. */
import { holdsTest, readProofs } from '#tests/proofs'
import { expect, test } from 'vitest'

const { page, proofs, files } = readProofs('docs/faults.md')

test.each(proofs)('%s proves “%s”', (file, name) => {
  expect(holdsTest(file, name)).toBe(true)
})

test('a proof is never named without its test, and each of the fifty faults is there', () => {
  expect(files).toBe(proofs.length)
  expect([...page.matchAll(/\| (\d+) \| /g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
})
