import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { chatAnswers, someConversation, someMessage, storyConversation } from '#tests/story-chat'

const open = (api: MockAnswers = {}) =>
  screen({ path: `/chat/${storyConversation}`, as: 'user', api: { ...chatAnswers(), ...api } })

const meta = { title: 'Screens/Chat', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: { write: '给 mei-lin 发消息', send: '发送', waiting: '等待发送', failed: /没有发出/, again: '重新发送' },
  en: {
    write: 'Message to mei-lin',
    send: 'Send',
    waiting: 'Waiting to be sent',
    failed: /Not sent/,
    again: 'Send again',
  },
}

/** The list beside the conversation; on phones the conversation alone. */
export const Default: Story = {
  ...open(),
  play: async (context) => {
    const { canvas } = context
    const region = await canvas.findByRole('region', { name: /mei-lin/ })
    await expect(within(region).getByText(/enormous/)).toBeVisible()
    // The text of a link is shown with the domain that it leads to, and is no link.
    await expect(within(region).getByText('[example.com]')).toBeVisible()
    await expect(within(region).queryByRole('link', { name: /example/ })).toBeNull()
  },
}

/** Both show their presence: a dot with words, in the list and above the conversation; of who shows none, nothing is said. */
export const Presence: Story = {
  ...open({
    'GET /api/user': someUser({ shares_presence: true }),
    'GET /api/presence': { online: [someConversation().with?.id ?? ''], today: [] },
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '对话' })
    await expect(await within(list).findByRole('link', { name: /mei-lin 在线/ })).toBeVisible()
    await expect(canvas.getAllByText('在线')).toHaveLength(2)
  },
}

/** A line goes out at a press and by Enter, and is there before the server's change is read. */
const sent = fn<(body: unknown) => void>()
export const Writing: Story = {
  ...open({
    'POST /api/conversations/{id}/messages': ({ body }) => {
      sent(body)
      const { id, text } = body as { id: string; text: string }
      return someMessage({
        id,
        text,
        seq: 60 + sent.mock.calls.length,
        version: 60 + sent.mock.calls.length,
        own: true,
      })
    },
  }),
  play: async (context) => {
    sent.mockClear()
    const { canvas } = context
    const { write, send } = inLocale(context, texts)
    const field = await canvas.findByRole('textbox', { name: write })
    await userEvent.type(field, 'Good night')
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'See you{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await expect(sent.mock.calls.map(([body]) => body)).toMatchObject([{ text: 'Good night' }, { text: 'See you' }])
    const region = canvas.getByRole('region', { name: /mei-lin/ })
    await waitFor(() => expect(region).toHaveTextContent(/Good night.*See you/s))
    await expect(within(region).queryByText(inLocale(context, texts).waiting)).toBeNull()
  },
}

/** Without a connection a line waits in the browser, and arrives once when there is one. */
const connection = { works: false }
export const Waiting: Story = {
  ...open({
    'POST /api/conversations/{id}/messages': ({ body }) => {
      if (!connection.works) return offline()
      sent(body)
      const { id, text } = body as { id: string; text: string }
      return someMessage({ id, text, seq: 61, version: 61, own: true })
    },
  }),
  play: async (context) => {
    connection.works = false
    sent.mockClear()
    const { canvas } = context
    const { write, waiting } = inLocale(context, texts)
    await userEvent.type(await canvas.findByRole('textbox', { name: write }), 'On the train{Enter}')
    await canvas.findByText(waiting)
    const unsent = () => Object.keys(localStorage).filter((key) => key.includes('unsent/message/'))
    await expect(unsent()).toHaveLength(1)
    connection.works = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(unsent()).toEqual([]))
    await expect(sent).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByText(waiting)).toBeNull())
  },
}

/** The server does not take a line: it stays, says why, and goes out by a press or is discarded. */
const taking = { refuses: true }
export const Refused: Story = {
  ...open({
    'POST /api/conversations/{id}/messages': ({ body }) => {
      if (taking.refuses) return refuse(409, 'conversation_closed', { text: 'conversation_closed' })
      const { id, text } = body as { id: string; text: string }
      return someMessage({ id, text, seq: 61, version: 61, own: true })
    },
  }),
  play: async (context) => {
    taking.refuses = true
    const { canvas } = context
    const { write, failed, again } = inLocale(context, texts)
    await userEvent.type(await canvas.findByRole('textbox', { name: write }), 'Are you there?{Enter}')
    await canvas.findByText(failed)
    taking.refuses = false
    await userEvent.click(canvas.getByRole('button', { name: again }))
    await waitFor(() => expect(canvas.queryByText(failed)).toBeNull())
    await expect(canvas.getByRole('region', { name: /mei-lin/ })).toHaveTextContent('Are you there?')
  },
}

/** Too many in a minute: the words stand at the field, and the line goes out by itself later. */
export const TooQuick: Story = {
  ...open({ 'POST /api/conversations/{id}/messages': refuse(429, 'message_rate', { text: 'message_rate' }) }),
  play: async (context) => {
    const { canvas } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: inLocale(context, texts).write }), 'Again{Enter}')
    await waitFor(() =>
      expect(canvas.getByText(inLocale(context, { zh: /发得太快/, en: /That was quick/ }))).toBeVisible(),
    )
  },
}

