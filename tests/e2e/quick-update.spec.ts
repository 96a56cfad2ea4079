import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { watchFaults } from '#tests/player'

const ROWS = 200
const letters = 'abcdefghij'

/** Words that no dictionary has: other flows read the same one. */
const wordOf = (run: string, row: number) =>
  `quux${[...`${run}${String(row).padStart(3, '0')}`].map((digit) => letters[Number(digit)]).join('')}`

test('200 rows are looked at, saved and taken back', async ({ page }) => {
  const faults = await watchFaults(page)
  const { email } = await signInPerson(page)
  grantAdmin(email)
  const run = String(Date.now()).slice(-6)
  const lines = Array.from({ length: ROWS }, (_, row) => `${wordOf(run, row)},n,测试词,a thing for a test`)
  const lookUp = async () => (await page.request.get(`/api/words/${wordOf(run, ROWS - 1)}`)).status()
  await page.goto('/admin/quick-update')
  await page.getByLabel('文件', { exact: true }).setInputFiles({
    name: 'words.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`word,part_of_speech,zh,en\n${lines.join('\n')}\n`),
  })
  await page.getByRole('button', { name: '预览', exact: true }).click()
  await expect(page.getByText(`新增 ${ROWS} · 修改 0 · 相同 0 · 有误 0`)).toBeVisible()
  await page.getByRole('button', { name: `保存 ${ROWS} 行` }).click()
  await expect(page.getByText(`已保存 ${ROWS} 个单词。`)).toBeVisible()
  await expect.poll(lookUp, { timeout: 15_000 }).toBe(200)

  await page.getByRole('button', { name: '撤销这次更新' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销这次更新' }).click()
  await expect(page.getByText('已撤销，词典回到了更新之前。')).toBeVisible()
  await expect.poll(lookUp, { timeout: 15_000 }).toBe(404)
  expect(faults).toEqual([])
})

test('what was pasted is there again after a reload, and not after it was saved', async ({ page }) => {
  const { email } = await signInPerson(page)
  grantAdmin(email)
  const word = wordOf(String(Date.now()).slice(-6), ROWS + 1)
  const rows = `word,part_of_speech,zh,en\n${word},n,测试词,a thing for a test`
  await page.goto('/admin/quick-update')
  await page.getByRole('textbox', { name: '或粘贴在这里' }).fill(rows)
  await page.reload()
  await expect(page.getByRole('textbox', { name: '或粘贴在这里' })).toHaveValue(rows)
  await page.getByRole('button', { name: '预览', exact: true }).click()
  await page.getByRole('button', { name: '保存 1 行' }).click()
  await expect(page.getByText('已保存 1 个单词。')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '或粘贴在这里' })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '或粘贴在这里' })).toHaveValue('')
})
