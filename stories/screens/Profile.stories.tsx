import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { noStats, someStats } from '#tests/factories'
import { pointAtDay } from '#tests/heat-map'
import { never, offline } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { noProgress, someProgress } from '#tests/story-memory'

const meta = { title: 'Screens/Profile', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...screen({ path: '/profile', as: 'user', api: { 'GET /api/user/progress': someProgress() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'lin-xiaoyu' })
    const stats = someStats()
    const figures = [stats.words_learned, stats.total_words, stats.daily_average, stats.login_streak]
    for (const figure of figures) await expect(canvas.getByRole('main')).toHaveTextContent(String(figure))
    const { current, total } = stats.weekly_goal
    await expect(canvas.getByRole('main')).toHaveTextContent(new RegExp(`${current}\\s*/ ${total}`))
    await expect(canvas.getByRole('main')).toHaveTextContent(/最长 \d+ 天|Best: \d+ days/)
    await expect(canvas.getAllByRole('figure')).toHaveLength(4)
    const spoken =
      /过去一年学习了 \d+ 天。.* 开口说了 \d+ 分 \d+ 秒。|You studied on \d+ days of the past year\..* You spoke for \d+m \d+s\./
    const year = canvas.getByRole('img', { name: spoken })
    // Saturday of the last week but one, on which something was said.
    await pointAtDay(year, 51, 5)
    await waitFor(() => expect(year.querySelector('title')).toHaveTextContent(/，开口 |, spoke /))
    await expect(canvas.getAllByText(/认读最好|Best at reading/).length).toBe(1)
  },
}

/** The year is wider than a phone: it shows the last weeks and scrolls to the first ones, and the page stays where it is. */
export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const year = await canvas.findByRole('region', { name: /过去一年/ })
    const months = [...year.querySelectorAll('text')]
    const isSeen = (month: Element | undefined) => {
      const { left = 0, right = 0 } = month?.getBoundingClientRect() ?? {}
      const window = year.getBoundingClientRect()
      return left >= window.left && right <= window.right
    }
    await expect([isSeen(months.at(0)), isSeen(months.at(-1))]).toEqual([false, true])
    year.scrollBy({ left: -year.scrollWidth })
    await expect([isSeen(months.at(0)), isSeen(months.at(-1))]).toEqual([true, false])
    year.focus()
    await expect(year).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** This week's freeze is spent. */
export const FreezeUsed: Story = {
  ...screen({
    path: '/profile',
    as: 'user',
    api: {
      'GET /api/user/progress': someProgress({
        streak: { current: 3, best: 48, frozen: ['2026-03-03'], freeze_left: false },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('这周的冻结用过了，下周一会有新的。')
  },
}

/** One skill alone, or two of one accuracy, are not called best and weakest; what has nothing to compare is not drawn. */
export const OneSkill: Story = {
  ...screen({
    path: '/profile',
    as: 'user',
    api: { 'GET /api/user/progress': { ...noProgress(), skills: [{ skill: 'see', total: 8, right: 2 }] } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('到现在只练过认读：25% 一次答对。')
    await expect(canvas.queryByText(/看数字/)).toBeNull()
  },
}

/** Two days of study: what comes back and when, where axes would be empty. */
export const FirstDays: Story = {
  ...screen({
    path: '/profile',
    as: 'user',
    api: {
      'GET /api/user/progress': {
        ...someProgress(),
        days: someProgress().days.slice(-2),
        streak: { current: 2, best: 2, frozen: [], freeze_left: true },
        memory: { learning: 16, young: 0, strong: 0, known: 0 },
        forecast: someProgress().forecast.map((day, index) => ({ ...day, count: index === 3 || index === 5 ? 8 : 0 })),
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('星期六会有第一批单词回来。')
    await canvas.findByText('再学 5 天，这里就会长出一个月的记录。')
    // A best that is no better than now would be the same number again.
    await expect(canvas.queryByText(/最长/)).toBeNull()
    await expect(canvas.queryByText('看数字')).toBeNull()
  },
}

export const SkillsAlike: Story = {
  ...screen({
    path: '/profile',
    as: 'user',
    api: {
      'GET /api/user/progress': {
        ...noProgress(),
        skills: [
          { skill: 'see', total: 8, right: 2 },
          { skill: 'spell', total: 4, right: 1 },
        ],
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('各项都一样：25% 一次答对。')
  },
}

export const Empty: Story = {
  ...screen({
    path: '/profile',
    as: 'user',
    api: { 'GET /api/user/progress': noProgress(), 'GET /api/user/stats': noStats },
  }),
}

export const Locked: Story = { ...screen({ path: '/profile', as: 'guest' }) }

export const Loading: Story = {
  ...screen({ path: '/profile', as: 'user', api: { 'GET /api/user/progress': never() } }),
}

export const Offline: Story = {
  ...screen({ path: '/profile', as: 'user', api: { 'GET /api/user/progress': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试/ })
  },
}
