/** Recording with a microphone that hears a file: keep, hear, delete and take back; a refused microphone; no connection. */
import { expect, test as base } from 'playwright/test'
import type { Browser, Page } from 'playwright/test'
import { completeTour, newAccount, password } from '#tests/account-player'
import { launchWithMicrophone } from '#tests/microphone'
import { watchFaults } from '#tests/player'

interface Fixtures {
  microphone: 'allow' | 'deny'
  hearing: Browser
}

const test = base.extend<Fixtures>({
  microphone: ['allow', { option: true }],
  // A browser of its own: its microphone is a setting of the whole program.
  hearing: async ({ microphone }, use, testInfo) => {
    const browser = await launchWithMicrophone(microphone, testInfo.outputPath('voice.wav'))
    await use(browser)
    await browser.close()
  },
})

/** A new learner: their address, and the token of a session. */
async function newLearner(page: Page): Promise<{ email: string; token: string }> {
  const { email } = await newAccount(page)
  const token = await newSession(page, email)
  await completeTour(page, token)
  return { email, token }
}

async function newSession(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Begins a session in this browser as its sign-in page does. */
async function beSignedIn(page: Page, token: string): Promise<void> {
  await page.goto('/about')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

async function openPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** A learner who has opened /record for a word. */
async function openRecord(browser: Browser, baseURL: string | undefined, word = 'apple'): Promise<Page> {
  const page = await openPage(browser, baseURL)
  const { token } = await newLearner(page)
  await beSignedIn(page, token)
  await page.goto(`/record?word=${word}`)
  return page
}

/** Records until something was heard for a while. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: '开始录音' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^0:0[2-9] \/ 1:00$/, { timeout: 20_000 })
  await page.getByRole('button', { name: '停止录音' }).click()
  await expect(page.getByRole('img', { name: /^我的录音/ })).toBeVisible({ timeout: 20_000 })
}

/** Answers the lengths in seconds of the sounds that were heard to their end from now on. */
async function watchSounds(page: Page): Promise<() => Promise<number[]>> {
  const lengths: number[] = []
  await page.exposeFunction('noteSound', (seconds: number) => void lengths.push(seconds))
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype
    const note = (window as unknown as { noteSound: (seconds: number) => void }).noteSound
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.addEventListener('ended', () => note(this.duration))
      return play.call(this)
    }
  })
  return async () => lengths
}

const rows = (page: Page) =>
  page.getByRole('list', { name: '我的录音' }).getByRole('button', { name: '删除录音：apple' })

test('a word is heard, said, kept, heard again, deleted and taken back', async ({ hearing, baseURL }) => {
  const page = await openRecord(hearing, baseURL)
  const faults = await watchFaults(page)
  await page.goto('/record')
  await page.getByRole('combobox', { name: '单词' }).fill('apple')
  await page.getByRole('option', { name: /apple/ }).first().click()
  await expect(page).toHaveURL(/word=apple$/)
  await expect(page.getByRole('img', { name: /^示范发音，0\.[1-9]|^示范发音，[1-9]/ })).toBeVisible()
  await record(page)

  await page.getByRole('button', { name: '播放我的录音' }).click()
  await expect(page.getByRole('button', { name: '停止播放' })).toBeVisible()
  await expect(page.getByRole('button', { name: '播放我的录音' })).toBeVisible({ timeout: 20_000 })

  const ended = await watchSounds(page)
  await page.getByRole('button', { name: '先听示范，再听自己' }).click()
  await expect.poll(ended, { timeout: 20_000 }).toHaveLength(2)
  const uploaded = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/recordings?'),
  )
  await page.getByRole('button', { name: '保存录音' }).click()
  const answer = await uploaded
  expect(answer.status()).toBe(201)
  const kept = (await answer.json()) as { id: string; ms: number; kind: string; text: string }
  expect(kept).toMatchObject({ kind: 'word', text: 'apple' })
  expect(kept.ms).toBeGreaterThan(700)
  // The second sound was the learner's own.
  expect((await ended())[1]).toBeCloseTo(kept.ms / 1000, 1)
  await expect(rows(page)).toHaveCount(1)

  const heard = page.waitForResponse((response) => response.url().includes(`/api/recordings/${kept.id}/audio`))
  await page.getByRole('button', { name: '播放录音：apple' }).click()
  expect((await heard).status()).toBe(200)
  await expect(page.getByRole('button', { name: '停止播放：apple' })).toBeVisible()

  await rows(page).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByText('还没有录音')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(rows(page)).toHaveCount(1)
  expect(faults).toEqual([])
})

test.describe('a microphone that is refused', () => {
  test.use({ microphone: 'deny' })

  test('says where to allow it, and the button stays', async ({ hearing, baseURL }) => {
    const page = await openRecord(hearing, baseURL)
    await page.getByRole('button', { name: '开始录音' }).click()
    await expect(page.getByText('浏览器禁用了麦克风')).toBeVisible()
    await expect(page.getByRole('button', { name: '开始录音' })).toBeEnabled()
  })
})

