import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { tokenOf } from '#tests/account-player'
import { startFakeGoogle, type FakeGoogle } from '#tests/fake-google'
import { startOwnServer, type OwnServer } from '#tests/own-server'
import { watchFaults } from '#tests/player'
import { expectArrival, redirectKinds, signInWith, watchDepartures } from '#tests/redirects'

let google: FakeGoogle
let server: OwnServer
test.beforeAll(async () => {
  // The server starts first, which takes its time on a busy machine.
  google = await startFakeGoogle()
  server = await startOwnServer(google.variables)
})
test.afterAll(async () => {
  await server.close()
  await google.close()
})

/** Does what Google's script does as far as a content policy sees it: its style sheet, its frame, its own calls. */
const standIn = `{
  let given
  const address = 'https://accounts.google.com/gsi/'
  window.google = { accounts: { id: {
    initialize: (options) => { given = options },
    renderButton: (place) => {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = address + 'style'
      document.head.append(sheet)
      const frame = document.createElement('iframe')
      frame.src = address + 'button'
      frame.title = 'Google'
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google'
      button.onclick = async () => {
        await fetch(address + 'status')
        given.callback({ credential: await window.signAsGoogle(given.nonce) })
      }
      place.replaceChildren(button, frame)
    },
  } } }
}`

/** The person whom Google knows in this browser; answers what went wrong there. */
async function meetGoogle(page: Page, person: { sub: string; email: string }): Promise<string[]> {
  const faults = await watchFaults(page)
  await page.exposeFunction('signAsGoogle', (nonce: string) => google.credential({ ...person, nonce }, new Date()))
  await page.route('https://accounts.google.com/gsi/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (name === 'client') return route.fulfill({ contentType: 'text/javascript', body: standIn })
    if (name === 'style') return route.fulfill({ contentType: 'text/css', body: '' })
    if (name === 'button') return route.fulfill({ contentType: 'text/html', body: '<p>in the frame</p>' })
    return route.fulfill({ headers, json: {} })
  })
  return faults
}

const pressGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click()
const emailOf = async (page: Page) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const answer = await page.request.get(`${server.origin}/api/user`, { headers })
  return ((await answer.json()) as { email: string }).email
}

test('somebody new has an account after one press; the policy lets in what Google needs', async ({ page }) => {
  const person = { sub: 'new-person', email: 'new-person@example.com' }
  const faults = await meetGoogle(page, person)
  await page.goto(`${server.origin}/signin?redirect=/vip`)
  await expect(page.frameLocator('iframe[title="Google"]').getByText('in the frame')).toBeVisible()
  await pressGoogle(page)
  await expect(page).toHaveURL(`${server.origin}/vip`)
  expect(await emailOf(page)).toBe(person.email)
  expect(faults).toEqual([])
})

test('an account with the same e-mail proves its password once; from then on Google opens it at once', async ({
  page,
}) => {
  const { email, password } = await server.learner(`linker${test.info().workerIndex}`)
  const faults = await meetGoogle(page, { sub: 'linker', email })
  await page.goto(`${server.origin}/signin?redirect=/vip`)
  await pressGoogle(page)
  await page.getByLabel('密码', { exact: true }).fill('Wrong-1234')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(/^邮箱或密码不正确/)
  expect(await tokenOf(page)).toBeNull()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.origin}/vip`)
  expect(await emailOf(page)).toBe(email)

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`${server.origin}/signin?redirect=/vip`)
  await pressGoogle(page)
  await expect(page).toHaveURL(`${server.origin}/vip`)
  expect(await emailOf(page)).toBe(email)
  // The refusals are the only errors that the console may show.
  expect(faults.filter((fault) => !/status of (401|409)/.test(fault))).toEqual([])
})

test('Google leads to no other site', async ({ page }) => {
  await meetGoogle(page, { sub: 'traveller', email: 'traveller@example.com' })
  const left = watchDepartures(page, server.origin)
  const ofOthers = () => left.filter((address) => !address.startsWith('https://accounts.google.com/gsi/'))
  for (const trick of redirectKinds(server.origin)) {
    await page.goto(server.origin + signInWith(trick))
    await pressGoogle(page)
    await expectArrival(page, ofOthers(), trick)
    expect(await tokenOf(page)).not.toBeNull()
    await page.evaluate(() => localStorage.removeItem('token'))
  }
})