/** Older lines come above without moving those in view. */
const older = fn()
export const Older: Story = {
  ...open({
    'GET /api/conversations/{id}/messages': ({ query }) => {
      const before = query.get('before')
      if (before !== null) older(before)
      const end = before === null ? 60 : Number(before) - 1
      const from = before === null ? 31 : 1
      const items = Array.from({ length: end - from + 1 }, (_, index) => {
        const seq = from + index
        return someMessage({ seq, version: seq, id: `m${seq}`, text: `line ${seq}`, own: seq % 3 === 0 })
      })
      return { items, more: before === null, version: 60 }
    },
  }),
  play: async (context) => {
    older.mockClear()
    const region = await context.canvas.findByRole('region', { name: /mei-lin/ })
    await waitFor(() => expect(region).toHaveTextContent('line 60'))
    region.scrollTop = -region.scrollHeight
    const topOf = (text: string) => {
      const word = [...region.querySelectorAll('p')].find((line) => line.textContent === text)
      return word?.getBoundingClientRect().top ?? Number.NaN
    }
    const first = topOf('line 31')
    await waitFor(() => expect(older).toHaveBeenCalledWith('31'))
    await waitFor(() => expect(region).toHaveTextContent('line 1'))
    // Only the button above them has gone.
    await expect(Math.abs(topOf('line 31') - first)).toBeLessThan(80)
  },
}

/** Who wrote deletes for both within two minutes, after that for themselves. */
const deleted = fn<(query: string) => void>()
export const Deleting: Story = {
  ...open({
    'DELETE /api/conversations/{id}/messages': ({ query }) => {
      deleted(query.toString())
      return undefined
    },
  }),
  play: async (context) => {
    deleted.mockClear()
    const { canvas } = context
    const more = await canvas.findAllByRole('button', {
      name: inLocale(context, { zh: /^更多：我/, en: /^More: You/ }),
    })
    await userEvent.click(more.at(-1) as HTMLElement)
    const page = within(document.body)
    await expect(
      page.queryByRole('menuitem', { name: inLocale(context, { zh: '为双方删除', en: 'Delete for both' }) }),
    ).toBeNull()
    await userEvent.click(
      await page.findByRole('menuitem', { name: inLocale(context, { zh: '为自己删除', en: 'Delete for me' }) }),
    )
    await waitFor(() => expect(deleted).toHaveBeenCalledWith(expect.stringContaining('for=me')))
  },
}

/** No contacts any more: it is said, and nothing can be written. */
export const Closed: Story = {
  ...open({ 'GET /api/conversations/{id}': someConversation({ state: 'not_contacts', seen_seq: 0 }) }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /不是联系人/, en: /not contacts/ }))
    await expect(context.canvas.queryByRole('textbox')).toBeNull()
  },
}

/** The list alone, with what is not read. */
export const List: Story = {
  ...screen({ path: '/chat', as: 'user', api: chatAnswers() }),
  play: async (context) => {
    const list = await context.canvas.findByRole('list', {
      name: inLocale(context, { zh: '对话', en: 'Conversations' }),
    })
    await within(list).findByText('mei-lin')
    await expect(
      within(list).getByText(inLocale(context, { zh: '2 条未读消息', en: '2 unread messages' })),
    ).toBeInTheDocument()
    // What was asked of the team stands among them and leads to its own thread.
    const ticket = within(list).getByRole('link', {
      name: /(客服 · 意见反馈|Our team · Feedback).*(1 条未读消息|1 unread message)/,
    })
    await expect(ticket).toHaveAttribute('href', '/tickets/1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d')
  },
}

/** 'Message' in the row of a contact leads to the conversation. */
export const FromContact: Story = {
  ...screen({
    path: `/chat?with=${someConversation().with?.id}`,
    as: 'user',
    api: { ...chatAnswers(), 'POST /api/conversations': someConversation() },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /mei-lin/ })
  },
}

export const WithoutConversations: Story = {
  ...screen({ path: '/chat', as: 'user', api: { 'GET /api/conversations': { items: [], next: null } } }),
  play: async (context) => {
    const contacts = await context.canvas.findByRole('link', {
      name: inLocale(context, { zh: '去联系人', en: 'Go to contacts' }),
    })
    await expect(contacts).toHaveAttribute('href', '/contacts')
  },
}

/** A guest learns what is here and where to sign in. */
export const Guest: Story = {
  ...screen({ path: '/chat', as: 'guest' }),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'))
    const signIn = await main.findByRole('link', { name: inLocale(context, { zh: '登录', en: 'Sign in' }) })
    await expect(signIn).toHaveAttribute('href', '/signin?redirect=%2Fchat')
  },
}

export const OnItsWay: Story = {
  ...screen({ path: '/chat', as: 'user', api: { 'GET /api/conversations': never() } }),
  play: async (context) => {
    await expect(
      (await context.canvas.findAllByText(inLocale(context, { zh: '正在加载', en: 'Loading' }))).length,
    ).toBeGreaterThan(0)
  },
}

/** An address of no conversation of the learner. */
export const NotFound: Story = {
  ...open({ 'GET /api/conversations/{id}': refuse(404, 'conversation_not_found') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('conversation_not_found', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}
