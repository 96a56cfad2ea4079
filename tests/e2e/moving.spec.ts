import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('home of a new account does not move when its words arrive', async ({ page }) => {
    await signInPerson(page)
    const { promise: isWanted, resolve: want } = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname === '/api/grove',
      async (route) => {
        await isWanted
        const plants = Array.from({ length: 8 }, (_, index) => ({
          id: index + 1,
          word: `word${index}`,
          stage: 'sprout',
          posture: 'upright',
          recall: 1,
          due: null,
          category: 'animals-nature',
          meaning: { zh: '词', en: 'word' },
          picture: null,
        }))
        await route.fulfill({ json: { summary: { words: 8, thirsty: 0, growing: 8, in_fruit: 0 }, plants } })
      },
    )
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await page.goto('/home')
    const question = page.getByRole('heading', { name: '为什么学英语？' })
    await expect(question).toBeVisible()
    const { y: before } = (await question.boundingBox()) ?? {}
    want()
    await expect(page.getByRole('img', { name: /^8 个单词：/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '以列表显示' })).toBeEnabled()
    expect((await question.boundingBox())?.y).toBe(before)
    const moved = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as { value: number }[]).reduce((sum, { value }) => sum + value, 0),
    )
    expect(moved).toBeLessThan(0.001)
  })
})
