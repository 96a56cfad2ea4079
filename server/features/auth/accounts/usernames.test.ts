import { Username } from '#contract/patterns'
import { expect, test } from 'vitest'
import { generatedNames, isReserved, namesLike } from './usernames.ts'

test.each([
  'admin',
  'ADMIN',
  'ad-min',
  'admin7',
  'Support',
  'official',
  'system',
  'wordgrove',
  'Wordgrove-Help',
  'the_wordgrove',
  'cilin',
  'guest-zz',
  'support-team',
  'SupportTeam',
  'the_official_support',
  'official-cn',
  'admin-2026',
  'adrnin',
  'Adrnin_Team',
  'adm1n',
  'admln',
  '0fficial',
  'offlcial',
  'OfficiaI',
  'supp0rt',
  '5upport',
  'he1p',
  'rnoderator',
  'm0d',
  'w0rdgr0ve',
  'my-vvordgrove-tutor',
  'cllin',
])('%s could pass for the service', (name) => expect(isReserved(name)).toBe(true))

test.each([
  'lily',
  'administration-fan',
  'helpful',
  'systematic',
  'guesthouse',
  'cilinda',
  'modus',
  'modern-ann',
  'teamwork',
  'supporter',
  'rooted',
  'Clever-Vivian',
  'warning',
  'staffan',
  'lin-2026',
])('%s is a name like any other', (name) => expect(isReserved(name)).toBe(false))

test('made-up names are names that a person could have typed', () => {
  for (const name of [
    ...generatedNames('learner'),
    ...generatedNames('guest'),
    ...namesLike('x'.repeat(30)),
    ...namesLike('abc'),
  ]) {
    expect(Username.safeParse(name).success).toBe(true)
  }
})

test('a wanted name comes first as it is', () => {
  const [first, second] = namesLike('Lily')
  expect(first).toBe('Lily')
  expect(second).toMatch(/^Lily\d\d$/)
})
