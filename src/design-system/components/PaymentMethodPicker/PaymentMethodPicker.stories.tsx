import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Smartphone, Wallet } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx'

const texts = {
  zh: {
    label: '支付方式',
    card: '银行卡',
    alipay: '支付宝',
    alipayNote: '前往支付宝付款',
    wallet: '数字钱包',
    demo: '演示：不会扣款',
  },
  en: {
    label: 'Payment method',
    card: 'Credit card',
    alipay: 'Alipay',
    alipayNote: 'You pay at Alipay',
    wallet: 'Digital wallet',
    demo: 'Demo: no money is taken',
  },
}

const optionsOf = (words: typeof texts.zh) => [
  { value: 'credit-card', label: words.card, note: words.demo, icon: <CreditCard aria-hidden /> },
  { value: 'alipay', label: words.alipay, note: words.alipayNote, icon: <Smartphone aria-hidden /> },
  { value: 'digital-wallet', label: words.wallet, icon: <Wallet aria-hidden /> },
]

function Picking({ words, disabled = false }: { words: typeof texts.zh; disabled?: boolean }) {
  const [value, onChange] = useState('credit-card')
  return <PaymentMethodPicker {...{ label: words.label, options: optionsOf(words), value, onChange, disabled }} />
}

const meta = {
  title: 'Design system/Commerce/PaymentMethodPicker',
  component: PaymentMethodPicker,
  tags: ['stable'],
  args: { label: texts.zh.label, options: optionsOf(texts.zh), value: 'credit-card', onChange: () => undefined },
  render: (_, context) => <Picking words={inLocale(context, texts)} />,
} satisfies Meta<typeof PaymentMethodPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const alipay = context.canvas.getByRole('radio', { name: new RegExp(inLocale(context, texts).alipay) })
    await userEvent.click(alipay)
    await expect(alipay).toBeChecked()
  },
}

export const Disabled: Story = {
  render: (_, context) => <Picking words={inLocale(context, texts)} disabled />,
  play: async ({ canvas }) => {
    for (const option of canvas.getAllByRole('radio')) await expect(option).toBeDisabled()
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Disabled }) }
