import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './BarChart.guide.tsx'
import { BarChart } from './BarChart.tsx'

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
  tags: ['autodocs', 'stable'],
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
  render: allStates({ default: meta, Default, OneSeries, OneBar, Empty }),
}
