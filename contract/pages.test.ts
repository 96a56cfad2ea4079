import { expect, test } from 'vitest'
import { pageMetadata } from './page-metadata.ts'
import { findPage, nextPages, pages } from './pages.ts'

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

test.each([
  ['/', 'public'],
  ['/auth', 'public'],
  ['/signin', 'public'],
  ['/signup', 'public'],
  ['/home', 'public'],
  ['/verify-email/abc', 'public'],
  ['/challenges', 'session'],
  ['/word-challenge', 'session'],
  ['/word-challenge/animals-nature/game', 'session'],
  ['/leaderboard', 'session'],
  ['/settings', 'session'],
  ['/settings/security', 'session'],
  ['/profile', 'session'],
  ['/lesson', 'session'],
  ['/lesson/first-words', 'session'],
  ['/lesson/first-words/1', 'session'],
  ['/courses', 'session'],
  ['/courses/first-words', 'session'],
  ['/word-notes', 'session'],
  ['/word-notes/abc', 'session'],
  ['/official-notes', 'session'],
  ['/official-notes/abc', 'session'],
  ['/test-streaming', 'session'],
  ['/payment/success', 'session'],
  ['/services', 'session'],
  ['/contacts', 'session'],
  ['/feedback', 'session'],
] as const)('%s is a page for %s', (path, access) => {
  const name = findPage(path)
  expect(name && pages[name].access).toBe(access)
})

test('/auth, /signin and /signup are one screen', () => {
  const names = ['/auth', '/signin', '/signup'].map(findPage)
  expect(names.map((name) => name && pages[name].module)).toEqual(['Auth', 'Auth', 'Auth'])
})

test('a page without a preset carries the brand behind its title', () => {
  expect(pageMetadata('settings', 'zh').title).toBe('设置 · 词林')
  expect(pageMetadata('settings', 'en').title).toBe('Settings · Wordgrove')
  expect(pageMetadata(undefined, 'en').title).toBe('Page Not Found · Wordgrove')
  expect(pageMetadata('home', 'zh').title).toContain('互动式英语学习平台')
})

test('there are three presets: the start, signing in and up, and the leaderboard', () => {
  const titles = (['landing', 'home', 'auth', 'signIn', 'signUp', 'leaderboard'] as const).map(
    (name) => pageMetadata(name, 'zh').title,
  )
  expect(titles).toEqual([
    '词林：互动式英语学习平台',
    '词林：互动式英语学习平台',
    '登录或注册 · 词林',
    '登录或注册 · 词林',
    '登录或注册 · 词林',
    '排行榜 · 词林',
  ])
})

test.each([
  ['home', ['challenges', 'wordNotes', 'review', 'courses', 'settings']],
  ['challenges', ['home', 'wordChallenge']],
  ['wordChallenge', ['challenges', 'home']],
  ['wordNotes', ['home', 'settings']],
  ['settings', ['home', 'profile']],
  ['profile', ['settings', 'home']],
] as const)('from %s the next pages are brought before they are opened: %j', (name, next) => {
  expect(nextPages[name]).toEqual(expect.arrayContaining([...next]))
})
