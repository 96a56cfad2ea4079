import { expect, test } from 'playwright/test'
import type { Locator, Page } from 'playwright/test'
import { newAccount, password } from '#tests/account-player'
import { becomeGuest, gameAt, watchFaults } from '#tests/player'

/** The document's class and colour at each of its first frames, from before anything is drawn. */
async function recordFirstFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames })
    const look = () => {
      const root = document.documentElement
      // Of what is drawn the body lies on top; before its styles are there, the root shows.
      const colors = [document.body, root].map((element) => element && getComputedStyle(element).backgroundColor)
      const painted = colors.find((color) => color && color !== 'rgba(0, 0, 0, 0)') ?? 'none'
      frames.push(`${root.className} ${painted}`)
      if (frames.length < 90) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { frames: string[] }).frames)])
}

const themeColor = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')
const darkFrame = 'dark rgb(16, 24, 19)'

test('dark is chosen in the account menu and is there before the first frame of every page', async ({
  page,
  context,
}) => {
  const { email } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await context.addInitScript((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('hasCompletedOnboardingTour', 'true')
  }, token)

  await page.goto('/settings')
  await expect(page.locator('html')).toHaveClass('light')
  await page.getByRole('button', { name: /账户菜单/ }).click()
  await page.getByRole('menuitemradio', { name: '深色' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await themeColor(page)).toBe('#101813')

  // A new tab knows nothing but what the browser stores.
  for (const path of ['/settings', '/about', '/home']) {
    const tab = await context.newPage()
    const faults = await watchFaults(tab)
    const firstFrames = await recordFirstFrames(tab)
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await firstFrames()).toEqual([darkFrame])
    expect(await themeColor(tab)).toBe('#101813')
    expect(faults).toEqual([])
    await tab.close()
  }

  // Eye protection wins while it is on; turned off, dark is back.
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: '护眼模式' }).first().click()
  await expect(page.locator('html')).toHaveClass('eye-protection')
  await page.reload()
  await expect(page.locator('html')).toHaveClass('eye-protection')
  await page.getByRole('switch', { name: '护眼模式' }).first().click()
  await expect(page.locator('html')).toHaveClass('dark')
})

test('a new browser follows the system, while the page is open and from the first frame of the next one', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  const firstFrames = await recordFirstFrames(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await firstFrames()).toEqual([darkFrame])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
  expect(await themeColor(page)).toBe('#FAF9F4')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  await page.goto('/signin', { waitUntil: 'networkidle' })
  expect(await firstFrames()).toEqual([darkFrame])
  expect(faults).toEqual([])
})

test('paper is white, whatever the screen shows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/about', { waitUntil: 'networkidle' })
  const colors = await page.evaluate(() =>
    [document.body, document.querySelector('h1')].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element ?? document.body)
      return { backgroundColor, color }
    }),
  )
  expect(colors[0]?.backgroundColor).toBe('rgb(255, 255, 255)')
  expect(colors[1]?.color).toBe('rgb(29, 42, 35)')
})

test('in a contrast mode of the system what is chosen can be told from what is not, and progress is seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await becomeGuest(page)
  const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto('/challenges')
  const chosen = await groundOf(
    page.getByRole('navigation').getByRole('link', { name: '单词挑战', exact: true }).first(),
  )
  expect(
    await groundOf(page.getByRole('navigation').getByRole('link', { name: '首页', exact: true }).first()),
  ).not.toBe(chosen)
  const choices = page.locator('label:has(> [type="radio"])')
  expect(await groundOf(choices.filter({ has: page.locator(':checked') }).first())).toBe(chosen)
  expect(await groundOf(choices.filter({ hasNot: page.locator(':checked') }).first())).not.toBe(chosen)
  await page.goto(gameAt(1, 'multi-choice'))
  const bar = page.getByRole('progressbar').first()
  expect(await groundOf(bar.locator('div'))).toBe(chosen)
  expect(await groundOf(bar)).not.toBe(chosen)
})
