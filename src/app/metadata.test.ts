import { expect, test } from 'vitest'
import { canonicalOf } from './metadata.ts'

test.each([
  ['/home', 'https://wordgrove.example/', 'https://wg.example', 'https://wordgrove.example/home'],
  ['/home/', 'https://wordgrove.example/auth', 'https://wordgrove.example', 'https://wordgrove.example/home'],
  ['/', null, 'https://wordgrove.example', 'https://wordgrove.example/'],
  ['/about', 'nonsense', 'https://wordgrove.example', 'https://wordgrove.example/about'],
])('%s served as %s on %s is %s', (pathname, served, origin, canonical) => {
  expect(canonicalOf(pathname, served, origin)).toBe(canonical)
})
