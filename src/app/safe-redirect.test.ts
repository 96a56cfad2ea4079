import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://app.test'

test.each([
  ['/word-challenge?category=animals#top', '/word-challenge?category=animals#top'],
  ['/word-challenge/fruit/game?next=https://a.b//c', '/word-challenge/fruit/game?next=https://a.b//c'],
  ['https://app.test/settings', '/settings'],
  ['/a/../home', '/home'],
  ['/@evil.com', '/@evil.com'],
  ['//evil.com', '/'],
  ['/\\evil.com', '/'],
  ['/\t/evil.com', '/'],
  ['/..//evil.com', '/'],
  ['/%2e%2e//evil.com', '/'],
  ['/%2f/evil.com', '/'],
  ['/%5cevil.com', '/'],
  ['/%255cevil.com', '/'],
  ['/%09/evil.com', '/'],
  ['https://evil.com', '/'],
  ['https://app.test.evil.com/', '/'],
  ['https://app.test@evil.com/', '/'],
  ['javascript:alert(1)', '/'],
  ['\u0000/home', '/'],
  ['/a\r\nX: x', '/'],
  ['/signin?redirect=/signin', '/'],
  ['home', '/'],
  ['', '/'],
  [null, '/'],
  [`/${'a'.repeat(600)}`, '/'],
])('%j leads to %s', (wanted, path) => {
  expect(safeRedirect(wanted, origin)).toBe(path)
})
