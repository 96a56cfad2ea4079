import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { PictureStatistics } from '#contract/admin'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { storyWords } from '#tests/story-run'

const shown = (pictures: MockAnswers['GET /api/admin/pictures']) =>
  screen({
    path: '/admin/word-manager?view=pictures',
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/pictures': pictures },
  })

/** Worse understood first, and one that nobody was asked about. */
const items = storyWords.slice(0, 6).map((word, index): PictureStatistics => ({
  word,
  asked: index === 5 ? 0 : 240 - 40 * index,
  right: index === 5 ? 0 : 70 - 4 * index,
  mistaken:
    index % 2 === 0 && index < 5
      ? [1, 2].map((step) => ({
          headword: storyWords[index + step]?.headword ?? '',
          times: 20 - index - 9 * step,
          look_alike: step === 2,
        }))
      : [],
  reports: index === 1 ? 3 : 0,
}))

const meta = { title: 'Screens/AdminPictures', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    missed: '最难认的',
    taken: /错认成 .*（11 次）、.*（2 次，已不同时出现）/,
    page: '第 1 / 2 页',
    next: '下一页',
    before: '上一页',
    second: '第 2 / 2 页',
    reports: '3 条反馈',
    none: '还没有图片',
  },
  en: {
    missed: 'Least understood',
    taken: /taken for .* \(11 times\), .* \(2 times; never beside it now\)/,
    page: 'Page 1 of 2',
    next: 'Next',
    before: 'Back',
    second: 'Page 2 of 2',
    reports: '3 reports',
    none: 'No pictures yet',
  },
}

export const Default: Story = {
  ...shown({ items, page: 1, pages: 2 }),
  play: async (context) => {
    const { page, before, next, reports } = inLocale(context, texts)
    await context.canvas.findByText(page)
    await expect(context.canvas.getByRole('button', { name: before })).toBeDisabled()
    await expect(context.canvas.getByRole('button', { name: next })).toBeEnabled()
    await expect(context.canvas.getByText(reports)).toBeVisible()
  },
}

/** What is asked for is in the address, and another order begins at its first page. */
const asked = fn<(query: unknown) => void>()
export const Filtered: Story = {
  ...screen({
    path: '/admin/word-manager?view=pictures&q=tig&order=reported',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/pictures': ({ query }) => {
        asked(Object.fromEntries(query))
        return { items: items.slice(0, 1), page: 1, pages: 1 }
      },
    },
  }),
  play: async (context) => {
    const { missed, taken } = inLocale(context, texts)
    await expect(await context.canvas.findByText(taken)).toBeVisible()
    await expect(asked).toHaveBeenLastCalledWith({ q: 'tig', order: 'reported', page: '1' })
    await userEvent.click(context.canvas.getByRole('radio', { name: missed }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ q: 'tig', order: 'missed', page: '1' }))
  },
}

/** The last page leads back alone. */
export const LastPage: Story = {
  ...shown(({ query }) => ({ items: items.slice(0, 2), page: Number(query.get('page') ?? 1), pages: 2 })),
  play: async (context) => {
    const { second, before, next } = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('button', { name: next }))
    await context.canvas.findByText(second)
    await expect(context.canvas.getByRole('button', { name: next })).toBeDisabled()
    await expect(context.canvas.getByRole('button', { name: before })).toBeEnabled()
  },
}

export const Empty: Story = {
  ...shown({ items: [], page: 1, pages: 0 }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = shown(never)

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: '重试', en: 'Try again' }) })
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/pictures', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '没有权限', en: 'This is not for you' }))
  },
}
