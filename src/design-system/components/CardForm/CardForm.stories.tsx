import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './CardForm.guide.tsx'
import { CardForm } from './CardForm.tsx'

const texts = {
  zh: {
    labels: { number: '卡号', expiry: '有效期', cvv: '安全码', holder: '持卡人姓名' },
    expiryHint: '月/年',
    cvvHelp: '卡背面的 3 位数字',
  },
  en: {
    labels: { number: 'Card number', expiry: 'Expiry date', cvv: 'Security code', holder: 'Name on card' },
    expiryHint: 'MM/YY',
    cvvHelp: '3 digits on the back',
  },
}
const faults = {
  zh: { number: '卡号不正确，请核对', expiry: '这张卡已过期', cvv: '安全码不正确', holder: '请输入持卡人姓名' },
  en: {
    number: 'This card number is not right. Please check it.',
    expiry: 'This card has expired',
    cvv: 'This security code is not right',
    holder: 'Please enter the name on the card',
  },
}

const empty = { number: {}, expiry: {}, cvv: {}, holder: {} }

const meta = {
  title: 'Design system/Inputs/CardForm',
  component: CardForm,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...empty, ...texts.zh, brand: '' },
  render: (args, context) => <CardForm {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof CardForm>

export default meta
type Story = StoryObj<typeof meta>

/** Browsers fill each field by what it is called. */
export const Default: Story = {
  play: async (context) => {
    const { labels } = inLocale(context, texts)
    const field = (label: string) => context.canvas.getByLabelText(label)
    await expect(field(labels.number)).toHaveAttribute('autocomplete', 'cc-number')
    await expect(field(labels.expiry)).toHaveAttribute('autocomplete', 'cc-exp')
    await expect(field(labels.cvv)).toHaveAttribute('autocomplete', 'cc-csc')
    await expect(field(labels.holder)).toHaveAttribute('autocomplete', 'cc-name')
  },
}

export const WithBrand: Story = { args: { brand: 'Visa' } }

export const WithErrors: Story = {
  render: (args, context) => {
    const said = inLocale(context, faults)
    return (
      <CardForm
        {...localizeArgs(context, args, texts)}
        number={{ error: said.number }}
        expiry={{ error: said.expiry }}
        cvv={{ error: said.cvv }}
        holder={{ error: said.holder }}
      />
    )
  },
  play: async (context) => {
    const { labels } = inLocale(context, texts)
    await expect(context.canvas.getByLabelText(labels.number)).toHaveAccessibleDescription(
      inLocale(context, faults).number,
    )
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithBrand, WithErrors }),
}
