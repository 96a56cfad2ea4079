import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Language } from '#contract/locales'
import { completeTour } from '#tests/account-player'
import { watchFaults } from '#tests/player'
import { playOn, practiceOf } from '#tests/practice-player'

const texts = {
  zh: {
    field: '查一个单词',
    meanings: '释义',
    hear: '听英式发音',
    group: '分组',
    groupIt: '智能分组',
    removeFox: '去掉 fox',
    save: '保存为笔记',
    practise: '练习这个单词',
    title: 'apple：苹果 · 词林',
    quiz: '练习',
    quizIt: '开始练习',
  },
  en: {
    field: 'Look up a word',
    meanings: 'Meanings',
    hear: 'Hear it, UK',
    group: 'Group',
    groupIt: 'Group them',
    removeFox: 'Remove fox',
    save: 'Save as a note',
    practise: 'Practise this word',
    title: 'apple: a round fruit, red or green, that grows on trees · Wordgrove',
    quiz: 'Practise',
    quizIt: 'Start',
  },
} as const

/** A learner by phone code, as the demo's outbox tells it. */
async function signIn(page: Page, language: Language): Promise<void> {
  const phone = `139${String(Date.now()).slice(-8)}`
  const purpose = 'login_or_register'
  await page.request.post('/api/auth/phone/send-code', { data: { phone, purpose } })
  const box = (await (await page.request.get('/api/dev/outbox', { params: { to: phone } })).json()) as {
    text: string
  }[]
  const verification_code = /\d{6}/.exec(box[0]?.text ?? '')?.[0]
  const answer = await page.request.post('/api/auth/phone/login-or-register', { data: { phone, verification_code } })
  const { access_token } = (await answer.json()) as { access_token: string }
  await completeTour(page, access_token)
  await page.addInitScript(
    ([token, chosen]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('i18nextLng', chosen)
    },
    [access_token, language] as const,
  )
}

/** What the note on the screen holds, as the server has it. */
async function wordsOfNote(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const [, id] = /\/word-notes\/([\da-f-]+)/.exec(page.url()) ?? []
  const answer = await page.request.get(`/api/notes/${id}/entries`, { headers: { Authorization: `Bearer ${token}` } })
  const { entries } = (await answer.json()) as { entries: { word: string }[] }
  return entries.map(({ word }) => word)
}

const isPhoneWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const language of ['zh', 'en'] as const) {
  const words = texts[language]

  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('a word is looked up, heard and practised', async ({ page }) => {
      const faults = await watchFaults(page)
      await signIn(page, language)
      await page.goto('/home')
      await page.getByLabel(words.field).fill('appl')
      await page.getByRole('option', { name: /^apple/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'apple' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: words.meanings })).toBeVisible()
      expect(await isPhoneWide(page)).toBe(true)

      await page.getByRole('button', { name: words.hear, exact: true }).click()
      const sound = page.locator('audio[src*="accent=uk"][src*="rate=normal"]').first()
      await expect
        .poll(() => sound.evaluate((element: HTMLAudioElement) => element.played.length > 0 && element.duration > 0))
        .toBe(true)

      await expect(page).toHaveTitle(words.title)
      const practice = await practiceOf(page, () => page.getByRole('link', { name: words.practise }).click())
      await expect(page).toHaveURL(/\/practice\?words=apple/)
      await expect(page.getByRole('progressbar')).toBeVisible()
      expect(await isPhoneWide(page)).toBe(true)
      await playOn(page, practice)
      expect(await isPhoneWide(page)).toBe(true)

      await page.goto('/home')
      await expect(page.getByRole('link', { name: 'apple', exact: true })).toBeVisible()
      expect(faults).toEqual([])
    })

    test('a few words are practised from the home panel to the results', async ({ page }) => {
      const faults = await watchFaults(page)
      await signIn(page, language)
      await page.goto('/home')
      await page.getByRole('radio', { name: words.quiz, exact: true }).check({ force: true })
      await page.getByRole('textbox').fill('apples, river\nrabbit')
      const practice = await practiceOf(page, () => page.getByRole('button', { name: words.quizIt }).click())
      const asked = new Set(practice.questions.flatMap((each) => ('word_id' in each ? each.word_id : [])))
      const headwords = practice.words.flatMap(({ id, headword }) => (asked.has(id) ? headword : []))
      expect(headwords.toSorted()).toEqual(['apple', 'rabbit', 'river'])
      await playOn(page, practice)
      expect(await isPhoneWide(page)).toBe(true)
      expect(faults).toEqual([])
    })

    test('a pasted text becomes groups, kept over a reload as they were arranged, and the groups a note', async ({
      page,
    }) => {
      const faults = await watchFaults(page)
      await signIn(page, language)
      await page.goto('/home')
      await page.getByRole('radio', { name: words.group }).check({ force: true })
      const text =
        'The doctor and the nurse saw a fox, a bear and a rabbit. They ate apples and bananas near the river.'
      await page.getByRole('textbox').fill(text)
      await page.getByRole('button', { name: words.groupIt }).click()
      await expect(page.getByText('rabbit', { exact: true })).toBeVisible()
      expect(await isPhoneWide(page)).toBe(true)

      const removeFox = page.getByRole('button', { name: words.removeFox })
      await removeFox.click()
      await expect(removeFox).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('rabbit', { exact: true })).toBeVisible()
      await expect(page.getByRole('textbox').first()).toHaveValue(text)
      await expect(removeFox).toHaveCount(0)

      await page.getByRole('button', { name: words.save }).click()
      await expect(page).toHaveURL(/\/word-notes\/[\da-f-]{36}/)
      const headwords = await wordsOfNote(page)
      for (const word of ['doctor', 'nurse', 'bear', 'rabbit', 'apple', 'banana', 'river'])
        expect(headwords).toContain(word)
      expect(headwords).not.toContain('fox')
      expect(faults).toEqual([])
    })
  })
}
