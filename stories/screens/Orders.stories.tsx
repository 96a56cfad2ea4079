import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { pendingOrder, someOffer, someOrder, someTicket } from '#tests/story-billing'

const at = (path: string, api: MockAnswers) => screen({ path, as: 'user', api })
const { id } = someOrder()
const result = (order: MockAnswers['GET /api/payment/orders/{id}']) =>
  at(`/payment/success?order=${id}&trade_status=TRADE_SUCCESS`, {
    'GET /api/payment/orders/{id}': order,
    'POST /api/payment/orders/{id}/check': pendingOrder,
    'GET /api/payment/plans': someOffer({ promotion: false }),
  })
const receipt = (order: MockAnswers['GET /api/payment/orders/{id}'], api: MockAnswers = {}) =>
  at(`/vip/orders/${id}`, {
    'GET /api/payment/orders/{id}': order,
    'POST /api/payment/orders/{id}/check': pendingOrder,
    ...api,
  })

const meta = { title: 'Screens/Orders', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...at('/vip/orders', {
    'GET /api/payment/orders': {
      items: [
        { ...pendingOrder, id: '0f1c2a3b-4d5e-4f60-8a7b-9c0d1e2f3a4b' },
        someOrder(),
        someOrder({ id: '2f1c2a3b-4d5e-4f60-8a7b-9c0d1e2f3a4b', status: 'refunded', plan: 'monthly' }),
      ],
    },
  }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '已付款', en: 'Paid' }))
    const go = inLocale(context, { zh: '继续付款', en: 'Finish paying' })
    await expect(context.canvas.getByRole('link', { name: go })).toHaveAttribute('href', '/vip/pay?plan=yearly')
  },
}

export const Empty: Story = {
  ...at('/vip/orders', { 'GET /api/payment/orders': { items: [] } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '还没有订单', en: 'No orders yet' }))
  },
}

export const Loading: Story = {
  ...at('/vip/orders', { 'GET /api/payment/orders': never }),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  name: 'Error',
  ...at('/vip/orders', { 'GET /api/payment/orders': refuse(503, 'busy') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('busy', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** Within thirty days the money can be asked for. */
export const Receipt: Story = {
  ...receipt(someOrder(), { 'POST /api/tickets': someTicket() }),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: inLocale(context, { zh: '申请退款', en: 'Ask for a refund' }) }),
    )
    await userEvent.type(canvas.getByRole('textbox'), '…')
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '提交申请', en: 'Send' }) }))
    await expect(await canvas.findByText('WG260304K7Q2M8XA4B')).toBeVisible()
  },
}

export const ReceiptByAlipay: Story = {
  ...receipt(
    someOrder({ provider: 'alipay', is_demo: false, method: 'alipay', charge_fen: 720, ticket_id: someTicket().id }),
  ),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '已申请退款', en: 'You asked for a refund' }))
    await expect(context.canvas.getByText(/7\.20/)).toBeVisible()
  },
}

export const Unknown: Story = {
  ...receipt(refuse(404, 'order_not_found')),
  play: async (context) => {
    await context.canvas.findByText(messageText('order_not_found', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** What the address claims is not believed: the server says that the order still waits. */
export const ResultWaiting: Story = {
  ...result(pendingOrder),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在确认付款…', en: 'Confirming your payment…' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const ResultPaid: Story = {
  ...result(someOrder()),
  play: async (context) => {
    const go = inLocale(context, { zh: '继续学习', en: 'Continue Learning' })
    await expect(await context.canvas.findByRole('link', { name: go })).toHaveAttribute('href', '/home')
    const opened = await context.canvas.findByText(
      inLocale(context, { zh: '自己的笔记本：不限', en: 'Your own notes: No limit' }),
    )
    await expect(opened).toBeVisible()
  },
}

export const ResultClosed: Story = {
  ...result({ ...pendingOrder, status: 'closed' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /没有付款，已经关闭/, en: /was not paid/ }))
  },
}
