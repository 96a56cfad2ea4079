import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './Plant.guide.tsx'
import { Plant } from './Plant.tsx'
import { plantSpecies, plantStages } from './plant-shapes.ts'

const texts = {
  zh: { label: 'apple：长成了果树，记得很牢' },
  en: { label: 'apple: a fruit tree, known well' },
}

const meta = {
  title: 'Design system/Progress/Plant',
  component: Plant,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { species: 'berry', stage: 'tree', posture: 'upright', scale: 2, ...texts.zh },
  argTypes: { scale: { control: { type: 'range', min: 1, max: 4, step: 0.5 } } },
  render: (args, context) => <Plant {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Plant>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^apple/)
  },
}

/** Every species at every stage; decoration, so a screen reader passes it. */
export const Species: Story = {
  parameters: withoutControls,
  render: () => (
    <Stack spacing={3}>
      {plantSpecies.map((species) => (
        <Stack key={species} direction="row" spacing={5} align="end">
          {plantStages.map((stage) => (
            <Plant key={stage} species={species} stage={stage} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(40)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Upright, slight and leaning: the angle, the colour and the drop all say it. */
export const Postures: Story = {
  parameters: withoutControls,
  render: () => (
    <Stack direction="row" spacing={6} align="end">
      {(['upright', 'slight', 'leaning'] as const).map((posture) => (
        <Plant key={posture} species="fern" stage="bush" posture={posture} scale={2} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-tone="drop"]')).toHaveLength(1)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Species, Postures }),
}
