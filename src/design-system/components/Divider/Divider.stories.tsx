import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Design system/Data/Divider',
  component: Divider,
  tags: ['stable'],
  render: (args, context) => <Divider {...args} label={inLocale(context, { zh: '或', en: 'or' })} />,
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(或|or)$/)).toBeVisible()
  },
}

/** A line alone is announced as a separator. */
export const Plain: Story = {
  render: () => <Divider />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument()
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Plain }) }
