import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://app.test'

test.each([
  ['/word-challenge?category=animals#top', '/word-challenge?category=animals#top'],
  ['/word-challenge/fruit/game?next=https://a.b//c', '/word-challenge/fruit/game?next=https://a.b//c'],
  ['https://app.test/settings', '/settings'],
  ['/a/../home', '/home'],
  ['/@evil.com', '/@evil.com'],
  ['//evil.com', '/home'],
  ['/\\evil.com', '/home'],
  ['/\t/evil.com', '/home'],
  ['/..//evil.com', '/home'],
  ['/%2e%2e//evil.com', '/home'],
  ['/%2f/evil.com', '/home'],
  ['/%5cevil.com', '/home'],
  ['/%255cevil.com', '/home'],
  ['/%09/evil.com', '/home'],
  ['https://evil.com', '/home'],
  ['https://app.test.evil.com/', '/home'],
  ['https://app.test@evil.com/', '/home'],
  ['javascript:alert(1)', '/home'],
  ['\u0000/home', '/home'],
  ['/a\r\nX: x', '/home'],
  ['/signin?redirect=/signin', '/home'],
  ['home', '/home'],
  ['', '/home'],
  [null, '/home'],
  [`/${'a'.repeat(600)}`, '/home'],
])('%j leads to %s', (wanted, path) => {
  expect(safeRedirect(wanted, origin)).toBe(path)
})
