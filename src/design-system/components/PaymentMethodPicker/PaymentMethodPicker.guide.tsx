import { CreditCard, Smartphone } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx'

const words = {
  zh: { label: '支付方式', card: '银行卡', alipay: '支付宝', alipayNote: '前往支付宝付款' },
  en: { label: 'Payment method', card: 'Credit card', alipay: 'Alipay', alipayNote: 'You pay at Alipay' },
}

const ignore = () => undefined

interface PickerProps {
  words: typeof words.zh
  value: string
  hasNote?: boolean
}

function Picker({ words: { label, card, alipay, alipayNote }, value, hasNote = true }: PickerProps) {
  return (
    <PaymentMethodPicker
      label={label}
      options={[
        { value: 'card', label: card, icon: <CreditCard aria-hidden /> },
        { value: 'alipay', label: alipay, note: hasNote ? alipayNote : undefined, icon: <Smartphone aria-hidden /> },
      ]}
      value={value}
      onChange={ignore}
    />
  )
}

export const guide: ComponentGuide = {
  summary: { zh: '选择怎样付款。', en: 'Chooses how to pay.' },
  whenToUse: [{ zh: '结账时有两种以上的支付方式。', en: 'Two or more ways to pay at the checkout.' }],
  whenNotToUse: [
    { zh: '选择买哪个方案。', en: 'Choosing what to buy.', use: 'PlanCard' },
    { zh: '填写银行卡号。', en: 'The number of a credit card.', use: 'CardForm' },
    { zh: '许多选项，不需要解释。', en: 'Many choices that need no explanation.', use: 'SelectField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Picker words={localize(words)} value="alipay" />,
        text: { zh: '写明选了之后会去哪里付款。', en: 'The note says where the learner will pay.' },
      },
      doNot: {
        picture: (localize) => <Picker words={localize(words)} value="alipay" hasNote={false} />,
        text: {
          zh: '不说会离开：突然跳到别的网站，学习者会担心。',
          en: 'No word of leaving: another site appears and the learner is worried.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Picker words={localize(words)} value="card" />,
        text: { zh: '一开始就选好一种。', en: 'One is chosen from the start.' },
      },
      doNot: {
        picture: (localize) => <Picker words={localize(words)} value="" />,
        text: {
          zh: '一种也没选：按了支付才知道漏了一步。',
          en: 'None is chosen: only after “Pay” does the learner see what is missing.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Picker words={localize(words)} value="alipay" />,
    parts: [
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '整组的名字。', en: 'The name of the group.' },
        selector: '.title',
      },
      {
        name: { zh: '单选按钮', en: 'Radio button' },
        text: { zh: '整行都能按。', en: 'Pressed anywhere in the row.' },
        selector: '[type="radio"]',
        side: 'left',
      },
      {
        name: { zh: '说明（可选）', en: 'Note (optional)' },
        text: { zh: '接下来会怎样。', en: 'What comes next.' },
        selector: 'small',
        side: 'bottom',
      },
      {
        name: { zh: '图标', en: 'Icon' },
        text: { zh: '帮人认出来，只是装饰。', en: 'Helps to recognise it; decoration only.' },
        selector: '.words + svg',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '用学习者熟悉的叫法：支付宝、银行卡。', en: 'Names that people use: Alipay, Credit card.' },
    { zh: '说明一句话：前往支付宝付款。', en: 'The note is one short sentence: You pay at Alipay.' },
    { zh: '演示时写明不会扣款。', en: 'In a demo it says that no money is taken.' },
  ],
  accessibility: [
    {
      zh: '一组 `radio`，标题是组名：Tab 键到达选中的，方向键换一个。',
      en: 'A group of `radio` named by its title: Tab reaches the chosen one, the arrow keys choose another.',
    },
    { zh: '说明和名字一起读出。', en: 'The note is read out with the name.' },
    { zh: '付款进行中整组不能改。', en: 'While a payment is under way none can be changed.' },
  ],
  variations: {
    Disabled: { zh: '付款正在进行，不能再改。', en: 'A payment is under way: nothing can be changed.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.tint.primary',
    'color.textMuted',
    'radius.control',
    'size.hairline',
    'size.focusRing',
    'size.focusGap',
    'typography.h3',
    'typography.body2',
  ],
}
