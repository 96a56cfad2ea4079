import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { LoadingScreen } from './LoadingScreen.tsx'

const meta = {
  title: 'Design system/Feedback/LoadingScreen',
  component: LoadingScreen,
  tags: ['stable'],
  args: { label: '正在加载…' },
  render: (_, context) => <LoadingScreen label={inLocale(context, { zh: '正在加载…', en: 'Loading…' })} />,
} satisfies Meta<typeof LoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在加载|Loading/)
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default }) }
