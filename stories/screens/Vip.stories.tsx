import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { featuresSold } from '#contract/billing'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someOffer } from '#tests/story-billing'

const plans = (api: MockAnswers, as: ScreenSetup['as'] = 'user') => screen({ path: '/vip', as, api })

const meta = { title: 'Screens/VIP plans', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The yearly plan is chosen, and the most popular; savings are those of the price list. */
export const Default: Story = {
  ...plans({ 'GET /api/payment/plans': someOffer() }),
  play: async (context) => {
    const { canvas } = context
    const yearly = await canvas.findByRole('radio', { name: inLocale(context, { zh: /年度/, en: /Yearly/ }) })
    await expect(yearly).toBeChecked()
    await expect(yearly).toHaveAccessibleName(inLocale(context, { zh: /最受欢迎/, en: /Most Popular/ }))
    for (const price of ['29.99', '39.99', '199.99', '359.88'])
      await expect(canvas.getByText(new RegExp(`\\$${price}`))).toBeVisible()
    for (const note of [
      { zh: /30 天/, en: /^30-day money-back/ },
      { zh: /随时可以取消/, en: /^Cancel anytime/ },
    ])
      await expect(canvas.getByText(inLocale(context, note))).toBeVisible()
    await expect(canvas.getByText(inLocale(context, { zh: '省 25%', en: 'Save 25%' }))).toBeVisible()
    await expect(canvas.getByText(inLocale(context, { zh: '省 44%', en: 'Save 44%' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: inLocale(context, { zh: /月度/, en: /Monthly/ }) }))
    const pay = canvas.getByRole('link', { name: inLocale(context, { zh: '去付款', en: 'Continue to payment' }) })
    await expect(pay).toHaveAttribute('href', '/vip/pay?plan=monthly')
  },
}

export const Vip: Story = {
  ...plans({
    'GET /api/payment/plans': someOffer({ promotion: false }),
    'GET /api/user': someUser({ is_vip: true, vip_until: '2027-03-04T04:00:00.000Z' }),
  }),
  play: async (context) => {
    const extend = inLocale(context, { zh: '续订 VIP', en: 'Extend VIP' })
    await expect(await context.canvas.findByRole('link', { name: extend })).toBeVisible()
  },
}

/** Without an AI service nothing is sold that needs one. */
export const WithoutAi: Story = {
  ...plans({
    'GET /api/payment/plans': someOffer({
      plans: someOffer().plans.map((plan) => ({ ...plan, features: [...featuresSold(false)] })),
    }),
  }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText(inLocale(context, { zh: '打印练习单', en: 'Print sheets' }))
    await expect(canvas.queryByText(inLocale(context, { zh: '单词详解', en: 'Word information' }))).toBeNull()
    await expect(canvas.queryByText(/AI/)).toBeNull()
  },
}

export const Visitor: Story = {
  ...plans({ 'GET /api/payment/plans': someOffer() }, 'visitor'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).not.toHaveLength(0)
  },
}

export const Loading: Story = {
  ...plans({ 'GET /api/payment/plans': never }),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  name: 'Error',
  ...plans({ 'GET /api/payment/plans': refuse(503, 'busy') }),
  play: async (context) => {
    const told = messageText('busy', inLocale(context, { zh: 'zh', en: 'en' }))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}
