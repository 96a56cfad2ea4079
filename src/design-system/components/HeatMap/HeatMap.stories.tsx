import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { pointAtDay } from '#tests/heat-map'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './HeatMap.guide.tsx'
import { HeatMap } from './HeatMap.tsx'
import type { HeatMapDay } from './HeatMap.tsx'

const start = Date.parse('2025-03-05')
const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10)

/** Always the same year: more on some weekdays, a pause in summer. */
const levelAt = (index: number): HeatMapDay['level'] => {
  if (index > 120 && index < 150) return 0
  const wave = (index * 7 + Math.floor(index / 5) * 3) % 6
  return wave === 0 ? 0 : wave === 1 ? 1 : wave === 2 ? 2 : wave === 3 ? 3 : 4
}

const year = (level: (index: number) => HeatMapDay['level']): HeatMapDay[] =>
  Array.from({ length: 365 }, (_, index) => ({
    day: dayAt(index),
    level: level(index),
    frozen: level(index) === 0 && index % 36 === 0,
  }))

const months = Array.from({ length: 365 }, (_, index) => dayAt(index))
  .filter((day) => day.endsWith('-01'))
  .map((day) => ({ day, name: String(Number(day.slice(5, 7))) }))

const texts = {
  zh: { label: '过去一年学习了 270 天' },
  en: { label: 'You studied on 270 days of the past year' },
}
const empty = {
  zh: { label: '过去一年还没有学习记录' },
  en: { label: 'No day of study in the past year yet' },
}
const legend = {
  zh: { less: '少', more: '多', frozen: '冻结保护' },
  en: { less: 'Less', more: 'More', frozen: 'Kept by a freeze' },
}

const meta = {
  title: 'Design system/Progress/HeatMap',
  component: HeatMap<HeatMapDay>,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    days: year(levelAt),
    titleOf: ({ day }) => day,
    months,
    ...texts.zh,
    legend: legend.zh,
  },
  argTypes: {
    days: { control: false },
    titleOf: { control: false },
    months: { control: false },
    legend: { control: false },
  },
  render: (args, context) => (
    <HeatMap {...localizeArgs(context, localizeArgs(context, args, texts), empty)} legend={inLocale(context, legend)} />
  ),
} satisfies Meta<typeof HeatMap<HeatMapDay>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const year = canvas.getByRole('img')
    await expect(year).toHaveAccessibleName(/270/)
    const leaves = [...year.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '').join('')
    await expect(leaves.match(/M/g)).toHaveLength(365)
    const title = () => canvasElement.querySelector('title')?.textContent
    // The first day is a Wednesday; nothing is before it, nor above the days.
    await pointAtDay(year, 0, 2)
    await waitFor(() => expect(title()).toBe('2025-03-05'))
    await pointAtDay(year, 52, 1)
    await waitFor(() => expect(title()).toBe('2026-03-03'))
    await pointAtDay(year, 0, 0)
    await waitFor(() => expect(title()).toBeUndefined())
    await pointAtDay(year, 1, 0)
    await waitFor(() => expect(title()).toBe('2025-03-10'))
    await pointAtDay(year, 5, -1)
    await waitFor(() => expect(title()).toBeUndefined())
  },
}

export const Empty: Story = { args: { ...empty.zh, days: year(() => 0) } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Empty }),
}
