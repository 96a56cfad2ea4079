import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs, withoutControls } from '#tests/stories'
import { plantSpecies } from '../Plant/plant-shapes.ts'
import { guide } from './GroveScene.guide.tsx'
import { GroveScene, sceneCells } from './GroveScene.tsx'
import type { ScenePlant } from './GroveScene.tsx'

const stages = ['sprout', 'sapling', 'bush', 'tree'] as const
const postures = ['upright', 'slight', 'upright', 'leaning'] as const

/** Always the same plants, a prime number of cells apart. */
const plants = (count: number, columns?: number): ScenePlant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    species: plantSpecies[index % plantSpecies.length] ?? 'fern',
    stage: stages[(index * 3) % 4] ?? 'sprout',
    posture: postures[index % 4] ?? 'upright',
    cell: (index * 23) % sceneCells(columns),
    shiftX: ((index * 7) % 5) / 2.5 - 1,
    shiftY: ((index * 11) % 7) / 3.5 - 1,
  }))

const sprouts = plants(8).map((plant) => ({ ...plant, species: 'fern' as const, stage: 'sprout' as const }))

const texts = {
  zh: { label: '42 个单词：8 个要浇水，30 个在长，4 个结果了' },
  en: { label: '42 words: 8 thirsty, 30 growing, 4 in fruit' },
}
const emptyTexts = {
  zh: { label: '一片空地，还没有种下单词', invitation: '第一关种下 8 颗' },
  en: { label: 'Bare soil, no word planted yet', invitation: 'Your first level plants eight seeds' },
}

const meta = {
  title: 'Design system/Progress/GroveScene',
  component: GroveScene,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { plants: plants(42), woodTrees: 0, onChoose: fn(), ...texts.zh },
  argTypes: { plants: { control: false }, invitation: { control: false } },
  render: (args, context) => <GroveScene {...localizeArgs(context, localizeArgs(context, args, texts), emptyTexts)} />,
} satisfies Meta<typeof GroveScene>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const scene = canvas.getByRole('img')
    await expect(scene).toHaveAccessibleName(/^42/)
    await expect(scene.querySelectorAll('[data-stage]')).toHaveLength(42)
    const first = scene.querySelector('[data-row="0"] [data-stage]')
    if (first) await userEvent.click(first)
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

/** The first eight words, all at the front of their lives. */
export const FirstSprouts: Story = {
  args: { plants: sprouts, ...texts.zh },
  render: (args) => <GroveScene {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelectorAll('[data-stage="sprout"]')).toHaveLength(8)
  },
}

/** Above sixty words the older ones are a wood, ten to a tree. */
export const Full: Story = { args: { plants: plants(sceneCells()), woodTrees: 24 } }

/** The ground alone, while the plants are on their way. */
export const Loading: Story = { args: { plants: [] } }

export const Empty: Story = {
  args: { plants: [], ...emptyTexts.zh },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/第一关种下 8 颗|Your first level plants eight seeds/)).toBeVisible()
  },
}

/** Fewer columns, so that a finger hits each plant: the newest 24, the others are the wood. */
export const Phone: Story = {
  args: { plants: plants(sceneCells(8), 8), columns: 8, woodTrees: 12 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const front = [...canvas.getByRole('img').querySelectorAll('[data-row="0"]')]
    const middles = front.map((plant) => Number.parseFloat(plant.getAttribute('x') ?? '0')).sort((a, b) => a - b)
    const room = canvas.getByRole('img').getBoundingClientRect().width / 100
    await expect(middles).toHaveLength(8)
    const steps = middles.slice(1).map((x, index) => (x - (middles[index] ?? 0)) * room)
    await expect(Math.min(...steps)).toBeGreaterThanOrEqual(24)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, FirstSprouts, Full, Loading, Empty, Phone }),
}
