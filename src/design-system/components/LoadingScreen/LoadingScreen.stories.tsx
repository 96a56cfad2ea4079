import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './LoadingScreen.guide.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

const texts = { zh: { label: '正在加载…' }, en: { label: 'Loading…' } }

const meta = {
  title: 'Design system/Feedback/LoadingScreen',
  component: LoadingScreen,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  render: (args, context) => <LoadingScreen {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof LoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在加载|Loading/)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
