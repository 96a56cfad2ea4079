import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { ProgressBar } from './ProgressBar.tsx'

const label = { zh: '8 个词里的 5 个', en: '5 of 8 words' }

const meta = {
  title: 'Design system/ProgressBar',
  component: ProgressBar,
  args: { label: label.zh, value: 5, max: 8 },
  render: (args, context) => <ProgressBar {...args} label={inLocale(context, label)} />,
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
  render: allStates({ default: meta, Default, WithLabel, Reward, Start }),
}
