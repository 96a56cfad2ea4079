import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { storyCategories, storyLevels } from '#tests/story-challenges'
import { inLocale, storyLanguage } from '#tests/stories'

const levels = (answer: MockAnswers['GET /api/challenges/{category}/levels'], as: ScreenSetup['as'] = 'user') =>
  screen({
    path: '/word-challenge?category=animals-nature',
    as,
    api: { 'GET /api/challenges': { categories: storyCategories }, 'GET /api/challenges/{category}/levels': answer },
  })

const meta = { title: 'Screens/Levels', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const openLevel = (level: number, stars = 0) =>
  stars > 0
    ? { zh: `第 ${level} 关，${stars} 颗星`, en: `Level ${level}, ${stars} of 3 stars` }
    : { zh: `第 ${level} 关，可以开始`, en: `Level ${level}, ready to play` }
const playAgain = { zh: '再玩一次', en: 'Play again' }

/** Stars are missing on level 3: its card says so, and offers the missed words. The type goes into the addresses. */
export const Default: Story = {
  ...levels(storyLevels([3, 3, 1])),
  play: async (context) => {
    const { canvas } = context
    const practise = inLocale(context, { zh: '练习答错的单词', en: 'Practise missed words' })
    await expect(await canvas.findByRole('link', { name: practise })).toHaveAttribute(
      'href',
      '/word-challenge/animals-nature/game?difficulty=easy&level=3&type=multi-choice&words=missed',
    )
    await userEvent.click(canvas.getByRole('radio', { name: inLocale(context, { zh: '拼写', en: 'Typing' }) }))
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, openLevel(1, 3)) }))
    await expect(canvas.getByRole('link', { name: inLocale(context, playAgain) })).toHaveAttribute(
      'href',
      '/word-challenge/animals-nature/game?difficulty=easy&level=1&type=typing',
    )
    await expect(canvas.getByText(inLocale(context, { zh: '最快 48 秒', en: 'Best time 48s' }))).toBeVisible()
  },
}

/** The level to play is chosen already: one press begins it. */
export const NewLearner: Story = {
  ...levels(storyLevels([])),
  play: async (context) => {
    const { canvas } = context
    const first = await canvas.findByRole('button', { name: inLocale(context, openLevel(1)) })
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    const words = canvas.getByRole('list', {
      name: inLocale(context, { zh: '这一关的单词', en: 'Words of this level' }),
    })
    await expect(words.children).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: inLocale(context, { zh: '开始', en: 'Play' }) })).toBeVisible()
  },
}

/** What a guest may not play says that an account opens it. */
export const Guest: Story = {
  ...levels(storyLevels([3], 3), 'guest'),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: inLocale(context, { zh: /第 4 关，未解锁/, en: /Level 4, locked/ }) }),
    )
    await expect(
      canvas.getByText(messageText('challenge_sign_in', storyLanguage(context)), { exact: false }),
    ).toBeVisible()
  },
}

/** A locked level that is pressed says what opens it, and offers it. */
export const Locked: Story = {
  ...levels(storyLevels([2])),
  play: async (context) => {
    const { canvas } = context
    const name = inLocale(context, { zh: /第 3 关，未解锁/, en: /Level 3, locked/ })
    await userEvent.click(await canvas.findByRole('button', { name }))
    const told = messageText('level_locked', storyLanguage(context))
    await expect(canvas.getByText(told, { exact: false })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: inLocale(context, { zh: '练习答错的单词', en: 'Practise missed words' }) }),
    ).toBeVisible()
  },
}

/** A list of an exam: chapters of ten, of which the one with the level to play is open. */
export const ExamList: Story = {
  ...levels(storyLevels(Array<number>(23).fill(3), Infinity, 163)),
  play: async (context) => {
    const { canvas } = context
    const current = await canvas.findByRole('button', { name: inLocale(context, openLevel(24)) })
    await expect(current).toBeVisible()
    const chapters = inLocale(context, { zh: /^第 \d+–\d+ 关$/, en: /^Levels \d+–\d+$/ })
    await expect(canvas.getAllByText(chapters)).toHaveLength(17)
    await expect(canvas.queryByRole('button', { name: inLocale(context, openLevel(1, 3)) })).toBeNull()
  },
}

export const Loading: Story = {
  ...levels(never),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  ...levels(refuse(404, 'challenge_without_words')),
  play: async (context) => {
    const told = messageText('challenge_without_words', storyLanguage(context))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  ...levels(refuse(503, 'busy')),
  play: async (context) => {
    await expect(await context.canvas.findByText(messageText('busy', storyLanguage(context)))).toBeVisible()
  },
}
