import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { watchFaults } from '#tests/player'
import { answerNext, playOn, practiceOf } from '#tests/practice-player'

/** A learner of their own, signed in by a code on the phone. */
async function becomeLearner(page: Page): Promise<string> {
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`
  await page.goto('/about')
  await page.request.post('/api/auth/phone/send-code', { data: { phone, purpose: 'login_or_register' } })
  const mails = (await (await page.request.get('/api/dev/outbox', { params: { to: phone } })).json()) as {
    text: string
  }[]
  const code = /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  const answer = await page.request.post('/api/auth/phone/login-or-register', {
    data: { phone, verification_code: code },
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  await page.evaluate((token) => localStorage.setItem('token', token), access_token)
  return access_token
}

const list = (page: Page) => page.getByRole('list', { name: '单词', exact: true })
const words = async (page: Page) =>
  list(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        .map((item) => item.querySelector('.headword')?.textContent),
    )
const view = (page: Page, name: string) => page.getByRole('radio', { name }).click({ force: true })

test('a note from a file: words in order, undo, cards, and out again', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeLearner(page)
  await page.goto('/word-notes')
  await page.getByRole('button', { name: '导入' }).click()
  const csv = 'word,meaning,remark\r\ndog,,bark\r\nwent,,\r\n"climb trees",爬树,\r\ndog,,\r\napple,,\r\n'
  await page
    .getByLabel('文件', { exact: true })
    .setInputFiles({ name: '我的词.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: '检查' }).click()
  for (const count of ['更正 1 个', '词典没有 1 个', '重复 1 个']) await expect(page.getByText(count)).toBeVisible()
  await page.getByRole('button', { name: '导入 4 个' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的词' })).toBeVisible()
  await expect.poll(() => words(page)).toEqual(['dog', 'go', 'climb trees', 'apple'])

  // Adding paints at once; the grip moves by keyboard.
  await page.getByLabel('加单词').fill('banana')
  await page.keyboard.press('Enter')
  await expect.poll(() => words(page)).toEqual(['dog', 'go', 'climb trees', 'apple', 'banana'])
  await page.getByRole('button', { name: '移动“banana”' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => words(page)).toEqual(['dog', 'go', 'climb trees', 'banana', 'apple'])
  await page.getByRole('button', { name: '移动“apple”' }).dragTo(page.getByRole('button', { name: '移动“dog”' }), {
    targetPosition: { x: 10, y: 4 },
  })
  await expect.poll(() => words(page)).toEqual(['apple', 'dog', 'go', 'climb trees', 'banana'])

  // Deleted and taken back.
  await page.getByRole('button', { name: '“go”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect.poll(() => words(page)).toEqual(['apple', 'dog', 'climb trees', 'banana'])
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => words(page)).toEqual(['apple', 'dog', 'go', 'climb trees', 'banana'])
  await page.reload()
  await expect.poll(() => words(page)).toEqual(['apple', 'dog', 'go', 'climb trees', 'banana'])

  // Cards by keyboard.
  await view(page, '卡片')
  for (let card = 1; card <= 5; card += 1) {
    await expect(page.getByRole('progressbar', { name: `第 ${card} 张，共 5 张` })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: '我会了' })).toBeVisible()
    await page.keyboard.press(card === 1 ? '1' : '2')
  }
  await expect(page.getByText('5 张里记得 4 张')).toBeVisible()

  await page.getByRole('button', { name: '回到列表' }).last().click()
  await expect(page).toHaveURL(/\/word-notes\/[^?]+$/)
  // The browser's Back leads there too.
  await view(page, '卡片')
  await expect(page.getByRole('progressbar', { name: '第 1 张，共 5 张' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => words(page)).toEqual(['apple', 'dog', 'go', 'climb trees', 'banana'])
  await page.getByRole('button', { name: '笔记的更多操作' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出 CSV' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file.split('\r\n').map((line) => line.split(',').slice(2, 5).join(','))).toEqual([
    '单词,释义,备注',
    'apple,,',
    'dog,,bark',
    'go,,',
    'climb trees,爬树,',
    'banana,,',
    '',
  ])
  expect(faults).toEqual([])
})

test('what was said of cards without a connection arrives when there is one, though the page was closed', async ({
  page: first,
  context,
}) => {
  const token = await becomeLearner(first)
  const id = randomUUID()
  const pages = [
    { title: '一', entries: [{ word: 'dog' }, { word: 'climb trees', meaning: '爬树' }, { word: 'apple' }] },
  ]
  const sections = [{ title: '一', pages }]
  await first.request.post('/api/notes', {
    data: { id, title: '路上', sections },
    headers: { Authorization: `Bearer ${token}` },
  })
  await first.goto(`/word-notes/${id}?view=cards`)
  await expect(first.getByRole('button', { name: '翻面' })).toBeVisible()
  await context.setOffline(true)
  for (let card = 1; card <= 3; card += 1) {
    await expect(first.getByRole('progressbar', { name: `第 ${card} 张，共 3 张` })).toBeVisible()
    await first.keyboard.press('Space')
    await first.keyboard.press('2')
  }
  await expect(first.getByText('3 张里记得 3 张')).toBeVisible()
  await first.close()
  await context.setOffline(false)

  const page = await context.newPage()
  const sent = page.waitForResponse('**/api/flashcards')
  await page.goto('/word-notes')
  expect(await (await sent).json()).toMatchObject({ acknowledged: { length: 3 } })
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent'))))
    .toEqual([])
})

for (const [mode, sent] of [
  ['拼写', 'type_word'],
  ['听写', 'listen_and_type'],
  ['综合测验', undefined],
] as const) {
  test(`a note is practised to its results by keyboard: ${mode}, with an own word, and a reload in the middle`, async ({
    page,
  }) => {
    const faults = await watchFaults(page)
    const token = await becomeLearner(page)
    const id = crypto.randomUUID()
    const entries = [
      { word: 'apple' },
      { word: 'climb trees', meaning: '爬树' },
      { word: 'banana' },
      { word: 'jump over puddles' },
      { word: 'rabbit' },
    ]
    const made = await page.request.post('/api/notes', {
      headers: { Authorization: `Bearer ${token}` },
      data: { id, title: '练习', sections: [{ title: '一', pages: [{ title: '一', entries }] }] },
    })
    expect(made.ok()).toBe(true)
    await page.goto(`/word-notes/${id}?view=practice`)
    // Nobody wrote down what it means: it cannot be asked.
    await expect(page.getByText('有 1 个词还不能出题')).toBeVisible()
    const start = page.getByRole('button', { name: `开始: ${mode}` })
    await start.focus()
    const practice = await practiceOf(page, () => page.keyboard.press('Enter'))
    const asked = new Set(practice.questions.flatMap((each) => ('word_id' in each ? each.word_id : [])))
    const headwords = practice.words.flatMap(({ id: word, headword }) => (asked.has(word) ? headword : []))
    expect(headwords.toSorted()).toEqual(['apple', 'banana', 'climb trees', 'rabbit'])
    if (sent) expect(practice.questions.every(({ kind }) => kind === sent)).toBe(true)

    await answerNext(page, practice, 0)
    await answerNext(page, practice, 1)
    const again = await practiceOf(page, () => page.reload())
    expect(again.id).toBe(practice.id)
    await playOn(page, practice, 2)
    await page.getByRole('button', { name: '回到笔记' }).click()
    await expect(start).toBeVisible()
    expect(faults).toEqual([])
  })
}

test('a page of an official note becomes an own one, on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const faults = await watchFaults(page)
  await becomeLearner(page)
  await page.goto('/official-notes?tag=picture')
  await page.getByRole('link', { name: '看图记：动物与自然' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '看图记：动物与自然' })).toBeVisible()
  await page.getByRole('button', { name: '目录' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^第 1 页/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /第 1 页/ })).toBeVisible()
  await page.getByRole('button', { name: '复制这一页' }).click()
  await page.getByRole('button', { name: '新建一本' }).click()
  await expect(page).toHaveURL(/\/word-notes\//)
  await expect(page.getByText('20 个单词').first()).toBeVisible()
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '20')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(faults).toEqual([])
})

test('a section of an official note becomes an own one', async ({ page }) => {
  const faults = await watchFaults(page)
  await becomeLearner(page)
  await page.goto('/official-notes?tag=picture')
  await page.getByRole('link', { name: '看图记：动物与自然' }).click()
  const contents = page.getByRole('navigation', { name: '目录' })
  const section = contents.getByRole('button', { name: /^把“.+”复制到我的笔记$/ }).first()
  const name = /“(.+)”/.exec((await section.getAttribute('aria-label')) ?? '')?.[1]
  await section.click()
  await page.getByRole('button', { name: '新建一本' }).click()
  await expect(page).toHaveURL(/\/word-notes\//)
  await expect(page.getByRole('heading', { level: 1, name: `看图记：动物与自然 · ${name}` })).toBeVisible()
  await expect(contents.getByRole('heading', { level: 2 })).toHaveText([name ?? ''])
  expect(faults).toEqual([])
})

test('on paper a note is its words and nothing else, once the server knows a VIP', async ({ page }) => {
  const faults = await watchFaults(page)
  const headers = { Authorization: `Bearer ${await becomeLearner(page)}` }
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data })
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const id = crypto.randomUUID()
  const entries = [{ word: 'apple' }, { word: 'climb trees', meaning: '爬树', remark: '不要' }]
  await send('/api/notes', { id, title: '我的词', sections: [{ title: '一', pages: [{ title: '甲', entries }] }] })
  const print = async () => {
    await page.goto(`/word-notes/${id}`)
    await page.getByRole('button', { name: '笔记的更多操作' }).click()
    await page.getByRole('menuitem', { name: '打印' }).click()
  }
  await print()
  await expect(page.getByRole('dialog').getByText('打印练习单是 VIP 的功能')).toBeVisible()
  await expect(page.getByRole('link', { name: '了解 VIP' })).toHaveAttribute('href', '/vip')

  const order = { key: crypto.randomUUID(), plan: 'yearly', method: 'digital-wallet', amount_cents: 100 }
  const made = await send('/api/payment/orders', { ...order, email: 'learner@example.com' })
  await send(`/api/payment/orders/${made.order.id}/simulate`, {})
  await print()
  const sheet = page.getByRole('dialog', { name: '我的词' })
  await expect(sheet.getByRole('heading', { level: 2, name: '一 · 甲' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['apple', 'climb trees', '爬树', '不要']) await expect(sheet.getByText(text)).toBeVisible()
  await expect(sheet.locator('img').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // 402 is what a learner without VIP is owed.
  expect(faults.filter((fault) => !fault.includes('402'))).toEqual([])
})
