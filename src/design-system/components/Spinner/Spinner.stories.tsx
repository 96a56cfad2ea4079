import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './Spinner.guide.tsx'
import { Spinner } from './Spinner.tsx'

const texts = { zh: { label: '正在加载' }, en: { label: 'Loading' } }

const meta = {
  title: 'Design system/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, size: 'small' },
  render: (args, context) => <Spinner {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在加载|Loading/)
  },
}

export const Large: Story = { args: { size: 'large' } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Large }),
}
