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

/** A moment after an answer it is remembered for certain, and asked again all the same: no percentage, which would puzzle. */
export const JustAnswered: Story = {
  ...word({ recall: 0.999, due: '2026-01-01T00:00:00Z' }),
  play: async (context) => {
    const text = {
      zh: '刚刚见过，今天再答一次会记得更久',
      en: 'Fresh in your mind: one more answer today makes it last',
    }
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

/** Many senses: the common ones at once, the rare ones one press further, where the reader goes on. */
export const RareSenses: Story = {
  ...screen({
    path: '/word/fox',
    as: 'user',
    api: {
      'GET /api/words': { items: [] },
      'GET /api/reviews/memory': { memory: null },
      'GET /api/words/{word}': {
        ...fox,
        sections: [
          {
            kind: 'definitions',
            source: ['ecdict'],
            items: ['狐狸', '狐皮', '狡猾的人', '年轻女子', '欺骗', '使变酸'].map((zh) => ({
              part_of_speech: 'n' as const,
              zh,
              en: null,
            })),
          },
        ],
      },
      'GET /api/words/{word}/info': () => infoStream('none'),
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const more = { zh: '还有 2 个少用的意思', en: '2 rarer meanings' }
    const button = await canvas.findByRole('button', { name: inLocale(context, more) })
    await expect(canvas.getByText('年轻女子')).toBeVisible()
    await expect(canvas.queryByText('欺骗')).toBeNull()
    await userEvent.click(button)
    await expect(canvas.getByText('使变酸')).toBeVisible()
    await expect(canvas.getByText('欺骗').closest('li')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: inLocale(context, more) })).toBeNull()
    // The press scrolled the page: nothing lies under its bar when the rules of accessibility are looked at.
    window.scrollTo(0, 0)
  },
}
