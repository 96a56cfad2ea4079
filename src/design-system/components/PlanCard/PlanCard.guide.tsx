import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { PlanCard } from './PlanCard.tsx'

const yearly = {
  zh: {
    name: 'VIP 年度会员',
    price: 'US$199.99',
    period: '一年',
    listPrice: 'US$359.88',
    listLabel: '原价',
    saving: '省 44%',
  },
  en: {
    name: 'Yearly VIP',
    price: '$199.99',
    period: 'a year',
    listPrice: '$359.88',
    listLabel: 'Instead of',
    saving: 'Save 44%',
  },
}
const monthly = {
  zh: { name: 'VIP 月度会员', price: 'US$29.99', period: '一个月' },
  en: { name: 'Monthly VIP', price: '$29.99', period: 'a month' },
}
const badge = { zh: '最受欢迎', en: 'Most Popular' }

const choose = () => undefined

export const guide: ComponentGuide = {
  summary: {
    zh: '几个方案中的一个：叫什么、多少钱、省多少。',
    en: 'Offers one of a few plans: its name, what it costs and what it saves.',
  },
  whenToUse: [{ zh: '在两三个方案里选一个。', en: 'Choosing one of two or three plans.' }],
  whenNotToUse: [
    { zh: '选择怎样付款。', en: 'Choosing how to pay.', use: 'PaymentMethodPicker' },
    { zh: '付款前核对要买的东西。', en: 'Checking what is bought before paying.', use: 'OrderSummary' },
    { zh: '在几个短词里切换。', en: 'Switching between a few short words.', use: 'SegmentedControl' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <PlanCard {...localize(yearly)} group="guide-saving" value="yearly" checked onChoose={choose} />
        ),
        text: { zh: '写出原价：44% 从哪里来，一看就明白。', en: 'The original price shows what the 44% is taken off.' },
      },
      doNot: {
        picture: (localize) => {
          const { name, price, period, saving } = localize(yearly)
          return (
            <PlanCard
              {...{ name, price, period, saving }}
              group="guide-no-list-price"
              value="yearly"
              checked
              onChoose={choose}
            />
          )
        },
        text: {
          zh: '只写省多少：比什么省？看起来像噱头。',
          en: 'A saving alone: compared with what? It looks like a trick.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            <PlanCard {...localize(monthly)} group="guide-badge" value="monthly" checked={false} onChoose={choose} />
            <PlanCard
              {...localize(yearly)}
              badge={localize(badge)}
              group="guide-badge"
              value="yearly"
              checked
              onChoose={choose}
            />
          </Stack>
        ),
        text: { zh: '只有一个方案带标记。', en: 'Only one plan has a badge.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <PlanCard
              {...localize(monthly)}
              badge={localize(badge)}
              group="guide-badges"
              value="monthly"
              checked={false}
              onChoose={choose}
            />
            <PlanCard
              {...localize(yearly)}
              badge={localize(badge)}
              group="guide-badges"
              value="yearly"
              checked
              onChoose={choose}
            />
          </Stack>
        ),
        text: {
          zh: '两个都“最受欢迎”：哪个也不可信了。',
          en: 'Both are “Most Popular”: neither is believed.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <PlanCard
        {...localize(yearly)}
        badge={localize(badge)}
        group="guide-anatomy"
        value="yearly"
        checked
        onChoose={choose}
      >
        {localize({ zh: '相当于每月 US$16.67', en: '$16.67 a month' })}
      </PlanCard>
    ),
    parts: [
      {
        name: { zh: '单选按钮', en: 'Radio button' },
        text: { zh: '整张卡片都能按。', en: 'Pressed anywhere on the card.' },
        selector: '[type="radio"]',
        side: 'left',
      },
      {
        name: { zh: '标记（可选）', en: 'Badge (optional)' },
        text: { zh: '只给一个方案。', en: 'For one plan only.' },
        selector: '[data-part="chip"]',
      },
      {
        name: { zh: '价格和期限', en: 'Price and period' },
        text: { zh: '要付的钱，字最大。', en: 'What is paid, in the largest letters.' },
        selector: 'label > span:nth-child(2)',
        side: 'left',
      },
      {
        name: { zh: '原价和优惠（可选）', en: 'Original price and saving (optional)' },
        text: { zh: '划掉的价格前面有“原价”两个字。', en: 'Words before the crossed-out price say what it is.' },
        selector: 'label > span:nth-child(3)',
        side: 'right',
      },
      {
        name: { zh: '说明（可选）', en: 'Note (optional)' },
        text: { zh: '相当于每月多少钱。', en: 'What a month of it comes to.' },
        selector: 'label > span:nth-child(4)',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '价格带货币：US$199.99，期限写一年、一个月。',
      en: 'Prices have a currency: $199.99. Periods read “a year”, “a month”.',
    },
    { zh: '优惠写百分比：省 44%。', en: 'Savings are percentages: Save 44%.' },
    { zh: '名字说出期限，不用“黄金”“钻石”。', en: 'The name says how long: Yearly VIP, not Gold or Diamond.' },
  ],
  accessibility: [
    {
      zh: '是一个 `radio`：Tab 键到达选中的，方向键换一个。',
      en: 'It is a `radio`: Tab reaches the chosen one, the arrow keys choose another.',
    },
    {
      zh: '名字是卡片上的全部文字：方案、价格和优惠一起读出。',
      en: 'All words of the card name it: plan, price and saving are read out together.',
    },
    { zh: '焦点框围住整张卡片。', en: 'The focus ring goes around the whole card.' },
  ],
  variations: {
    NotChosen: { zh: '没有选中。', en: 'Not chosen.' },
    Plain: { zh: '没有优惠的方案。', en: 'A plan without a saving.' },
    Choosing: { zh: '两个方案，选一个。', en: 'Two plans to choose from.' },
    Comparison: { zh: 'PlanTable：每个方案包含什么。', en: 'PlanTable: what each plan includes.' },
  },
  tokens: [
    'color.surface',
    'color.primary',
    'color.divider',
    'color.textMuted',
    'shadow.raised',
    'radius.card',
    'size.focusRing',
    'size.focusGap',
    'fontWeight.heavy',
    'typography.numeral',
    'typography.h3',
    'typography.body2',
  ],
}
