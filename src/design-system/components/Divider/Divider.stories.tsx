import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './Divider.guide.tsx'
import { Divider } from './Divider.tsx'

const texts = { zh: { label: '或' }, en: { label: 'or' } }

const meta = {
  title: 'Design system/Data/Divider',
  component: Divider,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  render: (args, context) => <Divider {...localizeArgs(context, args, texts)} />,
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
  parameters: withoutControls,
  render: () => <Divider />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Plain }),
}
