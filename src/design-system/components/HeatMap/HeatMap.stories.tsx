import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { HeatMap } from './HeatMap.tsx'
import type { HeatMapDay, HeatMapProps } from './HeatMap.tsx'

const start = Date.parse('2025-03-05')
const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10)

/** Always the same year: more on some weekdays, a pause in summer. */
const levelAt = (index: number): HeatMapDay['level'] => {
  if (index > 120 && index < 150) return 0
  const wave = (index * 7 + Math.floor(index / 5) * 3) % 6
  return wave === 0 ? 0 : wave === 1 ? 1 : wave === 2 ? 2 : wave === 3 ? 3 : 4
}

const year = (level: (index: number) => HeatMapDay['level']): HeatMapProps['days'] =>
  Array.from({ length: 365 }, (_, index) => ({
    day: dayAt(index),
    level: level(index),
    frozen: level(index) === 0 && index % 36 === 0,
    title: dayAt(index),
  }))

const months = Array.from({ length: 365 }, (_, index) => dayAt(index))
  .filter((day) => day.endsWith('-01'))
  .map((day) => ({ day, name: String(Number(day.slice(5, 7))) }))

const meta = {
  title: 'Design system/Progress/HeatMap',
  component: HeatMap,
  tags: ['stable'],
  args: {
    days: year(levelAt),
    months,
    label: '过去一年学习了 270 天',
    legend: { less: '少', more: '多', frozen: '冻结保护' },
  },
  render: (args, context) => (
    <HeatMap
      {...args}
      label={inLocale(context, { zh: args.label, en: 'You studied on 270 days of the past year' })}
      legend={inLocale(context, { zh: args.legend, en: { less: 'Less', more: 'More', frozen: 'Kept by a freeze' } })}
    />
  ),
} satisfies Meta<typeof HeatMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/270/)
    await expect(canvasElement.querySelectorAll('svg[role="img"] rect')).toHaveLength(365)
  },
}

export const Empty: Story = { args: { days: year(() => 0), label: '过去一年还没有学习记录' } }

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Empty }) }
