import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { Text } from '../Text/Text.tsx'
import { guide } from './VisuallyHidden.guide.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const texts = { zh: { children: '得分：' }, en: { children: 'Points: ' } }

const meta = {
  title: 'Design system/Data/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  argTypes: { children: { control: 'text' } },
  render: (args, context) => (
    <Text>
      <VisuallyHidden {...localizeArgs(context, args, texts)} />
      120
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(/得分|Points/)
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
