import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noStats } from '#tests/factories'
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
    await expect(canvas.getAllByRole('figure')).toHaveLength(4)
    await expect(canvas.getAllByText(/认读最好|Best at reading/).length).toBe(1)
  },
}

export const English: Story = { ...Default, globals: { locale: 'en' } }

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

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
    await canvas.findByRole('button', { name: /重试|Try again/ })
  },
}
