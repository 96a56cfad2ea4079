import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { withoutControls } from '#tests/stories'
import { guide } from './Avatar.guide.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Design system/Data/Avatar',
  component: Avatar,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { name: 'maple_leaf', size: 'normal' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Picture: Story = { args: { src: '/logo-192.png' } }

/** A picture that does not load gives way to the letter. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('m')).toBeVisible()
  },
}

export const Large: Story = { args: { name: '小枫', size: 'large' } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Picture, Broken, Large }),
}
