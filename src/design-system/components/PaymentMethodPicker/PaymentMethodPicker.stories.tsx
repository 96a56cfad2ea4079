import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Smartphone, Wallet } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './PaymentMethodPicker.guide.tsx'
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx'
import type { PaymentMethodPickerProps } from './PaymentMethodPicker.tsx'

const texts = { zh: { label: '支付方式' }, en: { label: 'Payment method' } }
const words = {
  zh: {
    card: '银行卡',
    alipay: '支付宝',
    alipayNote: '前往支付宝付款',
    wallet: '数字钱包',
    demo: '演示：不会扣款',
  },
  en: {
    card: 'Credit card',
    alipay: 'Alipay',
    alipayNote: 'You pay at Alipay',
    wallet: 'Digital wallet',
    demo: 'Demo: no money is taken',
  },
}

const optionsOf = ({ card, demo, alipay, alipayNote, wallet }: typeof words.zh) => [
  { value: 'credit-card', label: card, note: demo, icon: <CreditCard aria-hidden /> },
  { value: 'alipay', label: alipay, note: alipayNote, icon: <Smartphone aria-hidden /> },
  { value: 'digital-wallet', label: wallet, icon: <Wallet aria-hidden /> },
]

function Picking({ value: first, onChange, ...picker }: PaymentMethodPickerProps<string>) {
  const [value, setValue] = useState(first)
  const choose = (chosen: string) => {
    setValue(chosen)
    onChange(chosen)
  }
  return <PaymentMethodPicker {...picker} value={value} onChange={choose} />
}

const meta = {
  title: 'Design system/Commerce/PaymentMethodPicker',
  component: PaymentMethodPicker,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, options: optionsOf(words.zh), value: 'credit-card', disabled: false, onChange: fn() },
  argTypes: {
    options: { control: false },
    value: { control: 'select', options: ['credit-card', 'alipay', 'digital-wallet'] },
  },
  render: (args, context) => (
    <Picking key={args.value} {...localizeArgs(context, args, texts)} options={optionsOf(inLocale(context, words))} />
  ),
} satisfies Meta<typeof PaymentMethodPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const alipay = context.canvas.getByRole('radio', { name: new RegExp(inLocale(context, words).alipay) })
    await userEvent.click(alipay)
    await expect(alipay).toBeChecked()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const option of canvas.getAllByRole('radio')) await expect(option).toBeDisabled()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Disabled }),
}
