import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './OrderSummary.guide.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const texts = {
  zh: { title: '订单摘要', children: '不会自动续费，到期前 3 天提醒你。' },
  en: { title: 'Order summary', children: 'Does not renew; we remind you 3 days before.' },
}
const sums = {
  zh: {
    lines: [
      { name: 'VIP 年度会员', value: 'US$199.99' },
      { name: '首单优惠', value: '-US$198.99' },
      { name: '有效期', value: '12 个月' },
    ],
    total: { name: '合计', value: 'US$1.00' },
  },
  en: {
    lines: [
      { name: 'Yearly VIP', value: '$199.99' },
      { name: 'First order', value: '-$198.99' },
      { name: 'Valid for', value: '12 months' },
    ],
    total: { name: 'Total', value: '$1.00' },
  },
}

const meta = {
  title: 'Design system/Commerce/OrderSummary',
  component: OrderSummary,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, ...sums.zh },
  argTypes: { children: { control: 'text' }, lines: { control: false }, total: { control: false } },
  render: (args, context) => <OrderSummary {...localizeArgs(context, args, texts)} {...inLocale(context, sums)} />,
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText(inLocale(context, sums).total.value)).toBeVisible()
  },
}

export const Short: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { lines, total } = inLocale(context, sums)
    return <OrderSummary title={inLocale(context, texts).title} lines={lines.slice(0, 1)} total={total} />
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Short }),
}
