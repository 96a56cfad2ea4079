/** Without a connection: the sign in the frame, and a place that needs one. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { messageText } from '#contract/messages'
import { savePending } from '#lib/pending-store'
import { userStore } from '#lib/storage'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { storeUnsent } from '#tests/story-recordings'

const meta = { title: 'Screens/Everywhere/Connection', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

let isOnline = false
function setOnline(value: boolean): void {
  isOnline = value
  window.dispatchEvent(new Event(value ? 'online' : 'offline'))
}

const given = { kind: 'choose_word', given: '1', hinted: false, slips: 0, ms: 900, word_id: 1 }
const answers = ['a', 'b', 'c'].map((id) => ({ id, ...given }))

interface Situation {
  as?: 'guest' | 'user'
  /** Answers wait for the connection. */
  waits?: boolean
  online?: boolean
  /** So many recordings wait too. */
  recordings?: number
}

/** A screen in a browser that has lost its connection, or has it back. */
function offlineScreen(
  path: string,
  api: MockAnswers,
  { as = 'user', waits = true, online = false, recordings = 0 }: Situation = {},
) {
  const shown = screen({ path, as, api })
  return {
    ...shown,
    beforeEach: async (context: StoryContext) => {
      isOnline = online
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
      if (recordings > 0) userStore(someUser().id).set('unsent/recordings', recordings)
      if (waits) savePending(userStore(someUser().id), 'run', 'run-1', answers)
      const release = await shown.beforeEach(context)
      return () => {
        release()
        Reflect.deleteProperty(navigator, 'onLine')
      }
    },
  }
}

/** The sign says how many answers wait, and goes when they are sent. */
export const Default: Story = {
  ...offlineScreen('/home', {
    'POST /api/runs/{id}/answers': () =>
      isOnline ? { acknowledged: answers.map(({ id }) => id), points: 30 } : offline(),
  }),
  play: async (context) => {
    const { canvas } = context
    const sign = await canvas.findByText(inLocale(context, { zh: '离线', en: 'Offline' }))
    await expect(sign.closest('[role="status"]')).not.toBeNull()
    await expect(
      await canvas.findByText(inLocale(context, { zh: /3 个答案等待发送/, en: /3 answers wait/ })),
    ).toBeVisible()
    setOnline(true)
    await waitFor(() => expect(sign).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText(/等待发送|answers wait/)).toBeNull())
    await waitFor(() => expect(localStorage.getItem(`wordgrove:${someUser().id}:unsent/run/run-1`)).toBeNull())
  },
}

/** What cannot be had says so in its place, and loads when the connection is back. Nobody is signed out. */
export const NotTakenAlong: Story = {
  ...offlineScreen('/courses', {
    'GET /api/courses': () => (isOnline ? { courses: [] } : offline()),
    'POST /api/runs/{id}/answers': offline,
  }),
  play: async (context) => {
    const text = messageText('offline', inLocale(context, { zh: 'zh', en: 'en' } as const))
    const title = await context.canvas.findByRole('heading', { name: text })
    await expect(title.closest('[role="status"]')).not.toBeNull()
    await expect(localStorage.getItem('token')).toBe('story-user')
    setOnline(true)
    await waitFor(() => expect(title).not.toBeInTheDocument())
  },
}

/** Nothing waits: the sign says what goes on. */
export const NothingWaits: Story = {
  ...offlineScreen('/about', {}, { waits: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这台设备上的复习|the note on this device/)).toBeVisible()
  },
}

/** Recordings wait beside the answers. */
export const RecordingsWait: Story = {
  ...offlineScreen('/about', { 'POST /api/runs/{id}/answers': offline }, { recordings: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(2 段录音等待发送，联网后自动上传。|2 recordings wait\.)/)).toBeVisible()
    await expect(canvas.getByText(/3 个答案等待发送|3 answers wait/)).toBeVisible()
  },
}

const uploading = offlineScreen(
  '/about',
  { 'POST /api/runs/{id}/answers': offline, 'POST /api/recordings': never },
  { online: true, recordings: 2 },
)

/** With a connection they are on their way. */
export const RecordingsGo: Story = {
  ...uploading,
  beforeEach: async (context) => {
    const empty = await storeUnsent(someUser().id, 2)
    const release = await uploading.beforeEach(context)
    return async () => {
      release()
      await empty()
    }
  },
  play: async ({ canvas }) => {
    const told = /^(2 段录音正在上传。|2 recordings are still being uploaded\.)/
    // The sign waits whether the answers arrive.
    await expect(await canvas.findByText(told, {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** A guest takes nothing along, and is promised nothing. */
export const Guest: Story = {
  ...offlineScreen('/about', {}, { as: 'guest', waits: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/联网后，这里会自己接着打开|goes on by itself/)).toBeVisible()
    await expect(canvas.queryByText(/这台设备上的复习|the note on this device/)).toBeNull()
  },
}

/** There is a connection, and the server does not answer: after a while the sign says what waits. */
export const StillSending: Story = {
  ...offlineScreen('/about', { 'POST /api/runs/{id}/answers': offline }, { online: true }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/3 个答案等待发送|3 answers wait/, undefined, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.queryByText(/^(离线|Offline)$/)).toBeNull()
  },
}

/** Answers that came after the end of their run do not count: the learner is told how many, until they have read it. */
export const TooLate: Story = {
  ...offlineScreen('/about', { 'POST /api/runs/{id}/answers': refuse(410, 'run_expired') }, { online: true }),
  play: async ({ canvas }) => {
    const title = await canvas.findByText(/^(3 个答案来得太晚，没能计入|3 answers came too late to count)$/)
    await expect(title.closest('[role="status"]')).not.toBeNull()
    await expect(localStorage.getItem(`wordgrove:${someUser().id}:unsent/run/run-1`)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(知道了|Got it)$/ }))
    await waitFor(() => expect(title).not.toBeInTheDocument())
    await expect(localStorage.getItem(`wordgrove:${someUser().id}:late-answers`)).toBeNull()
  },
}
