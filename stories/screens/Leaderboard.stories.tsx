import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { never, offline } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someBoard, someSpeakers } from '#tests/story-memory'

const meta = { title: 'Screens/Leaderboard', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const api = {
  'GET /api/leaderboard': ({ query }: { query: URLSearchParams }) =>
    query.get('scope') === 'contacts'
      ? someBoard({ scope: 'contacts', top: someBoard().around, around: [], learners: 3 })
      : someBoard(),
}

/** Far from the top, among neighbours. */
export const Default: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api }),
  play: async ({ canvas }) => {
    await canvas.findByText('mei-lin')
    await expect(canvas.getAllByText(/418/).length).toBeGreaterThan(0)
  },
}

export const Contacts: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^联系人$/ }))
    await canvas.findByText('olga')
  },
}

const openSpoken = async (canvas: {
  findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement>
}) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^(联系人|Contacts)$/ }))
  await userEvent.click(await canvas.findByRole('radio', { name: /^(开口时长|Time spoken)$/ }))
}

/** Contacts by the time they spoke: this week alone. */
export const Spoken: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api: { ...api, 'GET /api/leaderboard/spoken': someSpeakers() } }),
  play: async ({ canvas }) => {
    await openSpoken(canvas)
    const rows = within(await canvas.findByRole('list', { name: '本周开口时长' }))
    await expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/mei-lin21 分 24 秒/),
      expect.stringMatching(/lin-xiaoyu我7 分 05 秒/),
      expect.stringMatching(/tomas48 秒/),
    ])
    await expect(canvas.getByRole('radio', { name: '总榜' })).toBeDisabled()
    await expect(canvas.queryByText(/联系人看不到/)).toBeNull()
  },
}

/** Nobody shares, and neither does the learner. */
export const SpokenEmpty: Story = {
  ...screen({
    path: '/leaderboard',
    as: 'user',
    api: { ...api, 'GET /api/leaderboard/spoken': someSpeakers({ speakers: [], shared: false }) },
  }),
  play: async ({ canvas }) => {
    await openSpoken(canvas)
    await canvas.findByText('这周还没有人开口')
    await expect(canvas.getByRole('link', { name: '去设置' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去录音' })).toHaveAttribute('href', '/record')
  },
}

export const SpokenLoading: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api: { ...api, 'GET /api/leaderboard/spoken': never() } }),
  play: ({ canvas }) => openSpoken(canvas),
}

export const SpokenOffline: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api: { ...api, 'GET /api/leaderboard/spoken': () => offline() } }),
  play: async ({ canvas }) => {
    await openSpoken(canvas)
    await canvas.findByRole('button', { name: /重试/ })
  },
}

export const Empty: Story = {
  ...screen({
    path: '/leaderboard',
    as: 'user',
    api: { 'GET /api/leaderboard': someBoard({ top: [], around: [], me: { points: 0, rank: null, shown: true } }) },
  }),
}

/** Opted out. */
export const Hidden: Story = {
  ...screen({
    path: '/leaderboard',
    as: 'user',
    api: { 'GET /api/leaderboard': someBoard({ around: [], me: { points: 860, rank: null, shown: false } }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/你没有参加排行榜/)
    await expect(canvas.getByRole('link', { name: '去设置' })).toBeVisible()
  },
}

/** A guest looks only. */
export const Locked: Story = {
  ...screen({
    path: '/leaderboard',
    as: 'guest',
    api: { 'GET /api/leaderboard': someBoard({ around: [], me: { points: 0, rank: null, shown: false } }) },
  }),
}

export const Loading: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api: { 'GET /api/leaderboard': never() } }),
}

export const Offline: Story = {
  ...screen({ path: '/leaderboard', as: 'user', api: { 'GET /api/leaderboard': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试/ })
  },
}
