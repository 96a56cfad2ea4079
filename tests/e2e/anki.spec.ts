/** A note goes out as an Anki package, another learner takes it in, and reviews come along. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { legacyCollection, zipOf } from '#tests/anki'
import { watchFaults } from '#tests/player'

const entries = [{ word: 'river', remark: '很宽' }, { word: 'climb trees', meaning: '爬树' }, { word: 'garden' }]

test('a note is exported for Anki and imported by another learner, with meanings, remarks and pages', async ({
  page,
  browser,
}) => {
  const faults = await watchFaults(page)
  const { token } = await signInPerson(page)
  const id = randomUUID()
  const made = await page.request.post('/api/notes', {
    headers: { Authorization: `Bearer ${token}` },
    data: { id, title: '去 Anki', sections: [{ title: '户外', pages: [{ title: '水边', entries }] }] },
  })
  expect(made.ok(), `the note answered ${made.status()}`).toBe(true)
  await page.goto(`/word-notes/${id}`)
  await page.getByRole('button', { name: '笔记的更多操作' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出 Anki 牌组' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('去 Anki.apkg')
  const buffer = await readFile(await download.path())
  expect(faults).toEqual([])

  const context = await browser.newContext()
  const other = await context.newPage()
  const otherFaults = await watchFaults(other)
  const { token: otherToken } = await signInPerson(other)
  await other.goto('/word-notes')
  await other.getByRole('button', { name: '导入' }).click()
  await other
    .getByLabel('文件', { exact: true })
    .setInputFiles({ name: '去 Anki.apkg', mimeType: 'application/octet-stream', buffer })
  await other.getByRole('button', { name: '检查' }).click()
  await expect(other.getByLabel('哪个字段是单词？')).toHaveValue('0')
  await other.getByRole('button', { name: '检查' }).click()
  await expect(other.getByText('找到 2 个')).toBeVisible()
  await other.getByRole('button', { name: '导入 3 个' }).click()
  await expect(other.getByRole('heading', { level: 1, name: '去 Anki' })).toBeVisible()
  for (const text of ['river', 'climb trees', '爬树', '很宽', 'garden'])
    await expect(other.getByText(text).first()).toBeVisible()
  const note = await other.request.get(`/api/notes/${new URL(other.url()).pathname.split('/').at(-1) ?? ''}`, {
    headers: { Authorization: `Bearer ${otherToken}` },
  })
  expect(await note.json()).toMatchObject({
    sections: [{ title: { zh: '户外' } }],
    pages: [{ title: { zh: '水边' }, words: 3 }],
  })
  expect(otherFaults).toEqual([])
  await context.close()
})

test('words of an Anki package come with their reviews, and what is overdue there is due here', async ({ page }) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const notes = ['river', 'garden', 'bridge'].map((word) => ({ fields: [word, word] }))
  const reviews = [300, 290].flatMap((days) => [
    { note: 1, at: daysAgo(days), ease: 3 },
    { note: 2, at: daysAgo(days - 1), ease: 3 },
  ])
  const buffer = Buffer.from(zipOf(legacyCollection({ notes, reviews })))
  await page.goto('/word-notes')
  await page.getByRole('button', { name: '导入' }).click()
  await page
    .getByLabel('文件', { exact: true })
    .setInputFiles({ name: '旧牌组.apkg', mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: '检查' }).click()
  await expect(page.getByRole('switch', { name: '复习记录也带过来' })).toBeChecked()
  await page.getByRole('button', { name: '检查' }).click()
  await page.getByRole('button', { name: '导入 3 个' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '旧牌组' })).toBeVisible()
  await page.goto('/review')
  await expect(page.getByText('2 个单词要复习')).toBeVisible()
  expect(faults).toEqual([])
})
