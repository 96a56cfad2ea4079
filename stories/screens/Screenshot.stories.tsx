import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someTicket } from '#tests/story-billing'

/** A picture of the screen that goes with feedback. */
const meta = { title: 'Screens/Screenshot', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const feedback = (api: MockAnswers) => screen({ path: '/feedback', as: 'user', api })
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180"/></svg>'
const showPicture = () => new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
const png = () => new File(['picture'], 'screen.png', { type: 'image/png' })

const texts = {
  zh: {
    field: /^截图/,
    said: '想说的话',
    send: '发送',
    retry: '重试',
    alt: '你加的截图',
    large: '图片太大了，不要超过 2 MB',
  },
  en: {
    field: /^Screenshot/,
    said: 'What you would like to say',
    send: 'Send',
    retry: 'Try again',
    alt: 'The screenshot you added',
    large: 'This picture is too large. It may have up to 2 MB',
  },
}

function paste(file: File): void {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/** With a request the picture is shown, and opened whole by a press. */
export const Default: Story = {
  ...feedback({
    'GET /api/tickets': { items: [someTicket({ kind: 'feedback', topic: 'bug', has_screenshot: true })] },
    'GET /api/tickets/{id}/screenshot': showPicture,
  }),
  play: async (context) => {
    const picture = await context.canvas.findByRole('img', { name: inLocale(context, texts).alt })
    await expect(picture.closest('a')).toHaveAttribute('href', expect.stringMatching(/^blob:/))
  },
}

const attached = fn<(ticket: string | null) => void>()
let works = false
/** Pasted, sent after its message; when it fails it stays, and is sent again without the message. */
export const Pasted: Story = {
  ...feedback({
    'GET /api/tickets': { items: [] },
    'POST /api/tickets': ({ body }) => someTicket({ ...(body as object), kind: 'feedback' }),
    'POST /api/tickets/screenshots': ({ query }) => {
      attached(query.get('ticket'))
      return works ? someTicket({ has_screenshot: true }) : offline()
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { field, said, send, retry, large } = inLocale(context, texts)
    works = false
    attached.mockClear()
    await canvas.findByLabelText(field)
    paste(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
    await canvas.findByText(large)
    paste(png())
    await canvas.findByText('screen.png')
    await expect(canvas.queryByText(large)).toBeNull()
    await userEvent.type(canvas.getByLabelText(said), 'The button is gone')
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await userEvent.click(await canvas.findByRole('button', { name: retry }))
    await waitFor(() => expect(attached).toHaveBeenCalledTimes(2))
    works = true
    await userEvent.click(await canvas.findByRole('button', { name: retry }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: retry })).toBeNull())
    await expect(new Set(attached.mock.calls.flat()).size).toBe(1)
    await expect(canvas.getByLabelText(said)).toHaveValue('')
    await expect(canvas.queryByText('screen.png')).toBeNull()
  },
}

/** What the server cannot read is said beside the way to try again. */
export const Refused: Story = {
  ...feedback({
    'GET /api/tickets': { items: [] },
    'POST /api/tickets': ({ body }) => someTicket({ ...(body as object), kind: 'feedback' }),
    'POST /api/tickets/screenshots': refuse(400, 'picture_broken'),
  }),
  play: async (context) => {
    const { canvas } = context
    const { field, said, send } = inLocale(context, texts)
    await userEvent.upload(await canvas.findByLabelText(field), png())
    await userEvent.type(canvas.getByLabelText(said), 'The button is gone')
    await userEvent.click(canvas.getByRole('button', { name: send }))
    const reason = messageText('picture_broken', inLocale(context, { zh: 'zh', en: 'en' }))
    await canvas.findByText((content) => content.includes(reason))
  },
}

/** A picture that cannot be had says so in its place. */
export const Unavailable: Story = {
  ...feedback({
    'GET /api/tickets': { items: [someTicket({ kind: 'feedback', topic: 'bug', has_screenshot: true })] },
    'GET /api/tickets/{id}/screenshot': () => new Response(null, { status: 503 }),
  }),
  play: async (context) => {
    await context.canvas.findByText(
      inLocale(context, { zh: '截图暂时打不开', en: 'The screenshot cannot be shown right now' }),
    )
  },
}

/** Those who answer see what the learner saw. */
export const Administration: Story = {
  ...screen({
    path: '/admin/tickets',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/tickets': {
        items: [
          {
            ticket: someTicket({ kind: 'feedback', topic: 'bug', status: 'open', has_screenshot: true }),
            learner: { id: someUser().id, username: 'lin-xiaoyu' },
          },
        ],
        next: null,
      },
      'GET /api/admin/tickets/{id}/screenshot': showPicture,
    },
  }),
  play: async (context) => {
    await context.canvas.findByRole('img', {
      name: inLocale(context, { zh: '学习者的截图', en: 'The learner’s screenshot' }),
    })
  },
}
