import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { inLocale, storyLanguage } from '#tests/stories'
import { pendingOrder, someOffer, someOrder } from '#tests/story-billing'

const pay = (api: MockAnswers = {}, as: ScreenSetup['as'] = 'user', plan = 'yearly') =>
  screen({ path: `/vip/pay?plan=${plan}`, as, api: { 'GET /api/payment/plans': someOffer(), ...api } })

const meta = { title: 'Screens/Payment', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const complete = (context: Context) =>
  context.canvas.findByRole('button', { name: inLocale(context, { zh: /^完成付款/, en: /^Complete Payment/ }) })
const choose = async (context: Context, zh: RegExp, en: RegExp) =>
  userEvent.click(await context.canvas.findByRole('radio', { name: inLocale(context, { zh, en }) }))

/** Plan price, promotion, saving, time, currency and total; what is wrong with a card stands at its fields. */
export const Default: Story = {
  ...pay(),
  play: async (context) => {
    const { canvas } = context
    const language = storyLanguage(context)
    await choose(context, /银行卡/, /Credit card/)
    const button = await complete(context)
    const title = canvas.getByRole('heading', { name: inLocale(context, { zh: '订单摘要', en: 'Order summary' }) })
    for (const text of [
      '$199.99',
      '$198.99',
      '99%',
      inLocale(context, { zh: '12 个月', en: '12 months' }),
      'USD',
      '$1.00',
    ])
      await expect(title.parentElement).toHaveTextContent(text)
    const methods = canvas.getByRole('radiogroup', {
      name: inLocale(context, { zh: '支付方式', en: 'Payment method' }),
    })
    await expect(within(methods).getAllByRole('radio')).toHaveLength(4)
    const back = inLocale(context, { zh: '返回方案', en: 'Back to plans' })
    await expect(canvas.getByRole('link', { name: back })).toHaveAttribute('href', '/vip')
    await expect(button).toHaveAccessibleName(
      inLocale(context, { zh: '完成付款 · US$1.00', en: 'Complete Payment · $1.00' }),
    )
    await userEvent.type(
      canvas.getByLabelText(inLocale(context, { zh: '卡号', en: 'Card number' })),
      '4242424242424241',
    )
    await userEvent.click(button)
    await canvas.findByText(messageText('card_number_invalid', language))
    for (const code of ['card_expiry_invalid', 'card_cvv_invalid', 'card_holder_required'] as const)
      await expect(canvas.getByText(messageText(code, language))).toBeVisible()
  },
}

/** The number takes the spaces of its brand, and its brand says how long the code is. */
export const CardBrand: Story = {
  ...pay(),
  play: async (context) => {
    const { canvas } = context
    await choose(context, /银行卡/, /Credit card/)
    const field = await canvas.findByLabelText(inLocale(context, { zh: '卡号', en: 'Card number' }))
    await userEvent.type(field, '378282246310005')
    await expect(field).toHaveValue('3782 822463 10005')
    await expect(canvas.getByText('American Express')).toBeVisible()
    const expiry = canvas.getByLabelText(inLocale(context, { zh: '有效期', en: 'Expiry date' }))
    await userEvent.type(expiry, '1299')
    await expect(expiry).toHaveValue('12/99')
    await expect(
      canvas.getByText(inLocale(context, { zh: '卡正面的 4 位数字', en: '4 digits on the front' })),
    ).toBeVisible()
  },
}

/** Both amounts are shown before the learner leaves; readers of Chinese find Alipay first, and the yuan before the dollars. */
export const ByAlipay: Story = {
  ...pay(),
  play: async (context) => {
    const { canvas } = context
    const methods = await canvas.findByRole('radiogroup', {
      name: inLocale(context, { zh: '支付方式', en: 'Payment method' }),
    })
    const radios = within(methods).getAllByRole<HTMLInputElement>('radio')
    await expect(radios[0]?.value).toBe(inLocale(context, { zh: 'alipay', en: 'credit-card' }))
    await choose(context, /支付宝/, /Alipay/)
    await expect(await complete(context)).toHaveAccessibleName(
      inLocale(context, { zh: '完成付款 · ¥7.20', en: 'Complete Payment · $1.00' }),
    )
    const title = canvas.getByRole('heading', { name: inLocale(context, { zh: '订单摘要', en: 'Order summary' }) })
    for (const sum of ['¥7.20', '$1.00']) await expect(title.parentElement).toHaveTextContent(sum)
    await expect(title.parentElement).toHaveTextContent(inLocale(context, { zh: '¥1,439.93', en: '$199.99' }))
  },
}

/** Beside dollars, what they come to in yuan: for readers of Chinese alone. */
export const AboutYuan: Story = {
  ...pay(),
  play: async (context) => {
    await choose(context, /银行卡/, /Credit card/)
    const lines = inLocale(context, { zh: 1, en: 0 })
    await expect(context.canvas.queryAllByText(/¥7\.20/)).toHaveLength(lines)
  },
}

let sent: { email?: string } | undefined

/** Who came by phone pays without an address; the receipt is in the orders. */
export const WithoutEmail: Story = {
  ...pay({
    'GET /api/user': someUser({ email: null, phone: '138****8000' }),
    'POST /api/payment/orders': (input) => {
      sent = input.body as { email?: string }
      return never()
    },
  }),
  play: async (context) => {
    await choose(context, /数字钱包/, /wallet/)
    await userEvent.click(await complete(context))
    await waitFor(() => expect(sent).toBeDefined())
    await expect(sent).not.toHaveProperty('email')
  },
}

/** Settings that are missing are said, and nothing is paid. */
export const AlipayNotConfigured: Story = {
  ...pay({
    'GET /api/payment/alipay/test-config': {
      success: false,
      errors: ['缺少 ALIPAY_APP_ID', '缺少 ALIPAY_PRIVATE_KEY'],
    },
  }),
  play: async (context) => {
    await choose(context, /支付宝/, /Alipay/)
    await userEvent.click(await complete(context))
    const errors = '缺少 ALIPAY_APP_ID, 缺少 ALIPAY_PRIVATE_KEY'
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      messageText('alipay_config_failed', storyLanguage(context), { errors }),
    )
  },
}

