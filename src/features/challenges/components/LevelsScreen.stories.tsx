import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '#contract/messages'
import type { User } from '#contract/user'
import { inApp, storyTexts } from '#tests/story-app'
import { storyCategories, storyLevels } from '#tests/story-challenges'
import { StoryLink } from '#tests/story-link'
import { never, refusal, storyGuest, storyServer, storyUser } from '#tests/story-server'
import type { StoryAnswers } from '#tests/story-server'
import { inLocale } from '#tests/stories'
import { LevelsScreen } from './LevelsScreen.tsx'

interface Server {
  levels: StoryAnswers[string]
  user?: User
}

const served = (levels: StoryAnswers[string], user?: User) => ({ server: (): Server => ({ levels, user }) })

const meta = {
  title: 'Screens/Levels',
  component: LevelsScreen,
  args: { LinkComponent: StoryLink },
  decorators: [inApp],
  loaders: [storyTexts('challenges')],
  parameters: {
    place: { path: '/word-challenge', at: '/word-challenge?category=animals-nature' },
    ...served(storyLevels([3, 3, 1])),
  },
  beforeEach: ({ parameters }) => {
    const { levels, user = storyUser } = (parameters['server'] as () => Server)()
    const categories = { categories: storyCategories }
    return storyServer({ 'GET /api/challenges': categories, 'GET /api/challenges/animals-nature/levels': levels }, user)
  },
} satisfies Meta<typeof LevelsScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const languageOf = (context: Context) => inLocale(context, { zh: 'zh', en: 'en' } as const)

/** Stars are missing on level 3: it says so, and offers the missed words. The type goes into the addresses. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(say('level_locked', languageOf(context)))).toBeVisible()
    const practise = inLocale(context, { zh: '练习答错的单词', en: 'Practise missed words' })
    await expect(canvas.getByRole('link', { name: practise })).toHaveAttribute(
      'href',
      '/word-challenge/animals-nature/game?difficulty=easy&level=3&type=multi-choice&words=missed',
    )
    await userEvent.click(canvas.getByRole('radio', { name: inLocale(context, { zh: '拼写', en: 'Typing' }) }))
    const first = inLocale(context, { zh: '第 1 关，3 颗星', en: 'Level 1, 3 of 3 stars' })
    await expect(canvas.getByRole('link', { name: first })).toHaveAttribute(
      'href',
      '/word-challenge/animals-nature/game?difficulty=easy&level=1&type=typing',
    )
  },
}

export const NewLearner: Story = { parameters: served(storyLevels([])) }

/** What a guest may not play says that an account opens it. */
export const Guest: Story = {
  parameters: served(storyLevels([3], 3), storyGuest),
  play: async (context) => {
    await expect(await context.canvas.findByText(say('challenge_sign_in', languageOf(context)))).toBeVisible()
  },
}

/** A locked level that is pressed says what opens it. */
export const Locked: Story = {
  parameters: served(storyLevels([2])),
  play: async (context) => {
    const name = inLocale(context, { zh: /第 3 关，未解锁/, en: /Level 3, locked/ })
    await userEvent.click(await context.canvas.findByRole('button', { name }))
    const told = context.canvas.getAllByText(say('level_locked', languageOf(context)))
    await expect(told).toHaveLength(2)
  },
}

export const Loading: Story = { parameters: served(never) }

export const Empty: Story = { parameters: served(() => refusal(404, 'challenge_without_words', '这个挑战还没有单词')) }

export const Failed: Story = { name: 'Error', parameters: served(() => refusal(503, 'busy', '服务繁忙，请稍后再试')) }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const English: Story = { ...Default, globals: { locale: 'en' } }
