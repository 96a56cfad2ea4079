import { expect, test } from 'playwright/test'
import { becomeGuest, watchFaults } from '#tests/player'

test.describe('moving from page to page', () => {
  test.beforeEach(async ({ page }) => {
    await becomeGuest(page)
    await page.goto('/home')
  })

  test('what was typed at home is there again after a look at the challenges', async ({ page }) => {
    const faults = await watchFaults(page)
    const field = page.getByLabel('查一个单词')
    await field.fill('gard')
    await page.getByRole('navigation').getByRole('link', { name: '单词挑战' }).click()
    await expect(page).toHaveTitle(/单词挑战/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('单词挑战')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(field).toHaveCount(0)

    await page.goBack()
    await expect(field).toHaveValue('gard')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await field.fill('appl')
    await page.getByRole('option', { name: /^apple/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'apple' })).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue('')
    await page.reload()
    await expect(field).toHaveValue('')
    expect(faults).toEqual([])
  })

  test('the mode and the text of the panel are a draft that survives a reload, and ends with the session', async ({
    page,
  }) => {
    await page.getByText('练习', { exact: true }).first().click()
    await page.getByRole('textbox').fill('apple, pear')
    await page.getByRole('navigation').getByRole('link', { name: '课程' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('课程')
    await page.goto('/home')
    await expect(page.getByRole('textbox')).toHaveValue('apple, pear')
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.reload()
    await expect(page.getByRole('combobox').or(page.getByRole('textbox'))).toHaveValue('')
  })

  test('a list of words takes the focus once, not whenever home comes back', async ({ page }) => {
    await page.getByLabel('查一个单词').fill('apple, pear, lemon')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox')
    await expect(field).toBeFocused()
    await page.getByRole('navigation').getByRole('link', { name: '单词挑战' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('单词挑战')
    await page.goBack()
    await expect(field).toHaveValue('apple, pear, lemon')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a link is the browser’s when it should open elsewhere, and leads nowhere new from its own page', async ({
    page,
    context,
  }) => {
    const challenges = page.getByRole('navigation').getByRole('link', { name: '单词挑战' })
    const [tab] = await Promise.all([context.waitForEvent('page'), challenges.click({ modifiers: ['ControlOrMeta'] })])
    await expect(tab).toHaveURL('/challenges')
    await expect(page).toHaveURL('/home')
    await tab.close()

    await challenges.click()
    await expect(page).toHaveURL('/challenges')
    const before = await page.evaluate(() => history.length)
    await challenges.click()
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL('/home')
  })
})
