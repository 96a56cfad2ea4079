import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someAdminOrder, someTicket } from '#tests/story-billing'

const own = (tickets: MockAnswers['GET /api/tickets'], api: MockAnswers = {}) =>
  screen({ path: '/tickets', as: 'user', api: { 'GET /api/tickets': tickets, ...api } })
const admin = (path: string, api: MockAnswers) =>
  screen({ path, as: 'user', api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), ...api } })

const meta = { title: 'Screens/Tickets', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...own(
    { items: [someTicket()] },
    { 'POST /api/tickets/{id}/messages': refuse(400, 'ticket_text_required', { text: 'ticket_text_required' }) },
  ),
  play: async (context) => {
    const send = await context.canvas.findByRole('button', { name: inLocale(context, { zh: '发送', en: 'Send' }) })
    await userEvent.click(send)
    await context.canvas.findByText(messageText('ticket_text_required', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** One request with its answer, which is read by being shown. */
const marked = fn<(id: unknown) => void>()
export const One: Story = {
  ...screen({
    path: `/tickets/${someTicket().id}`,
    as: 'user',
    api: {
      'GET /api/tickets/{id}': someTicket({ unread: 1 }),
      'PUT /api/tickets/{id}/read': ({ params }) => {
        marked(params['id'])
        return undefined
      },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    marked.mockClear()
    await canvas.findByText('好的，款项已原路退回，通常一到三天到账。')
    await waitFor(() => expect(marked).toHaveBeenCalledWith(someTicket().id))
    await expect(
      canvas.getByRole('link', { name: inLocale(context, { zh: '全部工单', en: 'All requests' }) }),
    ).toHaveAttribute('href', '/tickets')
  },
}

/** The address of a request that is not the learner's. */
export const OneUnknown: Story = {
  ...screen({
    path: `/tickets/${someTicket().id}`,
    as: 'user',
    api: { 'GET /api/tickets/{id}': refuse(404, 'ticket_not_found') },
  }),
  play: async (context) => {
    await context.canvas.findByText(messageText('ticket_not_found', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** A message about the product: sent once, then listed with its state. */
export const Feedback: Story = {
  ...screen({
    path: '/feedback',
    as: 'user',
    api: {
      'GET /api/tickets': {
        items: [someTicket({ kind: 'feedback', topic: 'idea', status: 'open', priority: false, messages: [] })],
      },
      'POST /api/tickets': ({ body }) =>
        JSON.stringify(body).includes('"kind":"feedback","topic":"content"')
          ? someTicket({ kind: 'feedback', topic: 'content' })
          : refuse(400, 'field_invalid'),
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const texts = inLocale(context, {
      zh: { about: '关于', content: '单词或图片不对', said: '想说的话', send: '发送', asked: /收到了/ },
      en: {
        about: 'About',
        content: 'A word or picture is wrong',
        said: 'What you would like to say',
        send: 'Send',
        asked: /Thank you/,
      },
    })
    await userEvent.selectOptions(await canvas.findByLabelText(texts.about), texts.content)
    await userEvent.type(canvas.getByLabelText(texts.said), '“turtle” shows a tortoise')
    const [send] = canvas.getAllByRole('button', { name: texts.send })
    if (send) await userEvent.click(send)
    await canvas.findByText(texts.asked)
    await expect(canvas.getByLabelText(texts.said)).toHaveValue('')
  },
}

/** Without a connection a message waits in the browser, and arrives when there is one. */
const connection = { works: false }
const opened = fn<(body: unknown) => void>()
export const Waiting: Story = {
  ...screen({
    path: '/feedback',
    as: 'user',
    api: {
      'GET /api/tickets': { items: [] },
      'POST /api/tickets': ({ body }) => {
        if (!connection.works) return offline()
        opened(body)
        return someTicket({ kind: 'feedback' })
      },
    },
  }),
  play: async ({ canvas }) => {
    connection.works = false
    opened.mockClear()
    const unsent = () => Object.keys(localStorage).filter((key) => key.includes('unsent/ticket/'))
    await userEvent.type(await canvas.findByLabelText('想说的话'), 'A tortoise')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await canvas.findByText('没有网络，恢复后会自动发送')
    await expect(canvas.getByLabelText('想说的话')).toHaveValue('')
    await expect(unsent()).toHaveLength(1)
    connection.works = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(unsent()).toEqual([]))
    await expect(opened.mock.calls).toEqual([[expect.objectContaining({ text: 'A tortoise', kind: 'feedback' })]])
  },
}

/** What people do for learners; choosing one leads to the form. */
export const Services: Story = {
  ...screen({ path: '/services', as: 'user', api: { 'GET /api/tickets': { items: [] } } }),
  play: async (context) => {
    const { canvas } = context
    const texts = inLocale(context, {
      zh: { about: '关于', plan: '备考规划', ask: '咨询备考规划' },
      en: { about: 'About', plan: 'Exam planning', ask: 'Ask us about Exam planning' },
    })
    await userEvent.click(await canvas.findByRole('button', { name: texts.ask }))
    await expect(canvas.getByLabelText(texts.about)).toHaveFocus()
    await expect(canvas.getByLabelText(texts.about)).toHaveDisplayValue(texts.plan)
  },
}

/** A guest learns what is here and where to sign in. */
export const Guest: Story = {
  ...screen({ path: '/feedback', as: 'guest', api: { 'GET /api/tickets': refuse(403, 'guest_not_allowed') } }),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'))
    const signIn = await main.findByRole('link', { name: inLocale(context, { zh: '登录', en: 'Sign in' }) })
    await expect(signIn).toHaveAttribute('href', '/signin?redirect=%2Ffeedback')
  },
}

export const Empty: Story = {
  ...own({ items: [] }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '还没有工单', en: 'No requests yet' }))
  },
}

export const Loading: Story = {
  ...own(never),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  name: 'Error',
  ...own(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByText(messageText('busy', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

export const Administration: Story = {
  ...admin('/admin/tickets', {
    'GET /api/admin/tickets': {
      items: [{ ticket: someTicket({ status: 'open' }), learner: { id: someUser().id, username: 'lin-xiaoyu' } }],
      next: null,
    },
  }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: '发送答复', en: 'Send answer' }) })
    await expect(context.canvas.getByRole('link', { name: 'lin-xiaoyu' })).toHaveAttribute(
      'href',
      `/admin/users/${someUser().id}`,
    )
  },
}

const askedOfTickets = fn<(query: string) => void>()

/** Which tickets are shown stands in the address. */
export const AdministrationFiltered: Story = {
  ...admin('/admin/tickets?status=closed', {
    'GET /api/admin/tickets': ({ query }) => {
      askedOfTickets(query.toString())
      return { items: [], next: null }
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const texts = inLocale(context, {
      zh: { closed: '已关闭', answered: '已答复' },
      en: { closed: 'Closed', answered: 'Answered' },
    })
    await expect(await canvas.findByRole('radio', { name: texts.closed })).toBeChecked()
    await waitFor(() => expect(askedOfTickets).toHaveBeenLastCalledWith('status=closed'))
    await userEvent.click(canvas.getByRole('radio', { name: texts.answered }))
    await waitFor(() => expect(askedOfTickets).toHaveBeenLastCalledWith('status=answered'))
  },
}

/** More than a page: on to the next, and back to the first. */
export const AdministrationPages: Story = {
  ...admin('/admin/tickets', {
    'GET /api/admin/tickets': ({ query }) => ({
      items: [
        {
          ticket: someTicket({ status: 'open' }),
          learner: { id: someUser().id, username: query.get('cursor') === 'second' ? 'on-page-two' : 'on-page-one' },
        },
      ],
      next: query.get('cursor') === 'second' ? null : 'second',
    }),
  }),
  play: async (context) => {
    const { canvas } = context
    const texts = inLocale(context, {
      zh: { next: '下一页', first: '回到第一页' },
      en: { next: 'Next page', first: 'First page' },
    })
    await userEvent.click(await canvas.findByRole('button', { name: texts.next }))
    await canvas.findByText('on-page-two')
    await userEvent.click(canvas.getByRole('button', { name: texts.first }))
    await canvas.findByText('on-page-one')
  },
}

/** A refund asks before it is made. */
export const AdministrationOfOrders: Story = {
  ...admin('/admin/orders', {
    'GET /api/admin/orders': { items: [someAdminOrder(), someAdminOrder({ id: 'x', status: 'refunded' })], next: null },
    'POST /api/admin/orders/{id}/refund': someAdminOrder({ status: 'refunded' }),
  }),
  play: async (context) => {
    const { canvas } = context
    const refund = inLocale(context, { zh: '退款', en: 'Refund' })
    await userEvent.click(await canvas.findByRole('button', { name: refund }))
    await canvas.findByText(inLocale(context, { zh: /退回 US\$1\.00/, en: /Give \$1\.00 back/ }))
  },
}

const refundOrder = fn()

/** The note of a refund goes with it. */
export const Refund: Story = {
  ...admin('/admin/orders', {
    'GET /api/admin/orders': { items: [someAdminOrder()], next: null },
    'POST /api/admin/orders/{id}/refund': ({ body }) => {
      refundOrder(body)
      return someAdminOrder({ status: 'refunded' })
    },
  }),
  play: async (context) => {
    const { canvas } = context
    refundOrder.mockClear()
    const refund = inLocale(context, { zh: '退款', en: 'Refund' })
    await userEvent.click(await canvas.findByRole('button', { name: refund }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Paid twice')
    await userEvent.click(dialog.getByRole('button', { name: refund }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(refundOrder).toHaveBeenCalledWith({ note: 'Paid twice' })
  },
}

/** Others see that it is not for them. */
export const Locked: Story = {
  ...screen({ path: '/admin/orders', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(messageText('admin_only', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}
