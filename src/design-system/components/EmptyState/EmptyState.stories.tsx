import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookMarked } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const texts = {
  zh: { title: '这里会有你的生词', text: '闯关时遇到的生词，一点就能存进来。', action: '去闯关' },
  en: {
    title: 'Your words will be here',
    text: 'Save a word from any challenge with one press.',
    action: 'Play a challenge',
  },
}

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: { title: texts.zh.title, picture: <BookMarked /> },
  render: (args, context) => {
    const words = inLocale(context, texts)
    return (
      <EmptyState {...args} title={words.title} action={<Button>{words.action}</Button>}>
        {words.text}
      </EmptyState>
    )
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

export const WordsOnly: Story = {
  args: { picture: undefined },
  render: (args, context) => (
    <EmptyState {...args} title={inLocale(context, { zh: '今天没有要复习的词', en: 'No reviews today' })} />
  ),
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, WordsOnly }) }
