/** The landing page's question answers before the application has come, which then goes on from there. */
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { watchFaults } from '#tests/player'

/** Opens the page without its modules; they come once the returned function is called, which waits until the page is alive. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return async () => {
    gate.resolve()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#sample') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
  }
}

/** The whole question as one text; attributes in an order of their own. */
const drawn = (page: Page): Promise<string> =>
  page.locator('#sample').evaluate((sample) => {
    const textOf = (node: Node): string => {
      if (!(node instanceof Element)) return `${node.nodeName} ${node.textContent}`
      const attributes = node.getAttributeNames().toSorted()
      const named = attributes.map((name) => `${name}=${node.getAttribute(name)}`)
      return `<${node.nodeName} ${named.join(' ')}>${[...node.childNodes].map(textOf).join('')}</>`
    }
    return textOf(sample)
  })

/** Waits for a whole frame; tells when. */
const nextFrame = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))),
  )

/** By how much the page has moved since then. */
const shiftSince = (page: Page, time: number): Promise<number> =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime >= from) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
    time,
  )

/** Answers what is left from the second question on, all of it right, and opens the result. */
async function playOn(page: Page): Promise<void> {
  for (const [word, meaning, next] of [
    ['turtle', '乌龟', '下一题'],
    ['sunflower', '向日葵', '下一题'],
    ['compass', '指南针', '看结果'],
  ] as const) {
    await expect(page.getByRole('heading', { name: word })).toBeFocused()
    await page.getByRole('button', { name: meaning }).click()
    await page.getByRole('button', { name: next }).click()
  }
}

test.describe('the sample question before the application is there', () => {
  test('answers a press and is taken over as it stands', async ({ page }) => {
    const faults = await watchFaults(page)
    const comeAlive = await openEarly(page)
    const feedback = page.locator('#sample').getByRole('status')
    const region = await page.locator('#sample [role=status]').elementHandle()
    const lemon = page.getByRole('button', { name: /柠檬/ })
    await lemon.click()
    await expect(lemon).toBeFocused()
    await expect(feedback).toContainText('再想想')
    await expect(feedback).toContainText('apple 就是苹果')
    await page.getByRole('button', { name: /梨/ }).dispatchEvent('click')
    await expect(page.locator('[data-state=wrong]')).toHaveCount(1)

    const before = await drawn(page)
    await comeAlive()
    expect(await drawn(page)).toBe(before)
    await expect(lemon).toBeFocused()
    expect(await feedback.evaluate((element, early) => element === early, region)).toBe(true)
    await page.getByRole('button', { name: '下一题' }).click()
    await playOn(page)
    await expect(page.getByRole('heading', { name: '4 题答对 3 题' })).toBeFocused()
    expect(faults).toEqual([])
  })

  test('goes on at once when the way on was pressed too', async ({ page }) => {
    const faults = await watchFaults(page)
    const comeAlive = await openEarly(page)
    await page.getByRole('button', { name: /苹果/ }).click()
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByRole('button', { name: '下一题' }).click()
    await comeAlive()
    await expect(page.getByText('2 / 4')).toBeVisible()
    await playOn(page)
    await expect(page.getByRole('heading', { name: '四题全对！' })).toBeFocused()
    expect(faults).toEqual([])
  })

  for (const key of ['Enter', 'Space', '3'])
    test(`answers the key ${key}`, async ({ page }) => {
      const faults = await watchFaults(page)
      const comeAlive = await openEarly(page)
      const first = page.locator('#sample [data-stop]').first()
      await first.focus()
      await page.keyboard.press(key)
      await expect(page.locator('#sample').getByRole('status')).toContainText(key === '3' ? '答对了' : '再想想')
      await expect(first).toBeFocused()
      await comeAlive()
      await expect(first).toBeFocused()
      await page.getByRole('button', { name: '下一题' }).press('Enter')
      await playOn(page)
      await expect(page.getByRole('heading', { name: key === '3' ? '四题全对！' : '4 题答对 3 题' })).toBeFocused()
      expect(faults).toEqual([])
    })

  test('keeps the answer when the stored language is not the drawn one, and presses of other buttons', async ({
    page,
  }) => {
    const faults = await watchFaults(page)
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
    const comeAlive = await openEarly(page)
    await page.getByRole('button', { name: /苹果/ }).click()
    await page.getByRole('button', { name: '护眼模式' }).click()
    await comeAlive()
    await expect(page.getByText('apple: a round fruit with red or green skin')).toBeVisible()
    await expect(page.locator('html')).toHaveClass('eye-protection')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: /turtle/ })).toBeFocused()
    expect(faults).toEqual([])
  })

  test('answers with the storage blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: blocked })
    })
    const faults = await watchFaults(page)
    const comeAlive = await openEarly(page)
    await page.getByRole('button', { name: /苹果/ }).click()
    await expect(page.locator('#sample').getByRole('status')).toContainText('答对了')
    await comeAlive()
    await page.getByRole('button', { name: '下一题' }).click()
    await expect(page.getByText('2 / 4')).toBeVisible()
    expect(faults).toEqual([])
  })
})

for (const locale of ['zh-CN', 'en-US'])
  test.describe(`the answered sample question in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    for (const option of [0, 1, 2, 3])
      test(`is the same by document and by application, option ${option + 1}`, async ({ page }) => {
        const faults = await watchFaults(page)
        const choose = () => page.locator('#sample [data-stop]').nth(option).tap()
        const comeAlive = await openEarly(page)
        await choose()
        const early = await drawn(page)
        const settled = await nextFrame(page)
        await comeAlive()
        expect(await shiftSince(page, settled)).toBe(0)
        await page.reload({ waitUntil: 'networkidle' })
        await choose()
        await expect(page.locator('#sample [data-result]')).toBeVisible()
        expect(await drawn(page)).toBe(early)
        expect(faults).toEqual([])
      })
  })
