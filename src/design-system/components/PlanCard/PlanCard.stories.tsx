import { useId, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Box } from '../Layout/Layout.tsx'
import { guide } from './PlanCard.guide.tsx'
import { PlanCard } from './PlanCard.tsx'
import type { PlanCardProps } from './PlanCard.tsx'
import { PlanTable } from './PlanTable.tsx'

const texts = {
  zh: {
    name: 'VIP 年度会员',
    price: 'US$199.99',
    period: '一年',
    listPrice: 'US$359.88',
    listLabel: '原价',
    saving: '省 44%',
    badge: '最受欢迎',
    children: '相当于每月 US$16.67',
  },
  en: {
    name: 'Yearly VIP',
    price: '$199.99',
    period: 'a year',
    listPrice: '$359.88',
    listLabel: 'Instead of',
    saving: 'Save 44%',
    badge: 'Most Popular',
    children: '$16.67 a month',
  },
}
const month = {
  zh: {
    name: 'VIP 月度会员',
    price: 'US$29.99',
    period: '一个月',
    listPrice: 'US$39.99',
    listLabel: '原价',
    saving: '省 25%',
  },
  en: {
    name: 'Monthly VIP',
    price: '$29.99',
    period: 'a month',
    listPrice: '$39.99',
    listLabel: 'Instead of',
    saving: 'Save 25%',
  },
}

/** The page of documentation draws a story twice: two groups, so that neither takes the choice of the other. */
function OneOfAGroup({ group, ...plan }: PlanCardProps) {
  return <PlanCard {...plan} group={`${group}${useId()}`} />
}

const meta = {
  title: 'Design system/Commerce/PlanCard',
  component: PlanCard,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, group: 'plan', value: 'yearly', checked: true, onChoose: fn() },
  argTypes: { children: { control: 'text' } },
  render: (args, context) => <OneOfAGroup {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeChecked()
  },
}

export const NotChosen: Story = { args: { checked: false, group: 'other' } }

export const Plain: Story = {
  parameters: withoutControls,
  args: { group: 'plain' },
  render: (args, context) => {
    const { name, price, period } = inLocale(context, month)
    const bare = { group: args.group, value: args.value, checked: false, onChoose: args.onChoose }
    return <PlanCard {...bare} name={name} price={price} period={period} />
  },
}

function Pair({ zh }: { zh: boolean }) {
  const [chosen, choose] = useState('yearly')
  const [first, second] = zh ? [month.zh, texts.zh] : [month.en, texts.en]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
      <PlanCard {...first} group="pair" value="monthly" checked={chosen === 'monthly'} onChoose={choose} />
      <PlanCard {...second} group="pair" value="yearly" checked={chosen === 'yearly'} onChoose={choose} />
    </Box>
  )
}

export const Choosing: Story = {
  parameters: withoutControls,
  render: (_, context) => <Pair zh={inLocale(context, { zh: true, en: false })} />,
  play: async ({ canvas }) => {
    const [monthly, yearly] = canvas.getAllByRole('radio')
    await expect(yearly).toBeChecked()
    if (monthly) await userEvent.click(monthly)
    await expect(monthly).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(yearly).toBeChecked()
  },
}

const comparison = {
  zh: {
    caption: '免费和 VIP 的区别',
    nameLabel: '功能',
    plans: ['免费', 'VIP'],
    rows: [
      { name: '每天的 AI 释义', cells: ['20 次', '不限'] },
      { name: '笔记', cells: ['10 本', '200 本'] },
    ],
  },
  en: {
    caption: 'Free and VIP compared',
    nameLabel: 'Feature',
    plans: ['Free', 'VIP'],
    rows: [
      { name: 'AI explanations', cells: ['20 a day', 'Unlimited'] },
      { name: 'Notes', cells: ['10', '200'] },
    ],
  },
}

export const Comparison: Story = {
  parameters: withoutControls,
  render: (_, context) => <PlanTable {...inLocale(context, comparison)} />,
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('table', { name: inLocale(context, comparison).caption })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, NotChosen, Plain, Choosing, Comparison }),
}
