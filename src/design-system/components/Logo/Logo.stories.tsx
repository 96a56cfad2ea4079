import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Design system/Navigation/Logo',
  component: Logo,
  tags: ['stable'],
  args: { name: '词林' },
  render: (args, context) => <Logo {...args} name={inLocale(context, { zh: '词林', en: 'Wordgrove' })} />,
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Mark: Story = {
  args: { look: 'mark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/词林/)).toBeInTheDocument()
  },
}

export const Large: Story = { args: { size: 'large' } }

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Mark, Large }) }
