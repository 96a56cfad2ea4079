import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { codeSentTo, newAccount, newPhone, password, signInByEmail, tokenOf } from '#tests/account-player'
import { expectArrival, redirectKinds, redirectTricks, signInWith, watchDepartures } from '#tests/redirects'

const originOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('token'))

test('who is signed in is led to no other site, by any of the known tricks', async ({ page, baseURL }) => {
  const origin = originOf(baseURL)
  const left = watchDepartures(page, origin)
  const { email } = await newAccount(page)
  await page.goto('/signin?redirect=/vip')
  await signInByEmail(page, email)
  await expect(page).toHaveURL('/vip')
  for (const [index, trick] of redirectTricks(origin).entries()) {
    await page.goto(index % 2 === 0 ? signInWith(trick) : `/auth?redirect=${encodeURIComponent(trick)}&redirect=/vip`)
    await expectArrival(page, left, trick)
  }
  await page.goto(signInWith('/vip?next=//evil.example'))
  await expect(page).toHaveURL('/vip?next=//evil.example')
})

test('a password leads to no other site', async ({ page, baseURL }) => {
  const origin = originOf(baseURL)
  const left = watchDepartures(page, origin)
  const { email } = await newAccount(page)
  for (const trick of redirectKinds(origin)) {
    await page.goto(signInWith(trick))
    await signInByEmail(page, email, password)
    await expectArrival(page, left, trick)
    expect(await tokenOf(page)).not.toBeNull()
    await forget(page)
  }
})

test('a code leads to no other site', async ({ page, baseURL }) => {
  const origin = originOf(baseURL)
  const left = watchDepartures(page, origin)
  for (const trick of redirectKinds(origin)) {
    const phone = newPhone()
    await page.goto(signInWith(trick))
    await page.getByLabel('手机号', { exact: true }).fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill(await codeSentTo(page, phone))
    await expectArrival(page, left, trick)
    expect(await tokenOf(page)).not.toBeNull()
    await forget(page)
  }
})

test('coming back from a payment leads over sign-in to the payment, whatever its address says of other places', async ({
  page,
  baseURL,
}) => {
  const origin = originOf(baseURL)
  const left = watchDepartures(page, origin)
  const { email } = await newAccount(page)
  for (const trick of redirectKinds(origin)) {
    const to = encodeURIComponent(trick)
    const path = `/payment/success?order=7f1c2a3b-4d5e-4f60-8a7b-9c0d1e2f3a4b&redirect=${to}&return_url=${to}`
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
    await signInByEmail(page, email)
    await expect(page).toHaveURL(path)
    await expectArrival(page, left, trick)
    await forget(page)
  }
})
