import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './Skeletons.guide.tsx'
import { Skeletons } from './Skeletons.tsx'

const texts = { zh: { label: '正在加载' }, en: { label: 'Loading' } }

const meta = {
  title: 'Design system/Feedback/Skeletons',
  component: Skeletons,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, shape: 'text', count: 3 },
  render: (args, context) => <Skeletons {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Skeletons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在加载|Loading/)
  },
}

export const Cards: Story = { args: { shape: 'cards', count: 6 } }

export const Tiles: Story = { args: { shape: 'tiles', count: 4 } }

export const List: Story = { args: { shape: 'list', count: 5 } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Cards, Tiles, List }),
}
