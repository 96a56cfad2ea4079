import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Star } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './Chip.guide.tsx'
import { Chip } from './Chip.tsx'

const texts = { zh: { children: '动物' }, en: { children: 'animals' } }

const meta = {
  title: 'Design system/Data/Chip',
  component: Chip,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, tone: 'neutral' },
  argTypes: { children: { control: 'text' }, icon: { control: false } },
  render: (args, context) => <Chip {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Chip>{inLocale(context, { zh: '名词', en: 'noun' })}</Chip>
      <Chip tone="primary" icon={<Check />}>
        {inLocale(context, { zh: '已完成', en: 'done' })}
      </Chip>
      <Chip tone="reward" icon={<Star />}>
        {inLocale(context, { zh: '12 颗星', en: '12 stars' })}
      </Chip>
      <Chip tone="info">{inLocale(context, { zh: '新', en: 'new' })}</Chip>
      <Chip tone="error">{inLocale(context, { zh: '已过期', en: 'overdue' })}</Chip>
    </Stack>
  ),
}

function Filters({ names }: { names: string[] }) {
  const [on, setOn] = useState<string[]>([])
  const flip = (name: string) => setOn(on.includes(name) ? on.filter((each) => each !== name) : [...on, name])
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      {names.map((name) => (
        <Chip key={name} onPress={() => flip(name)} selected={on.includes(name)}>
          {name}
        </Chip>
      ))}
    </Stack>
  )
}

export const Filter: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Filters names={inLocale(context, { zh: ['动词', '名词', '形容词'], en: ['verbs', 'nouns', 'adjectives'] })} />
  ),
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('button')
    if (!second) throw new Error('three filters expected')
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Removable: Story = {
  args: { onRemove: fn() },
  render: (args, context) => (
    <Chip {...args} removeLabel={inLocale(context, { zh: '移除标签：旅行', en: 'Remove travel' })}>
      {inLocale(context, { zh: '旅行', en: 'travel' })}
    </Chip>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** Leads to a word's page, for example. */
export const Leading: Story = {
  args: { children: 'brave', lang: 'en', to: '/word/brave' },
  render: (args) => <Chip {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'brave' })).toHaveAttribute('href', '/word/brave')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Tones, Filter, Removable, Leading }),
}
