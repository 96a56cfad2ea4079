import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './Logo.guide.tsx'
import { Logo } from './Logo.tsx'

const texts = { zh: { name: '词林' }, en: { name: 'Wordgrove' } }

const meta = {
  title: 'Design system/Navigation/Logo',
  component: Logo,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, look: 'full', size: 'normal' },
  render: (args, context) => <Logo {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Mark: Story = {
  args: { look: 'mark' },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByText(inLocale(context, texts).name)).toBeInTheDocument()
  },
}

export const Large: Story = { args: { size: 'large' } }

export const Leading: Story = {
  args: { to: '/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/home$/))
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Mark, Large, Leading }),
}
