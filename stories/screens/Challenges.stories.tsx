import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { storyCategories } from '#tests/story-challenges'
import { inLocale } from '#tests/stories'

const catalogue = (answer: MockAnswers['GET /api/challenges']) =>
  screen({ path: '/challenges', as: 'user', api: { 'GET /api/challenges': answer } })

const meta = { title: 'Screens/Challenges', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Topics in pictures, then the lists of exams; progress only where there is some. */
export const Default: Story = {
  ...catalogue({ categories: storyCategories }),
  play: async (context) => {
    const { canvas } = context
    const topic = inLocale(context, { zh: '动物与自然', en: 'Animals and nature' })
    const link = await canvas.findByRole('link', { name: topic })
    await expect(link).toHaveAttribute('href', '/word-challenge?category=animals-nature')
    await expect(canvas.getByText(inLocale(context, { zh: /完成 4/, en: /^4 of 15/ }))).toBeVisible()
    // The band of the page ends beside the sidebar.
    const [home] = canvas.getAllByRole('link', { name: inLocale(context, { zh: '首页', en: 'Home' }) })
    const { x = 0, y = 0, width = 0, height = 0 } = home?.getBoundingClientRect() ?? {}
    await expect(home?.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  },
}

/** One star is one star. */
export const OneStar: Story = {
  ...catalogue({ categories: storyCategories.slice(0, 1).map((topic) => ({ ...topic, completed: 1, stars: 1 })) }),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 15 levels done, 1 star')).toBeVisible()
  },
}

export const Loading: Story = {
  ...catalogue(never),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

/** The dictionary is not there yet, right after the first start. */
export const Empty: Story = {
  ...catalogue({ categories: [] }),
  play: async (context) => {
    const told = inLocale(context, { zh: '词库正在准备', en: 'The dictionary is being prepared' })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  ...catalogue(refuse(500, 'server_error')),
  play: async (context) => {
    const language = inLocale(context, { zh: 'zh', en: 'en' } as const)
    const told = messageText('challenge_load_failed', language, { status: 500 })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}