test('without a connection a recording waits over a reload, and is there once when it is back', async ({
  hearing,
  baseURL,
}) => {
  const page = await openRecord(hearing, baseURL)
  await expect(page.getByRole('button', { name: '开始录音' })).toBeVisible()
  await expect(page.getByText('还没有录音')).toBeVisible()
  let isBroken = true
  let tries = 0
  await page.route(/\/api\/recordings\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    tries += 1
    return isBroken ? route.abort('connectionreset') : route.fallback()
  })
  await page.context().setOffline(true)
  await expect(page.getByText('现在离线。录音照样能录，联网后自动上传。')).toBeVisible()
  await record(page)
  await page.getByRole('button', { name: '保存录音' }).click()
  await expect(page.getByText('等待上传')).toBeVisible()
  // The connection is back, the upload breaks off.
  await page.context().setOffline(false)
  await expect(page.getByText('现在离线。录音照样能录，联网后自动上传。')).toBeHidden()
  await expect.poll(() => tries).toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByText('等待上传')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  isBroken = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('等待上传')).toHaveCount(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test('after the session a recording waits for its own learner, and is sent from any page', async ({
  hearing,
  baseURL,
  request,
}) => {
  const page = await openPage(hearing, baseURL)
  const learner = await newLearner(page)
  const other = await newLearner(page)
  await beSignedIn(page, learner.token)
  await page.goto('/record?word=apple')
  await expect(page.getByText('还没有录音')).toBeVisible()
  await page.context().setOffline(true)
  await record(page)
  await page.getByRole('button', { name: '保存录音' }).click()
  await expect(page.getByText('等待上传')).toBeVisible()
  await expect(page.getByText('1 段录音等待发送，联网后自动上传。')).toBeVisible()

  // The session ends on the server; the browser hears of it when the connection is back.
  await request.post('/api/auth/signout', { headers: { Authorization: `Bearer ${learner.token}` } })
  const senders: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/recordings?'))
      senders.push(request.headers()['authorization'])
  })
  await page.context().setOffline(false)
  await page.goto('/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const attempts = senders.length

  await beSignedIn(page, other.token)
  await page.goto('/record?word=apple')
  await expect(page.getByText('还没有录音')).toBeVisible()
  await expect(page.getByText('等待上传')).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(page.getByText('离线', { exact: true })).toBeVisible()
  await expect(page.getByText('段录音等待发送')).toHaveCount(0)
  await page.context().setOffline(false)

  const token = await newSession(page, learner.email)
  await beSignedIn(page, token)
  await page.goto('/home')
  const kept = async () => {
    const answer = await page.request.get('/api/recordings', { headers: { Authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { kept: number }).kept
  }
  await expect.poll(kept, { timeout: 60_000 }).toBe(1)
  expect(new Set(senders.slice(attempts))).toEqual(new Set([`Bearer ${token}`]))
  await page.goto('/record?word=apple')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('等待上传')).toHaveCount(0)
})

test('the scene of a lesson is said sentence by sentence, heard together, and one sentence of it kept', async ({
  hearing,
  baseURL,
}) => {
  const page = await openPage(hearing, baseURL)
  const { token } = await newLearner(page)
  const faults = await watchFaults(page)
  await beSignedIn(page, token)
  await page.goto('/lesson/starter/1')
  await page.getByRole('link', { name: '跟读这段故事' }).click()
  await expect(page).toHaveURL(/\/lesson\/starter\/1\/shadow$/)
  const read = async <T>(path: string) => {
    const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as T
  }
  const { scene } = await read<{ scene: { en: string }[] }>('/api/courses/starter/lessons/1')
  const heading = page.getByRole('heading', { level: 1 })
  const sent = page.waitForResponse((response) => response.url().includes('keep=later'))
  for (const { en } of scene.slice(0, 2)) {
    await expect(heading).toHaveText(en)
    await expect(page.getByRole('img', { name: /^示范发音，0\.[1-9]|^示范发音，[1-9]/ })).toBeVisible()
    await page.getByRole('button', { name: '开始录音' }).click()
    await expect(page.getByRole('timer')).toHaveText('0:02 / 0:15', { timeout: 20_000 })
    await page.getByRole('button', { name: '停止录音' }).click()
    await page.getByRole('button', { name: '下一句' }).click()
  }
  expect((await sent).status()).toBe(201)
  for (const { en } of scene.slice(2)) {
    await expect(heading).toHaveText(en)
    await page.getByRole('button', { name: '跳过这句' }).click()
  }
  await expect(heading).toHaveText('说得好')
  await expect(heading).toBeFocused()

  await page.getByRole('button', { name: '示范和我轮流播放' }).click()
  await expect(page.getByRole('button', { name: '停止播放', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '停止播放', exact: true }).click()
  await page
    .getByRole('button', { name: /^保存：/ })
    .first()
    .click()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  const list = await read<{ kept: number; items: { text: string }[] }>('/api/recordings')
  expect(list).toMatchObject({ kept: 1, items: [{ text: scene[0]?.en }] })
  const { days } = await read<{ days: { spoken_ms: number }[] }>('/api/user/progress')
  expect(days[0]?.spoken_ms).toBeGreaterThan(1_000)
  await page.getByRole('link', { name: '回到课程' }).click()
  await expect(page).toHaveURL(/\/lesson\/starter\/1$/)
  expect(faults).toEqual([])
})
