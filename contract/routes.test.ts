import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { findPage, pageParams, pages } from './pages.ts'
import { routes } from './routes.ts'

const level = { difficulty: 'hard', level: 3, type: 'typing' } as const

test.each([
  [routes.landing(), '/'],
  [routes.signIn({ redirect: routes.home() }), '/signin?redirect=%2Fhome'],
  [routes.signIn({ redirect: undefined }), '/signin'],
  [routes.word({ word: 'give up/in' }), '/word/give%20up%2Fin'],
  [routes.lesson({ course: 'first-words', number: 2 }), '/lesson/first-words/2'],
  [routes.wordNote({ id: 'a', page: null, view: 'cards' }), '/word-notes/a?view=cards'],
  [routes.wordNote({ id: 'a', page: 'b' }), '/word-notes/a/b'],
  [routes.settings(), '/settings'],
  [routes.settings({ section: 'eye-protection' }), '/settings/eye-protection'],
  [routes.practice({ words: 'fox,give up' }), '/practice?words=fox%2Cgive+up'],
  [
    routes.game({ category: 'food-drink', sub: 'fruit', ...level, words: 'missed' }),
    '/word-challenge/food-drink/fruit/game?difficulty=hard&level=3&type=typing&words=missed',
  ],
  [
    routes.game({ category: 'food-drink', sub: null, ...level }),
    '/word-challenge/food-drink/game?difficulty=hard&level=3&type=typing',
  ],
])('%s', (address, expected) => {
  expect(address).toBe(expected)
})

test('the address of a page shows the page, with the parameters that it was made of', () => {
  const input = {
    category: 'a',
    sub: 'b',
    course: 'c',
    number: 1,
    id: 'd',
    page: 'e',
    word: 'give up',
    token: 'f',
    section: 'g',
  }
  for (const [name, { path }] of Object.entries(pages)) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter as keyof typeof input)
    const given = Object.fromEntries(names.map((parameter) => [parameter, String(input[parameter])]))
    const address = (routes[name as keyof typeof routes] as (value: object) => string)(given)
    expect(findPage(address)).toBe(name)
    expect(pageParams(address)).toEqual(given)
  }
})

test('a part that cannot be decoded is no parameter', () => {
  expect(pageParams('/word/%')).toEqual({})
})

test('what a page reads is named by the parameters of its path, or by its query', () => {
  for (const { path, query = [], reads = [] } of Object.values<Page>(pages)) {
    const names = reads.flatMap((read) => [...read.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
    for (const name of names)
      expect([...path.matchAll(/:(\w+)/g)].map((match) => match[1]).concat(query)).toContain(name)
  }
})
