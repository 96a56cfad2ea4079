import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { never, offline } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someBoard } from '#tests/story-memory'

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
