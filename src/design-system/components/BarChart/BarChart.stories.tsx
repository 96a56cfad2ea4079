import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './BarChart.guide.tsx'
import { BarChart } from './BarChart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { ComingDays } from './ComingDays.tsx'
import { MemoryBar } from './MemoryBar.tsx'

const days = Array.from({ length: 14 }, (_, index) => `3/${index + 1}`)
const right = [12, 18, 0, 24, 30, 8, 16, 20, 22, 0, 14, 28, 31, 26]
const missed = [3, 5, 0, 4, 6, 1, 2, 4, 3, 0, 2, 5, 4, 3]

const texts = {
  zh: {
    title: '每天的答题',
    summary: '14 天里答对 249 题，没答对 42 题。',
    tableLabel: '看数字',
    barsLabel: '日期',
  },
  en: {
    title: 'Answers a day',
    summary: '249 right and 42 not, in 14 days.',
    tableLabel: 'Show the figures',
    barsLabel: 'Day',
  },
}
const legend = { zh: { right: '答对', missed: '没答对' }, en: { right: 'Right', missed: 'Not yet' } }
const empty = { zh: { summary: '还没有答题。' }, en: { summary: 'No answers yet.' } }

const meta = {
  title: 'Design system/Progress/BarChart',
  component: BarChart,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { ...texts.zh, bars: days, series: [] },
  argTypes: { bars: { control: false }, series: { control: false } },
  render: (args, context) => {
    const t = inLocale(context, legend)
    return (
      <BarChart
        {...localizeArgs(context, args, texts)}
        series={[
          { label: t.right, values: right, tone: 'primary' },
          { label: t.missed, values: missed, tone: 'reward' },
        ]}
      />
    )
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    const { title, tableLabel } = inLocale(context, texts)
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(new RegExp(title))
    await userEvent.click(canvas.getByText(tableLabel))
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await userEvent.click(canvas.getByText(tableLabel))
  },
}

export const OneSeries: Story = {
  render: (args, context) => (
    <BarChart
      {...localizeArgs(context, args, texts)}
      series={[{ label: inLocale(context, legend).right, values: right, tone: 'primary' }]}
    />
  ),
}

const coming = {
  zh: {
    title: '未来 14 天的复习',
    summary: '未来 14 天有 275 个单词要复习，今天 24 个。',
    words: '单词',
    today: '今天',
  },
  en: {
    title: 'Reviews of the next 14 days',
    summary: '275 words come back in the next 14 days, 24 of them today.',
    words: 'Words',
    today: 'Today',
  },
}

/** The bar that matters is in the colour of what can be won, with its name and figure. */
export const Today: Story = {
  parameters: withoutControls,
  render: (args, context) => {
    const { words, today, ...text } = inLocale(context, coming)
    return (
      <BarChart
        {...localizeArgs(context, args, texts)}
        {...text}
        series={[{ label: words, values: [24, 18, 30, 9, 14, 24, 18, 30, 9, 14, 24, 18, 30, 9], tone: 'primary' }]}
        highlight={{ bar: 0, label: today }}
      />
    )
  },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByText(inLocale(context, coming).today)).toBeVisible()
  },
}

/** Thirty thin bars on a phone: nothing is wider than the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <BarChart
      {...localizeArgs(context, args, texts)}
      bars={Array.from({ length: 30 }, (_, index) => `3/${index + 1}`)}
      series={[{ label: inLocale(context, legend).right, values: [...right, ...right, 4, 9], tone: 'primary' }]}
    />
  ),
  play: fitsWindow,
}

const memory = {
  zh: {
    title: '单词的记忆状态',
    summary: '80 个记得很牢，96 个已学会，38 个正在学。',
    labels: ['正在学', '已学会', '记得牢', '标为认识'],
  },
  en: {
    title: 'Words by how well you know them',
    summary: '80 firmly known, 96 learned, 38 on the way.',
    labels: ['On the way', 'Learned', 'Firm', 'Marked known'],
  },
}
const stages = ['sprout', 'sapling', 'bush', 'tree'] as const

/** A bed of all words: the plants above the ground, what they are below it. */
export const Memory: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { title, summary, labels } = inLocale(context, memory)
    return (
      <ChartFrame title={title} summary={summary}>
        <MemoryBar
          parts={stages.map((stage, index) => {
            const value = [38, 96, 80, 4][index] ?? 0
            return { stage, value, figure: String(value), label: labels[index] ?? '' }
          })}
        />
      </ChartFrame>
    )
  },
  play: async ({ canvas, ...context }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      inLocale(context, memory).labels.map((label, index) => `${label} ${[38, 96, 80, 4][index]}`),
    )
  },
}

const soon = {
  zh: {
    title: '未来 14 天的复习',
    summary: '星期六会有第一批单词回来。',
    days: ['星期六', '星期一'],
    text: '8 个单词',
  },
  en: {
    title: 'Reviews of the next 14 days',
    summary: 'Saturday brings back the first words.',
    days: ['Saturday', 'Monday'],
    text: '8 words',
  },
}

/** Less than a week of days: an invitation, not axes. */
export const Invitation: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { title, summary, days, text } = inLocale(context, soon)
    return (
      <ChartFrame title={title} summary={summary}>
        <ComingDays days={days.map((day) => ({ day, text }))} />
      </ChartFrame>
    )
  },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByText(inLocale(context, soon).summary)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** Nothing to compare: the sentence says it. */
export const OneBar: Story = {
  render: (args, context) => (
    <BarChart
      {...localizeArgs(context, args, texts)}
      series={[
        {
          label: inLocale(context, legend).right,
          values: days.map((_, index) => (index === 3 ? 8 : 0)),
          tone: 'primary',
        },
      ]}
    />
  ),
  play: async ({ canvas, ...context }) => {
    await expect(canvas.queryByText(inLocale(context, texts).tableLabel)).toBeNull()
  },
}

/** Nothing to draw yet. */
export const Empty: Story = {
  args: empty.zh,
  render: (args, context) => (
    <BarChart
      {...localizeArgs(context, localizeArgs(context, args, texts), empty)}
      series={[{ label: inLocale(context, legend).right, values: days.map(() => 0), tone: 'primary' }]}
    />
  ),
  play: async ({ canvas, ...context }) => {
    await expect(canvas.queryByText(inLocale(context, texts).tableLabel)).toBeNull()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, OneSeries, Today, Phone, Memory, Invitation, OneBar, Empty }),
}
