import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './ProgressBar.guide.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const texts = { zh: { label: '8 个词里的 5 个' }, en: { label: '5 of 8 words' } }

const meta = {
  title: 'Design system/Progress/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, value: 5, max: 8, showLabel: false, tone: 'primary' },
  render: (args, context) => <ProgressBar {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /5/ })
    await expect(bar).toHaveAttribute('aria-valuenow', '5')
    await expect(bar).toHaveAttribute('aria-valuemax', '8')
  },
}

export const WithLabel: Story = { args: { showLabel: true } }

export const Reward: Story = { args: { tone: 'reward', showLabel: true } }

export const Start: Story = { args: { value: 0 } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithLabel, Reward, Start }),
}
