import { expect, test } from 'vitest'
import { metadataOf, pageAt, pages } from './pages.ts'

test.each([
  ['/home', 'Home'],
  ['/HOME/', 'Home'],
  ['/word-challenge', 'WordChallenge'],
  ['/word-challenge/animals-nature/game', 'Game'],
  ['/word-challenge/animals-nature/animal-bird/game', 'Game'],
  ['/verify-email/abc', 'VerifyEmail'],
])('%s opens %s', (path, screen) => {
  expect(pageAt(path)?.screen).toBe(screen)
})

test.each(['/', '/homes', '/home/x', '//home', '/word-challenge/a/b/c/game', '/word-challenge/game', '/verify-email', '/verify-email/'])(
  '%s is no page',
  (path) => {
    expect(pageAt(path)).toBeUndefined()
  },
)

test('shared addresses have a preset, other titles carry the brand as suffix', () => {
  expect(metadataOf(undefined, 'zh').title).toBe('词林 Wordgrove · 互动英语学习平台')
  expect(metadataOf(pageAt('/signup'), 'en').title).toBe('Sign in or create an account · Wordgrove')
  expect(metadataOf(pageAt('/terms'), 'zh').title).toBe('用户协议 · 词林 Wordgrove')
  expect(metadataOf(pageAt('/settings'), 'en').title).toBe('Settings · Wordgrove')
  expect(new Set(pages.map((page) => page.pattern)).size).toBe(pages.length)
})