/** What stops a payment by Alipay stands in an alert, and the payment can be tried again. */
async function expectStopped(context: Context, text: string): Promise<void> {
  await choose(context, /支付宝/, /Alipay/)
  await userEvent.click(await complete(context))
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)
  await expect(await complete(context)).toHaveAttribute('aria-busy', 'false')
}

/** The test of the settings fails and names nothing. */
export const AlipayTestFailed: Story = {
  ...pay({ 'GET /api/payment/alipay/test-config': { success: false, errors: [] } }),
  play: (context) => expectStopped(context, messageText('alipay_test_failed', storyLanguage(context))),
}

/** There is no answer to the test of the settings. */
export const AlipayNotTested: Story = {
  ...pay({ 'GET /api/payment/alipay/test-config': offline }),
  play: (context) => expectStopped(context, messageText('alipay_test_failed', storyLanguage(context))),
}

const tested = { 'GET /api/payment/alipay/test-config': { success: true, errors: [] } }
const nightly = 'Alipay is closed for the night'

/** The payment could not be created, and the server says why. */
export const AlipayRefused: Story = {
  ...pay({ ...tested, 'POST /api/payment/alipay/create': { success: false, message: nightly } }),
  play: (context) => expectStopped(context, nightly),
}

/** The payment could not be created, and the server does not say why. */
export const AlipayNotCreated: Story = {
  ...pay({ ...tested, 'POST /api/payment/alipay/create': { success: false } }),
  play: (context) => expectStopped(context, messageText('alipay_create_failed', storyLanguage(context))),
}

/** An address that is not Alipay's is not followed. */
export const ForeignAddress: Story = {
  ...pay({
    'GET /api/payment/alipay/test-config': { success: true, errors: [] },
    'POST /api/payment/alipay/create': { success: true, paymentUrl: 'https://evil.example/pay' },
  }),
  play: async (context) => {
    await choose(context, /支付宝/, /Alipay/)
    await userEvent.click(await complete(context))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      messageText('payment_failed', storyLanguage(context)),
    )
  },
}

/** While it is processed nothing can be pressed twice. */
export const Processing: Story = {
  ...pay({ 'POST /api/payment/orders': never }),
  play: async (context) => {
    await choose(context, /手机支付/, /Mobile/)
    const button = await complete(context)
    await userEvent.dblClick(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(
      context.canvas.getAllByText(inLocale(context, { zh: '正在处理付款…', en: 'Processing your payment…' })).length,
    ).toBeGreaterThan(0)
  },
}

export const PriceChanged: Story = {
  ...pay({ 'POST /api/payment/orders': refuse(409, 'price_changed') }),
  play: async (context) => {
    await choose(context, /手机支付/, /Mobile/)
    await userEvent.click(await complete(context))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      messageText('price_changed', storyLanguage(context)),
    )
  },
}

let ordered = 0
let paid = 0

/** A demo takes three seconds and then goes on to the result. */
export const Paid: Story = {
  ...pay({
    'POST /api/payment/orders': () => {
      ordered = performance.now()
      return { order: pendingOrder, payment_url: null }
    },
    'POST /api/payment/orders/{id}/simulate': () => {
      paid = performance.now()
      return someOrder()
    },
    'GET /api/payment/orders/{id}': someOrder(),
  }),
  play: async (context) => {
    await choose(context, /数字钱包/, /wallet/)
    await userEvent.click(await complete(context))
    const done = inLocale(context, { zh: 'VIP 已开通', en: 'You’re a VIP now' })
    await expect(await context.canvas.findByText(done, {}, { timeout: 8_000 })).toBeVisible()
    await expect(paid - ordered).toBeGreaterThanOrEqual(2_999)
  },
}

/** Cards on the provider's page: nothing to type here, and it renews. */
export const ByStripe: Story = {
  ...pay({
    'GET /api/payment/plans': someOffer({ methods: [{ method: 'credit-card', provider: 'stripe', is_demo: false }] }),
  }),
  play: async (context) => {
    await complete(context)
    await expect(context.canvas.queryByLabelText(inLocale(context, { zh: '卡号', en: 'Card number' }))).toBeNull()
    await expect(context.canvas.getByText(inLocale(context, { zh: /自动续费，每期/, en: /^Renews on/ }))).toBeVisible()
  },
}

export const Empty: Story = {
  ...pay({ 'GET /api/payment/plans': someOffer({ methods: [] }) }),
  play: async (context) => {
    const told = messageText('payment_unavailable', storyLanguage(context))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Locked: Story = {
  ...pay({}, 'guest'),
  play: async (context) => {
    const told = inLocale(context, { zh: '开通 VIP 需要账号', en: 'VIP needs an account' })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Loading: Story = {
  ...pay({ 'GET /api/payment/plans': never }),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  name: 'Error',
  ...pay({ 'GET /api/payment/plans': refuse(503, 'database_unavailable') }),
  play: async (context) => {
    const told = messageText('database_unavailable', storyLanguage(context))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}
