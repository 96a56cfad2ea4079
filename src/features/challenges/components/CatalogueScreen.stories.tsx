import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '#contract/messages'
import { inApp, storyTexts } from '#tests/story-app'
import { storyCategories } from '#tests/story-challenges'
import { StoryLink } from '#tests/story-link'
import { never, refusal, storyServer } from '#tests/story-server'
import type { StoryAnswers } from '#tests/story-server'
import { inLocale } from '#tests/stories'
import { CatalogueScreen } from './CatalogueScreen.tsx'

const served = (answer: StoryAnswers[string]) => ({ server: (): StoryAnswers => ({ 'GET /api/challenges': answer }) })

const meta = {
  title: 'Screens/Challenges',
  component: CatalogueScreen,
  args: { LinkComponent: StoryLink },
  decorators: [inApp],
  loaders: [storyTexts('challenges')],
  parameters: { place: { path: '/challenges', at: '/challenges' }, ...served({ categories: storyCategories }) },
  beforeEach: ({ parameters }) => storyServer((parameters['server'] as () => StoryAnswers)()),
} satisfies Meta<typeof CatalogueScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Topics in pictures, then the lists of exams; progress only where there is some. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const topic = inLocale(context, { zh: '动物与自然', en: 'Animals and nature' })
    const link = await canvas.findByRole('link', { name: topic })
    await expect(link).toHaveAttribute('href', '/word-challenge?category=animals-nature')
    await expect(canvas.getByText(inLocale(context, { zh: /完成 4/, en: /^4 of 15/ }))).toBeVisible()
  },
}

export const Loading: Story = { parameters: served(never) }

/** The dictionary is not there yet, right after the first start. */
export const Empty: Story = { parameters: served({ categories: [] }) }

export const Failed: Story = {
  name: 'Error',
  parameters: served(() => refusal(500, 'server_error', 'x')),
  play: async (context) => {
    const language = inLocale(context, { zh: 'zh', en: 'en' } as const)
    const told = say('challenge_load_failed', language, { status: 500 })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const English: Story = { ...Default, globals: { locale: 'en' } }
