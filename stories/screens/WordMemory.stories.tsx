/** What a learner remembers of a word, and its page on a phone. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { screen } from '#tests/screen'
import { fox, infoStream } from '#tests/story-info'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Word/Memory and tabs', globals: { viewport: { value: 'phone' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const in3Days = () => new Date(Date.now() + 3 * 86_400_000)
const word = (memory: { recall: number; due: string } | null) =>
  screen({
    path: '/word/fox',
    as: 'user',
    api: {
      'GET /api/words/{word}': fox,
      'GET /api/words': { items: [] },
      'GET /api/words/{word}/info': () => infoStream('whole'),
      'GET /api/reviews/memory': { memory },
    },
  })

/** How likely it is remembered, and the day when it comes back. */
export const Default: Story = {
  ...word({ recall: 0.84, due: in3Days().toISOString() }),
  play: async (context) => {
    const day = (tag: string) => new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(in3Days())
    const text = { zh: `记得 84%，${day('zh-CN')}再见`, en: `84% remembered, back on ${day('en')}` }
    await expect(await context.canvas.findByText(inLocale(context, text))).toBeVisible()
  },
}

export const Due: Story = {
  ...word({ recall: 0.62, due: '2026-01-01T00:00:00Z' }),
  play: async (context) => {
    const text = { zh: '记得 62%，该复习了', en: '62% remembered, due now' }
    await expect(await context.canvas.findByText(inLocale(context, text))).toBeVisible()
  },
}

/** On a phone the blocks are in tabs, and one button reports a mistake in any of them. */
export const InTabs: Story = {
  ...word(null),
  play: async (context) => {
    const { canvas } = context
    const tab = (name: { zh: string; en: string }) => canvas.findByRole('tab', { name: inLocale(context, name) })
    await expect(await tab({ zh: '意思', en: 'Meaning' })).toHaveAttribute('aria-selected', 'true')
    const meanings = { zh: '释义', en: 'Meanings' }
    await expect(canvas.getByRole('heading', { level: 2, name: inLocale(context, meanings) })).toBeVisible()
    await userEvent.click(await tab({ zh: '例句', en: 'Examples' }))
    await expect(canvas.queryByRole('heading', { level: 2, name: inLocale(context, meanings) })).toBeNull()
    await userEvent.click(await tab({ zh: '更多', en: 'More' }))
    await canvas.findByRole('heading', { level: 2, name: inLocale(context, { zh: '文化背景', en: 'Culture' }) })
    const report = { zh: /报告错误/, en: /Report a mistake/ }
    await expect(canvas.getAllByRole('button', { name: inLocale(context, report) })).toHaveLength(1)
  },
}

/** Below the heading, the word stays in view in one line. */
export const SmallHead: Story = {
  ...word(null),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const more = { zh: '更多', en: 'More' }
    await userEvent.click(await canvas.findByRole('tab', { name: inLocale(context, more) }))
    const head = canvasElement.querySelector('[data-part="sticky-head"] > div') ?? canvasElement
    await expect(head).not.toBeVisible()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(head).toBeVisible())
    await expect(head).toHaveTextContent('fox')
    window.scrollTo(0, 0)
    await waitFor(() => expect(head).not.toBeVisible())
  },
}
