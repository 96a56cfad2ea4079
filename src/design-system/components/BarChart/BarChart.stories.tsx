import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { BarChart } from './BarChart.tsx'

const days = Array.from({ length: 14 }, (_, index) => `3/${index + 1}`)
const right = [12, 18, 0, 24, 30, 8, 16, 20, 22, 0, 14, 28, 31, 26]
const missed = [3, 5, 0, 4, 6, 1, 2, 4, 3, 0, 2, 5, 4, 3]

const texts = {
  zh: {
    title: '每天的答题',
    summary: '14 天里答对 249 题，没答对 42 题。',
    right: '答对',
    missed: '没答对',
    table: '看数字',
    day: '日期',
  },
  en: {
    title: 'Answers a day',
    summary: '249 right and 42 not, in 14 days.',
    right: 'Right',
    missed: 'Not yet',
    table: 'Show the figures',
    day: 'Day',
  },
}

const meta = {
  title: 'Design system/Progress/BarChart',
  component: BarChart,
  tags: ['stable'],
  args: { title: '', summary: '', bars: days, series: [], tableLabel: '', barsLabel: '' },
  render: (args, context) => {
    const t = inLocale(context, texts)
    return (
      <BarChart
        {...args}
        title={t.title}
        summary={t.summary}
        tableLabel={t.table}
        barsLabel={t.day}
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(/每天的答题/)
    await userEvent.click(canvas.getByText(/看数字/))
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await userEvent.click(canvas.getByText(/看数字/))
  },
}

export const OneSeries: Story = {
  render: (args, context) => {
    const t = inLocale(context, texts)
    return (
      <BarChart
        {...args}
        title={t.title}
        summary={t.summary}
        tableLabel={t.table}
        barsLabel={t.day}
        series={[{ label: t.right, values: right, tone: 'primary' }]}
      />
    )
  },
}

/** Nothing to draw yet. */
export const Empty: Story = {
  render: (args, context) => {
    const t = inLocale(context, texts)
    return (
      <BarChart
        {...args}
        title={t.title}
        summary={inLocale(context, { zh: '还没有答题。', en: 'No answers yet.' })}
        tableLabel={t.table}
        barsLabel={t.day}
        series={[{ label: t.right, values: days.map(() => 0), tone: 'primary' }]}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/看数字/)).toBeNull()
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, OneSeries, Empty }) }
