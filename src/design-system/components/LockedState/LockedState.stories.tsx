import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { guide } from './LockedState.guide.tsx'
import { LockedState } from './LockedState.tsx'

const texts = {
  zh: { title: '第 4 关还没开', children: '第 3 关拿到三颗星就开了，现在是两颗。' },
  en: { title: 'Level 4 is not open yet', children: 'Three stars on level 3 open it. You have two.' },
}
const parts = {
  zh: { label: '3 颗星里的 2 颗', action: '练习错过的词' },
  en: { label: '2 of 3 stars', action: 'Practise the missed words' },
}

const meta = {
  title: 'Design system/Feedback/LockedState',
  component: LockedState,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  argTypes: { children: { control: 'text' }, progress: { control: false }, action: { control: false } },
  render: (args, context) => {
    const { label, action } = inLocale(context, parts)
    return (
      <LockedState
        {...localizeArgs(context, args, texts)}
        progress={{ label, value: 2, max: 3 }}
        action={<Button>{action}</Button>}
      />
    )
  },
} satisfies Meta<typeof LockedState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /2/ })).toHaveAttribute('aria-valuenow', '2')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
