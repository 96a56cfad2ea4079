import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
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
    await context.canvas.findByText(say('ticket_text_required', inLocale(context, { zh: 'zh', en: 'en' })))
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
    await context.canvas.findByText(say('busy', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

export const Administration: Story = {
  ...admin('/admin/tickets', {
    'GET /api/admin/tickets': {
      items: [{ ticket: someTicket({ status: 'open' }), learner: { id: someUser().id, username: 'lin-xiaoyu' } }],
    },
  }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: '发送答复', en: 'Send answer' }) })
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

/** Others see that it is not for them. */
export const Locked: Story = {
  ...screen({ path: '/admin/orders', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(say('admin_only', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

export const English: Story = { ...Administration, globals: { locale: 'en' } }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
