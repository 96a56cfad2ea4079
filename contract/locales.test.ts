import { expect, test } from 'vitest'
import { isLanguage, languages, locales, otherLanguages, parseLanguage } from './locales.ts'

test.each([
  ['zh-CN', 'zh'],
  ['EN', 'en'],
  [' en-GB ', 'en'],
  ['fr', undefined],
  ['zhong', undefined],
  ['', undefined],
  [null, undefined],
])('the tag %j means %s', (tag, language) => {
  expect(parseLanguage(tag)).toBe(language)
})

test.each(languages)('the tags of %s are valid and lead back to it', (language) => {
  const { tag, openGraph } = locales[language]
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(parseLanguage(tag)).toBe(language)
  expect(openGraph).toMatch(new RegExp(`^${language}_[A-Z]{2}$`))
})

test('the others of a language are all but itself', () => {
  for (const language of languages)
    expect([language, ...otherLanguages(language)].sort()).toEqual([...languages].sort())
})

test('nothing but a code of the table is a language', () => {
  expect(['zh', 'en', 'toString', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false])
})
