import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookMarked } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import {
  Button,
  CategoryCard,
  Container,
  EmptyState,
  ErrorScreen,
  LockedState,
  PageHeader,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { inLocale } from '#tests/stories'
import { animals, foods } from '#tests/story-words'

const texts = {
  zh: {
    title: '挑战',
    topics: '主题',
    animals: '动物',
    foods: '食物',
    counts: '32 个单词，4 关',
    progress: '已完成 1 关，共 4 关',
    loading: '正在加载主题',
    empty: '还没有自己的主题',
    emptyText: '建一本笔记，它就会出现在这里。',
    emptyAction: '新建笔记',
    failed: '主题没有加载出来',
    failedText: '请检查网络。学过的都已经保存好了。',
    retry: '再试一次',
    home: '回首页',
    locked: '第 2 关还没有打开',
    lockedText: '第 1 关拿到 3 颗星就能开始。',
    stars: '3 颗星中的 2 颗',
    practise: '练习没答对的单词',
  },
  en: {
    title: 'Challenges',
    topics: 'Topics',
    animals: 'Animals',
    foods: 'Food',
    counts: '32 words, 4 levels',
    progress: '1 of 4 levels done',
    loading: 'Loading topics',
    empty: 'No topics of your own',
    emptyText: 'Make a note and it is here.',
    emptyAction: 'New note',
    failed: 'Topics did not load',
    failedText: 'Check your connection. What you learned is safe.',
    retry: 'Try again',
    home: 'Go home',
    locked: 'Level 2 is locked',
    lockedText: 'It opens with 3 stars in level 1.',
    stars: '2 of 3 stars',
    practise: 'Practise missed words',
  },
}

/** The head of a screen is known at once; what is fetched below it changes its state. */
function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container component="main" sx={{ py: 6 }}>
      <PageHeader title={title} />
      {children}
    </Container>
  )
}

const retry = fn()

const meta = {
  title: 'Patterns/States',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const words = inLocale(context, texts)
    const [fox] = animals
    const [apple] = foods
    return (
      <Screen title={words.title}>
        <Text variant="h2" sx={{ mb: 2 }}>
          {words.topics}
        </Text>
        <Stack spacing={3}>
          <CategoryCard
            title={words.animals}
            cover={fox}
            counts={words.counts}
            progress={{ value: 0.25, label: words.progress }}
            to="/word-challenge?category=animals"
          />
          <CategoryCard title={words.foods} cover={apple} counts={words.counts} to="/word-challenge?category=foods" />
        </Stack>
      </Screen>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What came. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** On its way: the shape of what will come, under the head that is known. */
export const Loading: Story = {
  render: (_, context) => {
    const words = inLocale(context, texts)
    return (
      <Screen title={words.title}>
        <Skeletons shape="cards" count={2} label={words.loading} />
      </Screen>
    )
  },
  play: async (context) => {
    const words = inLocale(context, texts)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(words.loading)
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words.title)
  },
}

/** Nothing yet: what will be here, and one button. */
export const Empty: Story = {
  render: (_, context) => {
    const words = inLocale(context, texts)
    return (
      <Screen title={words.title}>
        <EmptyState title={words.empty} picture={<BookMarked />} action={<Button>{words.emptyAction}</Button>}>
          {words.emptyText}
        </EmptyState>
      </Screen>
    )
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: inLocale(context, texts).emptyAction })).toBeEnabled()
  },
}

/** Failed: what happened, what is safe, a way on. */
export const Failed: Story = {
  render: (_, context) => {
    const words = inLocale(context, texts)
    return (
      <Screen title={words.title}>
        <ErrorScreen
          title={words.failed}
          retryLabel={words.retry}
          onRetry={retry}
          home={{ label: words.home, to: '/home' }}
        >
          {words.failedText}
        </ErrorScreen>
      </Screen>
    )
  },
  play: async (context) => {
    retry.mockClear()
    await userEvent.click(context.canvas.getByRole('button', { name: inLocale(context, texts).retry }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Locked: what opens it, how far it is, the next step. */
export const Locked: Story = {
  render: (_, context) => {
    const words = inLocale(context, texts)
    return (
      <Screen title={words.animals}>
        <LockedState
          title={words.locked}
          progress={{ label: words.stars, value: 2, max: 3 }}
          action={<Button>{words.practise}</Button>}
        >
          {words.lockedText}
        </LockedState>
      </Screen>
    )
  },
  play: async (context) => {
    const words = inLocale(context, texts)
    await expect(context.canvas.getByRole('button', { name: words.practise })).toBeEnabled()
    await expect(context.canvas.getByRole('progressbar', { name: words.stars })).toHaveAttribute('aria-valuenow', '2')
  },
}
