import type { ComponentGuide } from '#docs/guide'
import { OrderSummary } from './OrderSummary.tsx'

const words = {
  zh: {
    title: '订单摘要',
    lines: [
      { name: 'VIP 年度会员', value: 'US$199.99' },
      { name: '首单优惠', value: '-US$198.99' },
    ],
    total: { name: '合计', value: 'US$1.00' },
    note: '不会自动续费，到期前 3 天提醒你。',
  },
  en: {
    title: 'Order summary',
    lines: [
      { name: 'Yearly VIP', value: '$199.99' },
      { name: 'First order', value: '-$198.99' },
    ],
    total: { name: 'Total', value: '$1.00' },
    note: 'Does not renew; we remind you 3 days before it ends.',
  },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一行一行列出要买的东西，最后是合计。',
    en: 'Lists what is bought, line by line, and what it comes to.',
  },
  whenToUse: [{ zh: '付款前的核对，付款后的收据。', en: 'Before a payment to check, after it as a receipt.' }],
  whenNotToUse: [
    { zh: '还在选择方案。', en: 'The plan is still being chosen.', use: 'PlanCard' },
    { zh: '学习方面的数据。', en: 'Figures about learning.', use: 'StatTile' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { title, lines, total, note } = localize(words)
          return (
            <OrderSummary title={title} lines={lines} total={total}>
              {note}
            </OrderSummary>
          )
        },
        text: {
          zh: '合计下面写清楚：会不会续费，什么时候提醒。',
          en: 'Below the total: whether it renews and when a reminder comes.',
        },
      },
      doNot: {
        picture: (localize) => {
          const { title, lines, total } = localize(words)
          return <OrderSummary title={title} lines={lines} total={total} />
        },
        text: {
          zh: '不提续费：学习者担心以后会被扣款，不敢付。',
          en: 'No word of renewal: the learner fears another charge and does not pay.',
        },
      },
    },
    {
      do: {
        picture: (localize) => {
          const { title, lines, total } = localize(words)
          return <OrderSummary title={title} lines={lines} total={total} />
        },
        text: {
          zh: '优惠单独一行：合计怎么来的，算得出。',
          en: 'The discount has its own line: the total can be worked out.',
        },
      },
      doNot: {
        picture: (localize) => {
          const { title, lines, total } = localize(words)
          return <OrderSummary title={title} lines={lines.slice(0, 1)} total={total} />
        },
        text: {
          zh: '少了优惠那一行：199.99 怎么变成 1.00？',
          en: 'Without that line: how does 199.99 become 1.00?',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { title, lines, total, note } = localize(words)
      return (
        <OrderSummary title={title} lines={lines} total={total}>
          {note}
        </OrderSummary>
      )
    },
    parts: [
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '这是什么清单。', en: 'What the list is.' },
        selector: 'h2',
      },
      {
        name: { zh: '一行', en: 'Line' },
        text: {
          zh: '名称在左，金额在右；太长时金额换到下一行。',
          en: 'Name on the left, value on the right; a long value goes below.',
        },
        selector: 'dl > div:first-child',
        side: 'left',
      },
      {
        name: { zh: '合计', en: 'Total' },
        text: { zh: '实际要付的金额，在横线下面，字更大。', en: 'What is charged, below the line, in larger letters.' },
        selector: '[data-total]',
        side: 'right',
      },
      {
        name: { zh: '说明（可选）', en: 'Note (optional)' },
        text: { zh: '续费、期限和提醒。', en: 'Renewal, validity and reminders.' },
        selector: 'dl + div',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '金额都带货币：US$1.00。', en: 'All amounts have a currency: $1.00.' },
    { zh: '优惠写成负数：-US$198.99。', en: 'A discount is a negative amount: -$198.99.' },
    { zh: '合计只写“合计”，不写“仅需”。', en: 'The total is called Total, not “only”.' },
  ],
  accessibility: [
    { zh: '是 `dl`：名称和金额成对读出。', en: 'It is a `dl`: name and value are read out as a pair.' },
    { zh: '标题是 `h2`。', en: 'The title is an `h2`.' },
    {
      zh: '文字放大后，金额整个换行，不会截断。',
      en: 'With large text a value goes to the next line as a whole and is not cut.',
    },
  ],
  variations: {
    Short: { zh: '只有一行，没有说明。', en: 'One line, without a note.' },
  },
  tokens: [
    'color.surface',
    'color.text',
    'color.textMuted',
    'color.divider',
    'radius.card',
    'size.hairline',
    'fontWeight.bold',
    'typography.h3',
    'typography.body2',
  ],
}
