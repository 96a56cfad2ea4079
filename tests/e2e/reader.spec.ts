/** A text is pasted, read, looked up, kept in a note and listened to, and opens where reading ended; a book is read from its file. */
import { randomUUID } from 'node:crypto'
import { downloadZip } from 'client-zip'
import { expect, test } from 'playwright/test'
import type { Page, Request } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'

/** A browser with one English voice, which says nothing. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const voice = { name: 'Test', lang: 'en-US', localService: true }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: () => undefined,
    })
    class Utterance extends EventTarget {}
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  })

const paragraphs = Array.from(
  { length: 80 },
  (_, index) => `Paragraph ${index}. The river runs through the garden and the children look at the boats.`,
)

test('a pasted text is read, looked up, saved from, listened to, and opens where reading ended', async ({ page }) => {
  await giveVoice(page)
  const faults = await watchFaults(page)
  await signInPerson(page)
  await page.goto('/reader')
  await page.getByRole('button', { name: '添加文章' }).click()
  await page.getByLabel('或者粘贴文章').fill(paragraphs.join('\n'))
  await page.getByLabel('标题').fill('River')
  await page.getByRole('button', { name: '保存并阅读' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'River' })).toBeVisible()

  const text = page.getByRole('group', { name: /方向键选词/ })
  await text.getByText('river', { exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'river' })
  await expect(sheet.getByText('你还没学过这个词')).toBeVisible()
  await expect(sheet.getByText(/河/)).toBeVisible()
  await sheet.getByRole('button', { name: '存到笔记' }).click()
  await page.getByRole('button', { name: '新建一本并存入' }).click()
  await expect(page.getByText(/^已把 1 个单词存到/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '播放', exact: true }).click()
  await expect(text.locator('[data-spoken]')).toHaveText(/Paragraph 0\./)
  await page.getByRole('button', { name: '下一句' }).click()
  await expect(text.locator('[data-spoken]')).toHaveText(/The river runs/)
  await page.getByRole('button', { name: '暂停', exact: true }).click()

  const positionOf = (request: Request) => (request.postDataJSON() as { position: number }).position
  const saving = page.waitForResponse(
    (response) => response.url().endsWith('/position') && response.ok() && positionOf(response.request()) > 3_000,
  )
  const paragraph = (index: number) => text.locator('p').nth(index)
  await paragraph(60).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const position = positionOf((await saving).request())
  const index = paragraphs.findIndex((_, at) => paragraphs.slice(0, at + 1).join('\n').length > position)
  await page.reload()
  await expect(paragraph(index)).toBeInViewport()
  expect(faults).toEqual([])
})

test('a text of 300,000 characters scrolls to its end, and its words open there', async ({ page }) => {
  const faults = await watchFaults(page)
  const { token } = await signInPerson(page)
  const id = randomUUID()
  const text = Array.from({ length: 4_000 }, (_, index) => `${index}: ${paragraphs[0]}`)
    .join('\n')
    .slice(0, 299_000)
    .concat('\nThe last garden.')
  const headers = { Authorization: `Bearer ${token}` }
  const added = await page.request.post('/api/reader/texts', { headers, data: { id, title: 'Long', text } })
  expect(added.status()).toBe(201)
  await page.goto(`/reader/${id}`)
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  const last = page.locator('p[data-index]').last().locator('[data-mark]', { hasText: 'garden' })
  // Paragraphs get their real height when they come near: the end lies lower once more.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeInViewport({ timeout: 2_000 })
  }).toPass()
  await last.click()
  await expect(page.getByRole('dialog', { name: 'garden' }).getByText(/园/)).toBeVisible()
  expect(faults).toEqual([])
})

test('a short text of ours is put among the learner’s own and read', async ({ page }) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  await page.goto('/reader')
  await page.getByLabel('难度').selectOption('入门')
  await page.getByRole('button', { name: '阅读《袜子去哪儿了》' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where Are My Socks?' })).toBeVisible()
  const text = page.getByRole('group', { name: /方向键选词/ })
  await text.getByText('socks', { exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'sock' }).getByText(/袜/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/reader')
  await expect(page.getByRole('link', { name: 'Where Are My Socks?' })).toBeVisible()
  await page.getByLabel('难度').selectOption('入门')
  await page.getByRole('link', { name: '继续读《袜子去哪儿了》' }).click()
  await expect(text).toContainText('Four baby cats')
  expect(faults).toEqual([])
})

const xhtml = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`

test('a book is read from its EPUB file, chapter after chapter', async ({ page }) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  await page.goto('/reader')
  await page.getByRole('button', { name: '添加文章' }).click()
  const files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf':
      '<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>The Small Book</dc:title></metadata><manifest><item id="b" href="text/two.xhtml"/><item id="a" href="text/one%20a.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
    'OEBPS/text/one a.xhtml': xhtml('<h1>One</h1><p>The <b>fox</b> runs.</p><script>alert(1)</script>'),
    'OEBPS/text/two.xhtml': xhtml('<div><p>The owl sleeps.</p></div>'),
  }
  const zip = await downloadZip(Object.entries(files).map(([name, input]) => ({ name, input }))).arrayBuffer()
  const file = { name: 'book.epub', mimeType: 'application/epub+zip', buffer: Buffer.from(zip) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByLabel('标题')).toHaveValue('The Small Book')
  await expect(page.getByLabel('英文内容')).toHaveValue('One\nThe fox runs.\n\nThe owl sleeps.')
  await page.getByRole('button', { name: '保存并阅读' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Small Book' })).toBeVisible()
  await expect(page.getByRole('group', { name: /方向键选词/ })).toContainText('The owl sleeps.')
  expect(faults).toEqual([])
})
