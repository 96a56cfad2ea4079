import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Box } from '../Layout/Layout.tsx'
import { guide } from './Confetti.guide.tsx'
import { Confetti } from './Confetti.tsx'

const meta = {
  title: 'Design system/Play/Confetti',
  component: Confetti,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  render: (_, context) => (
    <Box sx={{ position: 'relative', padding: 8, minHeight: '18rem', textAlign: 'center' }}>
      {inLocale(context, { zh: '八个全对！', en: '8 of 8 at first try!' })}
      <Confetti />
    </Box>
  ),
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const confetti = canvasElement.querySelector('[data-confetti]')
    await expect(confetti).toHaveAttribute('aria-hidden', 'true')
    const ends = confetti
      ?.getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    await expect(Math.max(0, ...(ends ?? []))).toBeLessThan(1000)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
