/** The guided tour as new learners meet it: with keys alone, on wide and narrow screens, once. */
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { newAccount, password } from '#tests/account-player'
import { becomeGuest, watchFaults } from '#tests/player'

const texts = {
  zh: {
    account: /账户菜单/,
    again: '带我看看',
    wide: ['侧栏可以收起来', '从这里去任何地方', '写下想学的单词', '选一种学习方式', '你的账户'],
    narrow: ['菜单在这里打开', '常用的页面在底部', '写下想学的单词', '选一种学习方式', '其他都在“更多”里'],
    step: (step: number) => `第 ${step} 步，共 5 步`,
    buttons: ['跳过导览', '上一步', '下一步'],
    done: '完成',
  },
  en: {
    account: /Account menu/,
    again: 'Show me around',
    wide: [
      'Fold the sidebar away',
      'From here to everywhere',
      'Write what you want to learn',
      'Choose how to learn',
      'Your account',
    ],
    narrow: [
      'Open the menu here',
      'The main pages are down here',
      'Write what you want to learn',
      'Choose how to learn',
      'Everything else is in More',
    ],
    step: (step: number) => `Step ${step} of 5`,
    buttons: ['Skip Tour', 'Back', 'Next'],
    done: 'Done',
  },
} as const
type Language = keyof typeof texts

