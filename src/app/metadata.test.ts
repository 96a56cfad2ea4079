import { expect, test } from 'vitest'
import { pages } from '#contract/pages'
import { canonicalOf, subjectOf } from './metadata.ts'

test.each([
  ['/home', 'https://wordgrove.example/', 'https://wg.example', 'https://wordgrove.example/home'],
  ['/home/', 'https://wordgrove.example/auth', 'https://wordgrove.example', 'https://wordgrove.example/home'],
  ['/', null, 'https://wordgrove.example', 'https://wordgrove.example/'],
  ['/about', 'nonsense', 'https://wordgrove.example', 'https://wordgrove.example/about'],
])('%s served as %s on %s is %s', (pathname, served, origin, canonical) => {
  expect(canonicalOf(pathname, served, origin)).toBe(canonical)
})

test('no canonical address carries the secret of a mailed link', () => {
  const secretPaths = Object.values(pages).flatMap(({ path }) => (path.includes(':token') ? path : []))
  expect(secretPaths).toContain('/reset-password/:token')
  const canonicals = secretPaths.map((path) =>
    canonicalOf(path.replace(':token', 's3cret'), 'https://wordgrove.example/', 'https://wordgrove.example'),
  )
  expect(canonicals).toEqual(secretPaths.map((path) => `https://wordgrove.example${path.replace('/:token', '')}`))
})

test.each([
  ['word', '/word/apple', 'apple'],
  ['word', '/word/ice%20cream/', 'ice cream'],
  ['word', '/word/%E8%8B%B9%E6%9E%9C', '苹果'],
  ['word', '/word/%E0%A4%A', undefined],
  ['word', '/word/%20', undefined],
  ['course', '/courses/apple', undefined],
] as const)('the page %s at %s is about %s', (name, pathname, subject) => {
  expect(subjectOf(name, pathname)?.title).toBe(subject)
})
