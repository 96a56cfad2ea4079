import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { modelPeaks, modelTexts, ownPeaks, texts } from './sample-sounds.ts'
import { guide } from './Waveform.guide.tsx'
import { Waveform } from './Waveform.tsx'

const toggle = fn()

const meta = {
  title: 'Design system/Play/Waveform',
  component: Waveform,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { ...texts.zh, peaks: ownPeaks, progress: 0, playing: false, tone: 'own', onToggle: toggle },
  argTypes: { peaks: { control: false }, progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  render: (args, context) => <Waveform {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Waveform>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    toggle.mockClear()
    const { playLabel, label } = inLocale(context, texts)
    await expect(context.canvas.getByRole('img', { name: label })).toBeVisible()
    await userEvent.click(context.canvas.getByRole('button', { name: playLabel }))
    await expect(toggle).toHaveBeenCalledOnce()
  },
}

/** By keyboard. */
export const Keyboard: Story = {
  play: async () => {
    toggle.mockClear()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveBeenCalledOnce()
  },
}

export const Playing: Story = {
  args: { playing: true, progress: 0.5 },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await expect(canvas.getByRole('button', { name: inLocale(context, texts).stopLabel })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-played]')).toHaveLength(32)
  },
}

/** One below the other: shapes compare, though one voice is quieter. */
export const Compared: Story = {
  parameters: withoutControls,
  render: (args, context) => (
    <Stack spacing={2}>
      <Waveform {...args} {...inLocale(context, modelTexts)} peaks={modelPeaks} tone="model" progress={1} />
      <Waveform {...args} {...inLocale(context, texts)} progress={0.4} />
    </Stack>
  ),
}

/** The sound is on its way. */
export const Loading: Story = { args: { peaks: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Keyboard, Playing, Compared, Loading, Phone }),
}
