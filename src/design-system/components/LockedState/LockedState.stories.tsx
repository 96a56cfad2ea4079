import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { LockedState } from './LockedState.tsx'

const texts = {
  zh: {
    title: '第 4 关还没开',
    text: '第 3 关拿到三颗星就开了，现在是两颗。',
    label: '3 颗星里的 2 颗',
    action: '练习错过的词',
  },
  en: {
    title: 'Level 4 is not open yet',
    text: 'Three stars on level 3 open it. You have two.',
    label: '2 of 3 stars',
    action: 'Practise the missed words',
  },
}

const meta = {
  title: 'Design system/Feedback/LockedState',
  component: LockedState,
  tags: ['stable'],
  args: { title: texts.zh.title, children: texts.zh.text },
  render: (args, context) => {
    const words = inLocale(context, texts)
    return (
      <LockedState
        {...args}
        title={words.title}
        progress={{ label: words.label, value: 2, max: 3 }}
        action={<Button>{words.action}</Button>}
      >
        {words.text}
      </LockedState>
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

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default }) }
