import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { animals, foods } from '#tests/story-words'
import { Box } from '../Layout/Layout.tsx'
import { guide } from './CategoryCard.guide.tsx'
import { CategoryCard } from './CategoryCard.tsx'

const [fox] = animals
const [apple] = foods
const animalTexts = {
  zh: { title: '动物与自然', counts: '96 个单词 · 12 关', progress: { value: 5 / 12, label: '已完成 5 关' } },
  en: {
    title: 'Animals and nature',
    counts: '96 words · 12 levels',
    progress: { value: 5 / 12, label: '5 levels done' },
  },
}
const foodTexts = {
  zh: { title: '食物与饮料', counts: '88 个单词 · 11 关' },
  en: { title: 'Food and drink', counts: '88 words · 11 levels' },
}
const listTexts = {
  zh: { title: '大学英语四级', counts: '3846 个单词 · 481 关' },
  en: { title: 'College English Test 4', counts: '3,846 words · 481 levels' },
}

const meta = {
  title: 'Design system/Data/CategoryCard',
  component: CategoryCard,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    ...animalTexts.zh,
    cover: { src: fox.src, tint: fox.tint },
    to: '/word-challenge?category=animals-nature',
  },
  render: (args, context) => <CategoryCard {...localizeArgs(context, args, animalTexts)} />,
} satisfies Meta<typeof CategoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const link = context.canvas.getByRole('link', { name: inLocale(context, animalTexts).title })
    await expect(link).toHaveAttribute('href', '/word-challenge?category=animals-nature')
    await expect(context.canvas.getByText(inLocale(context, animalTexts).progress.label)).toBeVisible()
  },
}

export const NotBegun: Story = {
  args: { cover: { src: apple.src, tint: 'sun' } },
  render: (args, context) => <CategoryCard {...args} progress={undefined} {...inLocale(context, foodTexts)} />,
}

export const WithoutPicture: Story = {
  args: { cover: { sign: 'CET 4' } },
  render: (args, context) => <CategoryCard {...args} progress={undefined} {...inLocale(context, listTexts)} />,
}

export const Several: Story = {
  render: (args, context) => (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }}>
      <CategoryCard {...args} {...inLocale(context, animalTexts)} />
      <CategoryCard
        {...args}
        cover={{ src: apple.src, tint: 'sun' }}
        progress={undefined}
        {...inLocale(context, foodTexts)}
      />
      <CategoryCard {...args} cover={{ sign: 'CET 4' }} progress={undefined} {...inLocale(context, listTexts)} />
    </Box>
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, NotBegun, WithoutPicture, Several }),
}
