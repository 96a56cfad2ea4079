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

/** Stars are missing on level 3: it says so, and offers the missed words. The type goes into the addresses. */
export const Default: Story = {
  ...levels(storyLevels([3, 3, 1])),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(messageText('level_locked', storyLanguage(context)))).toBeVisible()
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

export const NewLearner: Story = {
  ...levels(storyLevels([])),
  play: async (context) => {
    const first = inLocale(context, { zh: /第 1 关，可以开始/, en: /^Level 1, / })
    await expect(await context.canvas.findByRole('link', { name: first })).toBeVisible()
  },
}

/** What a guest may not play says that an account opens it. */
export const Guest: Story = {
  ...levels(storyLevels([3], 3), 'guest'),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(messageText('challenge_sign_in', storyLanguage(context))),
    ).toBeVisible()
  },
}

/** A locked level that is pressed says what opens it. */
export const Locked: Story = {
  ...levels(storyLevels([2])),
  play: async (context) => {
    const name = inLocale(context, { zh: /第 3 关，未解锁/, en: /Level 3, locked/ })
    await userEvent.click(await context.canvas.findByRole('button', { name }))
    const told = context.canvas.getAllByText(messageText('level_locked', storyLanguage(context)))
    await expect(told).toHaveLength(2)
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
