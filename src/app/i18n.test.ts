import { getI18n } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { currentLanguage } from '#lib/language'
import { stubBrowser } from '#tests/browser'
import { startI18n, switchLanguage } from './i18n.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the stored choice', 'en', ['zh-CN'], 'zh-CN', 'en'],
  ['the first language of the browser that we speak', null, ['fr', 'en-GB', 'zh-CN'], 'zh-CN', 'en'],
  ['the language of the document', null, ['fr'], 'en', 'en'],
  ['Chinese', null, ['fr'], 'fr', 'zh'],
  ['what comes next where the stored choice is none', 'xx', ['en'], 'zh-CN', 'en'],
])('the interface speaks %s', async (_, stored, languages, lang, expected) => {
  const { localStorage } = stubBrowser({ language: lang })
  if (stored !== null) localStorage.setItem('i18nextLng', stored)
  vi.stubGlobal('navigator', { languages })
  await startI18n()
  expect(currentLanguage()).toBe(expected)
})

test.each([
  ["the account's language before the browser's", null, 'zh'],
  ['the stored choice before the language of the account', 'en', 'en'],
])('the interface speaks %s', async (_, stored, expected) => {
  const { localStorage } = stubBrowser({ language: 'en' })
  if (stored !== null) localStorage.setItem('i18nextLng', stored)
  localStorage.setItem('accountLanguage', 'zh')
  vi.stubGlobal('navigator', { languages: ['en'] })
  await startI18n()
  expect(currentLanguage()).toBe(expected)
})

test('who shows texts draws them again for another language, and not for the one that they are in', async () => {
  stubBrowser({ language: 'en' })
  vi.stubGlobal('navigator', { languages: ['en'] })
  await startI18n()
  const changed = vi.fn<() => void>()
  getI18n().on('languageChanged', changed)
  await switchLanguage('en')
  expect(changed).not.toHaveBeenCalled()
  await switchLanguage('zh')
  expect(changed).toHaveBeenCalledOnce()
  getI18n().off('languageChanged', changed)
})
