import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { PointsBadge } from './PointsBadge.tsx'

const total = { zh: '共 1240 分', en: '1,240 points' }

const meta = {
  title: 'Design system/PointsBadge',
  component: PointsBadge,
  args: { value: '1,240', label: total.zh },
  render: (args, context) => <PointsBadge {...args} label={inLocale(context, total)} />,
} satisfies Meta<typeof PointsBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('img', { name: inLocale(context, total) })).toHaveTextContent('1,240')
  },
}

export const Gain: Story = {
  args: { value: '+80', kind: 'gain' },
  render: (args, context) => (
    <PointsBadge {...args} label={inLocale(context, { zh: '获得 80 分', en: '80 points won' })} />
  ),
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Gain }) }
