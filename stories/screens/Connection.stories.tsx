/** Without a connection: the sign in the frame, and a place that needs one. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messageText } from '#contract/messages'
import { savePending } from '#lib/pending-store'
import { userStore } from '#lib/storage'
import { someUser } from '#tests/factories'
import { offline } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

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

/** A screen in a browser that has lost its connection. */
function offlineScreen(path: string, api: MockAnswers) {
  const shown = screen({ path, as: 'user', api })
  return {
    ...shown,
    beforeEach: async (context: StoryContext) => {
      isOnline = false
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
      savePending(userStore(someUser().id), 'run', 'run-1', answers)
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
    await expect(canvas.getByText(inLocale(context, { zh: /3 个答案等待发送/, en: /3 answers wait/ }))).toBeVisible()
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
