import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Demo mailbox', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const messages = [
  {
    to: 'xiaoyu@example.com',
    channel: 'mail',
    subject: '验证邮箱',
    text: '打开下面的链接：\n\nhttp://localhost:3000/verify-email/Zk3u0fC2m9Q\n\nWordgrove 词林',
    created_at: '2026-03-02T08:15:00.000Z',
  },
  {
    to: '13800138000',
    channel: 'sms',
    subject: null,
    text: '验证码 482913，5 分钟内有效。',
    created_at: '2026-03-02T08:10:00.000Z',
  },
] as const

export const Default: Story = {
  ...screen({ path: '/dev/outbox', as: 'visitor', api: { 'GET /api/dev/outbox': [...messages] } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /verify-email/ })
    await expect(link).toHaveAttribute('href', 'http://localhost:3000/verify-email/Zk3u0fC2m9Q')
  },
}

export const Empty: Story = {
  ...screen({ path: '/dev/outbox', as: 'visitor', api: { 'GET /api/dev/outbox': [] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(还没有消息|No messages yet)$/ })
  },
}

export const Loading: Story = {
  ...screen({ path: '/dev/outbox', as: 'visitor', api: { 'GET /api/dev/outbox': never } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^(正在加载消息|Loading messages)$/)).length).toBeGreaterThan(0)
  },
}

export const Error: Story = {
  ...screen({ path: '/dev/outbox', as: 'visitor', api: { 'GET /api/dev/outbox': offline } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(网络错误，请检查网络连接。|Network error\. Please check your connection\.)$/)
  },
}

/** Outside the demo there is no mailbox. */
export const Locked: Story = {
  ...screen({ path: '/dev/outbox', as: 'visitor', api: { 'GET /api/dev/outbox': refuse(404, 'not_found') } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(这里没有信箱|There is no mailbox here)$/ })
  },
}
