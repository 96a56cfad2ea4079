import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './WordNetwork.guide.tsx'
import { someLegend, someLinks, someTexts } from './sample-links.ts'
import { WordNetwork } from './WordNetwork.tsx'

const meta = {
  title: 'Design system/Progress/WordNetwork',
  component: WordNetwork,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { links: someLinks, ...someTexts.zh, legend: someLegend.zh },
  argTypes: { links: { control: false }, legend: { control: false } },
  render: (args, context) => (
    <WordNetwork {...localizeArgs(context, args, someTexts)} legend={inLocale(context, someLegend)} />
  ),
} satisfies Meta<typeof WordNetwork>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/affect/)
    await expect(canvasElement.querySelectorAll('[role="img"] svg')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('[role="img"] path')).toHaveLength(5)
  },
}

/** One pair alone. */
export const OnePair: Story = {
  args: { links: someLinks.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role="img"] rect')).toHaveLength(2)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, OnePair }),
}
