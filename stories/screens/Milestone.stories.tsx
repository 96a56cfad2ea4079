/** The round numbers that the end of a session says. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { Milestone } from '#contract/milestones'
import { someUser } from '#tests/factories'
import { offline } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { practiceServer, storyPractice, storyPracticeResult } from '#tests/story-practice'
import { storyResult, storyRun } from '#tests/story-run'
import { fitsWindow, inLocale } from '#tests/stories'

const meta = { title: 'Screens/Milestone' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const streak: Milestone = { kind: 'streak', count: 30 }
const words: Milestone = { kind: 'words', count: 1000 }

/** The end of a level in which so many words were missed. */
const level = (milestone: Milestone, missed = 0, as: ScreenSetup['as'] = 'user') => {
  const run = storyRun('multi-choice')
  const result = { ...storyResult(run, missed), current_streak: 30, milestone }
  return screen({
    path: '/word-challenge/animals-nature/game?difficulty=easy&level=1&type=multi-choice',
    as,
    api: { 'POST /api/runs': { ...run, result } },
  })
}

const texts = {
  zh: {
    days: '30 天',
    roots: '连续学习，根又深了一点',
    words: '1,000 个单词',
    grown: '学会了，都是你种活的',
    next: '下一关',
  },
  en: {
    days: '30 days',
    roots: 'Your streak grows deeper roots',
    words: '1,000 words',
    grown: 'Learned, and you grew every one',
    next: 'Next level',
  },
}

/** The milestone stands above the one way on, which nothing covers. */
async function standsAbove({ canvas, ...context }: StoryContext, number: string): Promise<void> {
  const figure = await canvas.findByText(number)
  const next = canvas.getByRole('link', { name: inLocale(context, texts).next })
  await expect(figure.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top)
  next.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = next.getBoundingClientRect()
  await expect(next.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  await expect(canvas.queryByRole('dialog')).toBeNull()
}

/** Days of the streak: said once, in large, so not among the facts. */
export const Default: Story = {
  ...level(streak),
  play: async (context) => {
    const { days, roots } = inLocale(context, texts)
    await standsAbove(context, days)
    await expect(context.canvas.getByText(roots)).toBeVisible()
    await expect(context.canvas.getAllByText(days)).toHaveLength(1)
  },
}

/** On a phone, with missed words below: the number and the way on are in the first screen. */
export const Words: Story = {
  ...level(words, 2),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { words: number, grown } = inLocale(context, texts)
    await expect(await context.canvas.findByText(number)).toBeVisible()
    await expect(context.canvas.getByText(grown)).toBeVisible()
    await fitsWindow()
  },
}

export const InEnglish: Story = {
  ...level(streak),
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async (context) => {
    await standsAbove(context, texts.en.days)
    await expect(context.canvas.getByText(texts.en.roots)).toBeVisible()
    await fitsWindow()
  },
}

export const Year: Story = {
  ...level({ kind: 'streak', count: 730 }),
  play: async (context) => {
    const year = { zh: '一年一圈，这棵树都记得', en: 'A ring for each year: the tree remembers' }
    await expect(await context.canvas.findByText(inLocale(context, year))).toBeVisible()
  },
}

/** A guest is told of words, as an account is. */
export const Guest: Story = {
  ...level(words, 0, 'guest'),
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, texts).words)).toBeVisible()
  },
}

/** Without a connection nothing is known of other days, so nothing is said. */
export const Offline: Story = {
  ...screen({
    path: '/practice?words=fox',
    as: 'user',
    api: {
      'POST /api/practices': storyPractice(['choose_word']),
      'POST /api/practices/{id}/answers': offline,
      'POST /api/practices/{id}/finish': offline,
    },
  }),
  play: async (context) => {
    const [option] = await context.canvas.findAllByRole('button', { name: /fox/ })
    if (!option) throw new Error('An option was expected')
    await userEvent.click(option)
    const saved = { zh: '已保存在这台设备上', en: 'Saved on this device' }
    await expect(
      await context.canvas.findByText(inLocale(context, saved), undefined, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(context.canvasElement.querySelector('.milestone')).toBeNull()
  },
}

/** A practice of one question, whose end says a milestone. */
const practice = (hasSound: boolean) => {
  const issued = storyPractice(['choose_word'])
  return screen({
    path: '/practice?words=fox',
    as: 'user',
    api: {
      ...practiceServer(issued),
      'POST /api/practices/{id}/finish': { ...storyPracticeResult([], 1), milestone: words },
      'GET /api/user': someUser({ auto_play: false, sound_effects: hasSound }),
    },
  })
}

/** Answers right and waits for the end; the spy knows how many tones sounded. */
async function playToTheEnd(context: StoryContext) {
  const tone = spyOn(OscillatorNode.prototype, 'start')
  const [option] = await context.canvas.findAllByRole('button', { name: /fox/ })
  if (!option) throw new Error('An option was expected')
  await userEvent.click(option)
  await context.canvas.findByText(inLocale(context, texts).words, undefined, { timeout: 10_000 })
  return tone
}

/** Two tones for the right answer, three for the milestone. */
export const Sound: Story = {
  ...practice(true),
  play: async (context) => {
    const tone = await playToTheEnd(context)
    await waitFor(() => expect(tone).toHaveBeenCalledTimes(5))
  },
}

export const Silent: Story = {
  ...practice(false),
  play: async (context) => {
    await expect(await playToTheEnd(context)).not.toHaveBeenCalled()
  },
}
