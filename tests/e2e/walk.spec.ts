/** A listening walk before the real server and its voices: found from a note, played by keyboard, and counted as heard. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'

async function makeNote(page: Page, token: string): Promise<string> {
  const entries = ['river', 'garden', 'my cat Mimi'].map((word) => ({ word }))
  const id = randomUUID()
  const response = await page.request.post('/api/notes', {
    headers: { Authorization: `Bearer ${token}` },
    data: { id, title: '路上听', sections: [{ title: '一', pages: [{ title: '一', entries }] }] },
  })
  expect(response.ok(), `the note answered ${response.status()}`).toBe(true)
  return id
}

test('a note is listened to: word, meaning and sentence come as sound, and what was heard is counted', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  const note = await makeNote(page, (await signInPerson(page)).token)
  await page.goto(`/word-notes/${note}?view=practice`)
  await page.getByRole('link', { name: '开始: 边走边听' }).click()
  await expect(page.getByText('1 个自己写的单词没有读音，不会播放。')).toBeVisible()

  const sound = (path: RegExp) => page.waitForResponse((response) => path.test(response.url()))
  const word = sound(/\/api\/words\/river\/audio\?accent=us&rate=normal&format=mp3/)
  const meaning = sound(/\/api\/words\/river\/audio\?accent=us&meaning=zh&format=mp3/)
  const sentence = sound(/\/api\/sentences\/[^/]+\/audio/)
  await page.getByRole('button', { name: '开始听' }).press('Enter')
  await expect(page.getByRole('button', { name: '暂停' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '播放' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: 'river' })).toBeVisible()
  for (const response of [await word, await meaning, await sentence]) {
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('audio/mpeg')
  }
  // The sound of the word has come; its end is told to the page instead of being waited for.
  await page.waitForFunction(() => document.querySelector('audio')?.loop === false)
  await page.locator('audio').dispatchEvent('ended')
  await expect(page.getByRole('heading', { level: 1, name: 'garden' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: '听了 1 个单词' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'river' })).toHaveAttribute('href', '/word/river')
  await expect(page.getByText('今天听过的单词')).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '路上听' })).toBeVisible()
  expect(faults).toEqual([])
})
