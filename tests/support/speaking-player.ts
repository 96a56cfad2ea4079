/** A learner in a browser with a microphone, who says what the product's own voice says. */
import { expect } from 'playwright/test'
import type { Browser, Page } from 'playwright/test'
import { RECORDING_RATE } from '#contract/recording-limits'
import { completeTour, newAccount, password } from './account-player.ts'
import { launchWithMicrophone } from './microphone.ts'

interface SpeakingLearner {
  readonly browser: Browser
  readonly page: Page
  readonly token: string
}

/** A new learner whose device was never asked for its microphone. `voicePath` is where the file that it hears may be written. */
export async function openSpeakingLearner(baseURL: string | undefined, voicePath: string): Promise<SpeakingLearner> {
  const browser = await launchWithMicrophone('allow', voicePath)
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', serviceWorkers: 'block' })
  const page = await context.newPage()
  const { email } = await newAccount(page)
  const signedIn = await page.request.post('/api/auth/signin', { data: { email, password } })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  await completeTour(page, token)
  await page.goto('/about')
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.removeItem('microphone')
  }, token)
  return { browser, page, token }
}

/**
 * What is recorded and sent to an address arrives as a word in the product's own voice: a busy machine plays a file to the fake microphone
 * with gaps, which no scorer takes for a word.
 */
export async function replaceSound(
  page: Page,
  path: string,
  wordOf: (query: URLSearchParams) => string,
): Promise<void> {
  await page.route(`**${path}?*`, async (route) => {
    expect(route.request().postDataBuffer()?.subarray(0, 4).toString()).toBe('RIFF')
    const word = wordOf(new URL(route.request().url()).searchParams)
    await route.continue({ postData: await readVoice(page, word) })
  })
}

/**
 * A word in the product's own voice, as a WAV file. Where that voice takes too long, another one stands in, at another rate, which no recording has: then
 * it is asked again.
 */
async function readVoice(page: Page, word: string): Promise<Buffer> {
  let sound: Buffer = Buffer.alloc(0)
  const readRate = async () => {
    const voice = await page.request.get(`/api/words/${word}/audio?accent=us`)
    expect(voice.headers()['content-type']).toMatch(/wav/)
    sound = await voice.body()
    return sound.readUInt32LE(24)
  }
  await expect.poll(readRate, { timeout: 40_000 }).toBe(RECORDING_RATE)
  return sound
}

/** Presses the recorder's button, and again after a second. */
export async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: '开始录音' }).click()
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-8] \//, { timeout: 20_000 })
  await page.getByRole('button', { name: '停止录音' }).click()
}
