import { expect, test } from 'vitest'
import { pageMetadata } from './page-metadata.ts'
import { findPage, nextPages } from './pages.ts'

test.each([
  ['/', 'landing'],
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/word-challenge', 'wordChallenge'],
  ['/word-challenge/animals-nature/game', 'game'],
  ['/word-challenge/animals-nature/animal-mammal/game', 'game'],
  ['/word-challenge/a/b/c/game', undefined],
  ['/verify-email/abc', 'verifyEmail'],
  ['/verify-email', undefined],
  ['/lesson', 'lessons'],
  ['/lesson/first-words', 'lessons'],
  ['/lesson/first-words/2', 'lesson'],
  ['/homes', undefined],
  ['/assets/app.js', undefined],
])('%s is the page %s', (path, name) => {
  expect(findPage(path)).toBe(name)
})

test('a page without a preset carries the brand behind its title', () => {
  expect(pageMetadata('settings', 'zh').title).toBe('设置 · 词林')
  expect(pageMetadata('settings', 'en').title).toBe('Settings · Wordgrove')
  expect(pageMetadata(undefined, 'en').title).toBe('Page Not Found · Wordgrove')
  expect(pageMetadata('home', 'zh').title).toContain('互动式英语学习平台')
})

test.each([
  ['home', ['challenges', 'wordNotes', 'settings']],
  ['challenges', ['home', 'wordChallenge']],
  ['wordChallenge', ['challenges', 'home']],
  ['wordNotes', ['home', 'settings']],
  ['settings', ['home', 'profile']],
  ['profile', ['settings', 'home']],
] as const)('from %s the next pages are brought before they are opened: %j', (name, next) => {
  expect(nextPages[name]).toEqual(expect.arrayContaining([...next]))
})
