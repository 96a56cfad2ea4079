/** Recordings at /record that the server has not got: discarded, taken back, refused, too many. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { offline } from '#tests/mock-api'
import type { MockRequest } from '#tests/mock-api'
import { fitsWindow, inLocale } from '#tests/stories'
import { recordScreen } from '#tests/story-record'
import { emptyStorage, hearTone, refuseDeletion, someRecording, storeUnsent } from '#tests/story-recordings'

const meta = { title: 'Screens/Record/Unsent', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    keep: '保存录音',
    waiting: '等待上传',
    delete: '删除录音：fox',
    discard: '丢弃录音：fox',
    discarded: '录音已丢弃',
    undo: '撤销',
    full: '这段录音还没保存',
    download: '下载',
    again: '不要了，重录',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    keep: 'Keep it',
    waiting: 'Waiting to be uploaded',
    delete: 'Delete the recording: fox',
    discard: 'Discard the recording: fox',
    discarded: 'Recording discarded',
    undo: 'Undo',
    full: 'This recording is not kept yet',
    download: 'Download',
    again: 'Discard and try again',
  },
}

const connection = { works: false }
const upload = fn<(id: string) => void>()

/** Answers uploads while the connection works. */
const api = {
  'POST /api/recordings': ({ query }: MockRequest) => {
    if (!connection.works) return offline()
    upload(query.get('id') ?? '')
    return someRecording()
  },
}

function connect(): void {
  connection.works = true
  window.dispatchEvent(new Event('online'))
}

async function keepIt({ canvas, ...context }: Context): Promise<void> {
  const words = inLocale(context, texts)
  for (const name of [words.start, words.stop, words.keep])
    await userEvent.click(await canvas.findByRole('button', { name }))
}

const voice = recordScreen('/record?word=fox', api, () => {
  upload.mockClear()
  connection.works = false
  return hearTone(1.2)
})

/** The only copy of a recording: its deletion can be taken back, and it is then sent. */
export const Default: Story = {
  ...voice,
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await keepIt(context)
    await canvas.findByText(words.waiting)
    await userEvent.click(canvas.getByRole('button', { name: words.discard }))
    await canvas.findByText(words.discarded)
    await waitFor(() => expect(canvas.queryByText(words.waiting)).toBeNull())
    await userEvent.click(within(document.body).getByRole('button', { name: words.undo }))
    await canvas.findByText(words.waiting)
    connect()
    await waitFor(() => expect(upload).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByText(words.waiting)).toBeNull())
  },
}

/** The browser deletes nothing: what was sent holds up none of the others, and is not sent twice. */
export const NotDeleted: Story = {
  ...voice,
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await keepIt(context)
    await canvas.findByText(words.waiting)
    await keepIt(context)
    await waitFor(() => expect(canvas.getAllByText(words.waiting)).toHaveLength(2))
    const restore = refuseDeletion()
    connect()
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByText(words.waiting)).toBeNull())
    restore()
    await expect(new Set(upload.mock.calls.flat()).size).toBe(2)
    await emptyStorage()
  },
}

const taken = new Set<string>()

/** The server has taken it and the answer was lost: it is in the list once, not beside a copy that waits. */
export const LostAnswer: Story = {
  ...recordScreen(
    '/record?word=fox',
    {
      'POST /api/recordings': ({ query }: MockRequest) => {
        taken.add(query.get('id') ?? '')
        return offline()
      },
      'GET /api/recordings': () => {
        const items = [...taken].map((id) => someRecording({ id }))
        return { items, next: null, kept: items.length, limit: 50 }
      },
    },
    () => {
      taken.clear()
      return hearTone(1.2)
    },
  ),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await keepIt(context)
    await canvas.findByText(words.waiting)
    // The list is not read twice within a moment: the connection comes back until it is.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      return expect(canvas.getByRole('button', { name: words.delete })).toBeVisible()
    })
    await waitFor(() => expect(canvas.queryByText(words.waiting)).toBeNull())
    await emptyStorage()
  },
}

/** A browser that has so many refused recordings of the learner, told in the language of that time. */
const withRefused = (count: number) => ({
  ...voice,
  beforeEach: async (context: Parameters<typeof voice.beforeEach>[0]) => {
    const release = await voice.beforeEach(context)
    const empty = await storeUnsent(someUser().id, count, { code: 'limit_reached', message: 'Loqui desine.' })
    return async () => {
      release()
      await empty()
    }
  },
})

/** As many as the browser keeps: the next one stays here, can be downloaded, and the tab asks before it is closed. */
export const Full: Story = {
  ...withRefused(50),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await canvas.findAllByRole('button', { name: words.discard })
    await keepIt(context)
    await expect(await canvas.findByText(words.full)).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.download })).toBeVisible()
    await expect(asks()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: words.again }))
    await waitFor(() => expect(canvas.queryByText(words.full)).toBeNull())
    await expect(asks()).toBe(false)
  },
}

/** On a phone of 360 pixels, in the language of now; by keyboard the focus goes on to what takes the row's place. */
export const Refused: Story = {
  ...withRefused(1),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await canvas.findByText(messageText('limit_reached', inLocale(context, { zh: 'zh', en: 'en' })))
    await fitsWindow()
    const row = inLocale(context, { zh: '播放录音：think', en: 'Play the recording: think' })
    await canvas.findByRole('button', { name: row })
    canvas.getByRole('button', { name: words.discard }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: row })).toHaveFocus())
  },
}
