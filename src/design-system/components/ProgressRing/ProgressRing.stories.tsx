import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './ProgressRing.guide.tsx'
import { ProgressRing } from './ProgressRing.tsx'

const inWords = (done: number) => ({ zh: `本周目标：50 个单词，已学 ${done} 个`, en: `This week: ${done} of 50 words` })

const meta = {
  title: 'Design system/Progress/ProgressRing',
  component: ProgressRing,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { value: 0.64, label: '', size: 'm' },
  argTypes: { children: { control: false } },
  render: (args, context) => {
    const done = Math.round(args.value * 50)
    return (
      <ProgressRing {...args} label={args.label || inLocale(context, inWords(done))}>
        {done}
      </ProgressRing>
    )
  },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const ring = context.canvas.getByRole('progressbar', { name: inLocale(context, inWords(32)) })
    await expect(ring).toHaveAttribute('aria-valuenow', '64')
  },
}

export const Sizes: Story = {
  render: (args, context) => (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <ProgressRing key={size} {...args} size={size} label={inLocale(context, inWords(32))}>
          32
        </ProgressRing>
      ))}
    </Stack>
  ),
}

export const NotBegun: Story = { args: { value: 0 } }

export const Reached: Story = {
  args: { value: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Sizes, NotBegun, Reached }),
}
