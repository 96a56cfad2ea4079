import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '#tests/all-states'
import { withoutControls } from '#tests/stories'
import { guide } from './Grove.guide.tsx'
import { Grove } from './Grove.tsx'

const meta = {
  title: 'Design system/Progress/Grove',
  component: Grove,
  tags: ['autodocs', 'new'],
  parameters: { guide },
} satisfies Meta<typeof Grove>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