/** A new learner's session in this browser, in a language. */
async function beLearner(page: Page, language: Language = 'zh'): Promise<{ token: string; username: string }> {
  const { email, username } = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${token}` }
  await page.request.put('/api/user', { headers, data: { ui_language: language } })
  await page.addInitScript(
    ([value, chosen]) => {
      localStorage.setItem('token', value)
      localStorage.setItem('i18nextLng', chosen)
    },
    [token, language] as const,
  )
  return { token, username }
}

/** Waits until the page does not scroll any more. */
async function hasComeToRest(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(async () => {
      const [last, now] = [before, await page.evaluate(() => scrollY)]
      before = now
      return now === last
    })
    .toBe(true)
}

async function isCompleted(page: Page, token: string): Promise<boolean> {
  const answer = await page.request.get('/api/user', { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { onboarding_completed: boolean }).onboarding_completed
}

/** The addresses of the tour's code that the page asked for: it does so as soon as it knows that it will show the tour. */
function watchTourCode(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/HomeTour-[^/]+\.js$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

for (const [language, width, layout] of [
  ['zh', 1280, 'wide'],
  ['en', 1280, 'wide'],
  ['zh', 360, 'narrow'],
  ['en', 360, 'narrow'],
] as const) {
  const words = texts[language]

  test.describe(`in ${language}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 720 } })

    test('goes from step to step by keys, is kept by the server, and does not come again', async ({ page }) => {
      const faults = await watchFaults(page)
      const { token, username } = await beLearner(page, language)
      await page.goto('/home')
      const [skip, back, next] = words.buttons
      const titles = words[layout]
      for (const [place, title] of titles.entries()) {
        const dialog = page.getByRole('dialog', { name: title })
        await expect(dialog).toBeFocused()
        await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${words.step(place + 1)}`))
        // A step that the page has to be scrolled to comes along with it.
        await hasComeToRest(page)
        const box = await dialog.boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 720).toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        if (place === 0) {
          // Tab stays: from the last button to the first.
          for (const name of [skip, next, skip]) {
            await page.keyboard.press('Tab')
            await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
          }
          await page.keyboard.press('Shift+Tab')
          await page.keyboard.press('Enter')
        } else if (place === 1) {
          await page.keyboard.press('ArrowLeft')
          await expect(page.getByRole('dialog', { name: titles[0] })).toBeFocused()
          await page.keyboard.press('ArrowRight')
          await expect(dialog).toBeFocused()
          await expect(page.getByRole('button', { name: back, exact: true })).toBeVisible()
          await page.keyboard.press('ArrowRight')
        } else if (place < titles.length - 1) await page.keyboard.press('ArrowRight')
      }
      const scrolled = await page.evaluate(() => scrollY)
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: words.done, exact: true })).toBeFocused()
      // Near an edge of the window the browser would scroll the page behind to the button.
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => isCompleted(page, token)).toBe(true)

      const asked = watchTourCode(page)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible()
      expect(asked).toEqual([])
      expect(faults).toEqual([])
    })
  })
}

test('skipped by Esc it does not come again, until the account menu starts it from another page', async ({ page }) => {
  const { token, username } = await beLearner(page)
  await page.goto('/home')
  await expect(page.getByRole('dialog', { name: texts.zh.wide[0] })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => isCompleted(page, token)).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/about')
  await page.getByRole('button', { name: texts.zh.account }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: texts.zh.again }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: texts.zh.wide[0] })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/home')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('what the server does not keep this browser does, until the account signs out', async ({ page }) => {
  const { token, username } = await beLearner(page)
  await page.route('/api/user', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  )
  await page.goto('/home')
  await expect(page.getByRole('dialog', { name: texts.zh.wide[0] })).toBeFocused()
  await page.keyboard.press('Escape')
  const flag = () => page.evaluate(() => localStorage.getItem('hasCompletedOnboardingTour'))
  await expect.poll(flag).toBe('true')
  expect(await isCompleted(page, token)).toBe(false)
  await expect(page.getByRole('alert')).toBeHidden()

  const asked = watchTourCode(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(username) })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: texts.zh.account }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/')
  expect(await flag()).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu behind More starts it, and makes way for it', async ({ page }) => {
    const { token } = await beLearner(page)
    await page.request.put('/api/user', {
      headers: { Authorization: `Bearer ${token}` },
      data: { onboarding_completed: true },
    })
    await page.goto('/home')
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('button', { name: texts.zh.account }).click()
    await page.getByRole('menuitem', { name: texts.zh.again }).click()
    await expect(page.getByRole('dialog', { name: texts.zh.narrow[0] })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})

test.describe('between a phone and a desktop', () => {
  test.use({ viewport: { width: 1000, height: 720 } })

  test('what the menu holds is no step', async ({ page }) => {
    await beLearner(page)
    await page.goto('/home')
    const dialog = page.getByRole('dialog', { name: texts.zh.narrow[0] })
    await expect(dialog).toHaveAccessibleDescription(/^第 1 步，共 3 步/)
    // A window that becomes narrow has a bottom bar: the step stays, and the others follow.
    await page.setViewportSize({ width: 600, height: 720 })
    await expect(dialog).toHaveAccessibleDescription(/^第 1 步，共 5 步/)
    await expect(dialog).toBeFocused()
  })
})

test('who has begun to write is not interrupted; the next visit of the page shows it', async ({ page }) => {
  await page.clock.install()
  await beLearner(page)
  const asked = watchTourCode(page)
  await page.goto('/home')
  await page.getByLabel('查一个单词').fill('gard')
  await page.keyboard.press('Backspace')
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: '单词挑战' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('单词挑战')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: texts.zh.wide[0] })).toBeFocused()
})

test('a guest plays the first challenge before any tour', async ({ page }) => {
  const asked = watchTourCode(page)
  const answer = await page.request.post('/api/auth/guest', { data: { time_zone: 'Asia/Shanghai' } })
  const { access_token } = (await answer.json()) as { access_token: string }
  await page.addInitScript((token) => localStorage.setItem('token', token), access_token)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: '开始试玩' })).toBeVisible()
  expect(asked).toEqual([])
})

for (const width of [1280, 360]) {
  test(`a guest starts the tour from the navigation, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await becomeGuest(page)
    await page.goto('/about')
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('link', { name: texts.zh.again }).click()
    const title = width === 360 ? texts.zh.narrow[0] : texts.zh.wide[0]
    await expect(page.getByRole('dialog', { name: title })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    const next = width === 360 ? texts.zh.narrow[1] : texts.zh.wide[1]
    await expect(page.getByRole('dialog', { name: next })).toBeFocused()
    // The navigation was scrolled to its end: the step shows its beginning.
    await expect(page.locator('a[href="/challenges"]:visible').first()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}
