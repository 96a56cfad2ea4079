import type { Meta, StoryObj } from '@storybook/react-vite'
import { Droplets, Flame, Leaf, Target } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Box } from '../Layout/Layout.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { guide } from './StatTile.guide.tsx'
import { StatTile } from './StatTile.tsx'

const texts = { zh: { label: '已掌握' }, en: { label: 'Known' } }

const meta = {
  title: 'Design system/Progress/StatTile',
  component: StatTile,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, value: '348', unit: '', tone: 'plain', icon: <Leaf /> },
  argTypes: { icon: { control: false }, children: { control: false } },
  render: (args, context) => <StatTile {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('348')).toBeVisible()
  },
}

export const Together: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
      <StatTile label={inLocale(context, { zh: '待复习', en: 'Due' })} value="12" icon={<Droplets />} tone="primary" />
      <StatTile
        label={inLocale(context, { zh: '连续学习', en: 'Streak' })}
        value="7"
        unit={inLocale(context, { zh: '天', en: 'days' })}
        icon={<Flame />}
        tone="reward"
      />
      <StatTile label={inLocale(context, { zh: '本周目标', en: 'Weekly goal' })} value="60" icon={<Target />}>
        <ProgressBar
          label={inLocale(context, { zh: '100 个里的 60 个', en: '60 of 100' })}
          value={60}
          max={100}
          showLabel
        />
      </StatTile>
      <StatTile label={inLocale(context, { zh: '已掌握', en: 'Known' })} value="12,480" icon={<Leaf />} />
    </Box>
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Together }),
}
