import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookMarked } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { guide } from './EmptyState.guide.tsx'
import { EmptyState } from './EmptyState.tsx'

const texts = {
  zh: { title: '这里会有你的生词', children: '挑战时遇到的生词，一点就能存进来。' },
  en: { title: 'Your words will be here', children: 'Save a word from any challenge with one press.' },
}
const nothingFound = {
  zh: { title: '没有找到', children: '换个词试试，或者看看全部。' },
  en: { title: 'Nothing found', children: 'Try another word, or look at all of them.' },
}
const nothingDue = { zh: { title: '今天没有要复习的词' }, en: { title: 'No reviews today' } }

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, pose: 'read' },
  argTypes: { children: { control: 'text' }, picture: { control: false }, action: { control: false } },
  render: (args, context) => (
    <EmptyState
      {...localizeArgs(context, args, texts)}
      action={<Button>{inLocale(context, { zh: '去挑战', en: 'Play a challenge' })}</Button>}
    />
  ),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { ...nothingFound.zh, pose: 'think' },
  render: (args, context) => <EmptyState {...localizeArgs(context, args, nothingFound)} />,
}

/** An icon where the thing itself says more than the character. */
export const WithIcon: Story = { args: { picture: <BookMarked /> } }

export const WordsOnly: Story = {
  args: { ...nothingDue.zh, children: undefined, pose: 'cheer' },
  render: (args, context) => <EmptyState {...localizeArgs(context, args, nothingDue)} />,
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, NothingFound, WithIcon, WordsOnly }),
}
