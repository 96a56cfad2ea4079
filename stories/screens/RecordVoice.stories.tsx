/** Recording at /record: what is heard, and what happens when it is not. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { offline, refuse } from '#tests/mock-api'
import { inLocale } from '#tests/stories'
import { recordScreen } from '#tests/story-record'
import { failMicrophone, fillStorage, hearTone, someRecording } from '#tests/story-recordings'

const meta = { title: 'Screens/Record/Voice', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    keep: '保存录音',
    own: /^我的录音，/,
    both: '先听示范，再听自己',
    again: '不要了，重录',
    kept: '录音保存好了',
    waiting: '等待上传',
    discard: '丢弃录音：fox',
    plans: '看看方案',
    retry: '再试一次',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    keep: 'Keep it',
    own: /^Your recording,/,
    both: 'Play the model, then yours',
    again: 'Discard and try again',
    kept: 'Your recording is kept',
    waiting: 'Waiting to be uploaded',
    discard: 'Discard the recording: fox',
    plans: 'See the plans',
    retry: 'Try again',
  },
}

type Context = Parameters<NonNullable<Story['play']>>[0]

/** Says the word of the screen. */
async function sayIt({ canvas, ...context }: Context): Promise<void> {
  const { start, stop } = inLocale(context, texts)
  await userEvent.click(await canvas.findByRole('button', { name: start }))
  await userEvent.click(await canvas.findByRole('button', { name: stop }))
}

/** Says it and keeps it. */
async function keepIt(context: Context): Promise<void> {
  await sayIt(context)
  await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts).keep }))
}

/** The press that asks for the microphone says why there is none. */
async function expectFault(context: Context, text: { zh: RegExp; en: RegExp }): Promise<void> {
  await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts).start }))
  await context.canvas.findByText(inLocale(context, text))
}

/** What the server does not take stays, with what can be done, until the learner discards it. */
async function expectRefusal(
  context: Context,
  code: 'vip_required' | 'limit_reached' | 'sentence_not_found',
  expectMore?: (canvas: Context['canvas']) => Promise<unknown>,
): Promise<void> {
  const { canvas } = context
  const words = inLocale(context, texts)
  await keepIt(context)
  await canvas.findByText(messageText(code, inLocale(context, { zh: 'zh', en: 'en' })))
  await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible()
  const plans = canvas.queryByRole('link', { name: words.plans })
  if (code === 'vip_required') await expect(plans).toHaveAttribute('href', '/vip')
  else await expect(plans).toBeNull()
  await expectMore?.(canvas)
  const list = within(canvas.getByRole('list', { name: /还没上传的录音|not uploaded yet/ }))
  await userEvent.click(list.getByRole('button', { name: words.discard }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: words.retry })).toBeNull())
}

const upload = fn<(query: string) => void>()

/** Said, compared and kept. */
export const Default: Story = {
  ...recordScreen(
    '/record?word=fox',
    {
      'POST /api/recordings': ({ query }) => {
        upload(query.get('word') ?? '')
        return someRecording()
      },
    },
    () => hearTone(1.2),
  ),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    upload.mockClear()
    await sayIt(context)
    await canvas.findByRole('img', { name: words.own })
    await expect(canvas.getByRole('button', { name: words.both })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.keep }))
    await canvas.findByText(words.kept)
    await waitFor(() => expect(upload.mock.calls).toEqual([['fox']]))
    await waitFor(() => expect(canvas.queryByText(words.waiting)).toBeNull())
    await expect(canvas.getByRole('button', { name: words.start })).toBeVisible()
  },
}

/** Discarded: nothing is sent, and the next try begins at once. */
export const Discarded: Story = {
  ...recordScreen('/record?word=fox', {}, () => hearTone(1.2)),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await sayIt(context)
    await userEvent.click(await canvas.findByRole('button', { name: words.again }))
    await expect(canvas.getByRole('button', { name: words.start })).toBeVisible()
    await expect(canvas.queryByText(words.waiting)).toBeNull()
  },
}

/** Nothing was said. */
export const Silence: Story = {
  ...recordScreen('/record?word=fox', {}, () => hearTone(1, true)),
  play: async (context) => {
    await sayIt(context)
    await context.canvas.findByText(inLocale(context, { zh: /没录到声音/, en: /We heard nothing/ }))
  },
}

const connection = { works: false }

/** Without a connection a recording waits, can be heard, and goes when it is back. */
export const Waiting: Story = {
  ...recordScreen(
    '/record?word=fox',
    { 'POST /api/recordings': () => (connection.works ? someRecording() : offline()) },
    () => hearTone(1.2),
  ),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    connection.works = false
    await keepIt(context)
    await canvas.findByText(words.waiting)
    connection.works = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(words.waiting)).toBeNull())
  },
}

export const Refused: Story = {
  ...recordScreen('/record?word=fox', {}, () => failMicrophone('NotAllowedError')),
  play: (context) => expectFault(context, { zh: /浏览器禁用了麦克风/, en: /Your browser blocks the microphone/ }),
}

export const NoMicrophone: Story = {
  ...recordScreen('/record?word=fox', {}, () => failMicrophone('NotFoundError')),
  play: (context) => expectFault(context, { zh: /没找到麦克风/, en: /No microphone was found/ }),
}

export const Unsupported: Story = {
  ...recordScreen('/record?word=fox', {}, () => failMicrophone(undefined)),
  play: (context) => expectFault(context, { zh: /这个浏览器不能录音/, en: /This browser cannot record/ }),
}

/** What the server will never take stays, with the reason. */
export const NotTaken: Story = {
  ...recordScreen('/record?word=fox', { 'POST /api/recordings': refuse(404, 'sentence_not_found') }, () =>
    hearTone(1.2),
  ),
  play: async (context) => {
    const told = inLocale(context, { zh: /可以再试一次，也可以丢弃它/, en: /You can try again or discard it/ })
    await expectRefusal(context, 'sentence_not_found', (canvas) => canvas.findByText(told))
  },
}

/** The browser is full: the learner is told that the recording lasts as long as the page, and can download it. */
export const StorageFull: Story = {
  ...recordScreen('/record?word=fox', { 'POST /api/recordings': offline }, () => {
    const restoreMicrophone = hearTone(1.2)
    const restoreStorage = fillStorage()
    return () => {
      restoreStorage()
      restoreMicrophone()
    }
  }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    const told = inLocale(context, {
      zh: { title: '浏览器没能存下这段录音', toast: /请别关掉这个页面/, download: '下载' },
      en: {
        title: 'Your browser could not store this recording',
        toast: /Do not close this page/,
        download: 'Download',
      },
    })
    await keepIt(context)
    await canvas.findByText(told.toast)
    await expect(await canvas.findByText(told.title)).toBeVisible()
    await expect(canvas.getByText(words.waiting)).toBeVisible()
    await expect(canvas.getByRole('button', { name: told.download })).toBeVisible()
    await expect(canvas.queryByText(words.kept)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.discard }))
    await waitFor(() => expect(canvas.queryByText(told.title)).toBeNull())
  },
}

export const LimitReached: Story = {
  ...recordScreen('/record?word=fox', { 'POST /api/recordings': refuse(402, 'vip_required') }, () => hearTone(1.2)),
  play: (context) => expectRefusal(context, 'vip_required'),
}

export const LimitOfVip: Story = {
  ...recordScreen('/record?word=fox', { 'POST /api/recordings': refuse(429, 'limit_reached') }, () => hearTone(1.2)),
  play: (context) => expectRefusal(context, 'limit_reached'),
}
