import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Notification } from '#contract/notifications'
import { someGuest, someUser } from '#tests/factories'
import { never, offline } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someContacts } from '#tests/story-memory'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Notifications/At work', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const about = (kind: Notification['kind'], at: string, given: Partial<Notification> = {}): Notification => ({
  id: `7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a${at.slice(8, 10)}${at.slice(11, 13)}`,
  kind,
  at,
  read: false,
  name: null,
  avatar: null,
  word: null,
  subject: null,
  ...given,
})

const some = (): Notification[] => [
  about('contact_request', '2026-03-04T03:20:00.000Z', { name: 'noor' }),
  about('message', '2026-03-04T02:30:00.000Z', {
    name: 'noor',
    subject: '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c03',
    read: true,
  }),
  about('report_mended', '2026-03-04T01:05:00.000Z', { word: 'ice cream' }),
  about('contact_accepted', '2026-03-03T12:40:00.000Z', { name: 'a_rather_long_username_of_30_ch', read: true }),
  about('streak_at_risk', '2026-03-02T12:00:00.000Z', { read: true }),
  about('review_due', '2026-03-02T11:00:00.000Z', { read: true }),
  about('ticket_answered', '2026-03-01T08:00:00.000Z', {
    subject: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    read: true,
  }),
]

let items = some()
let asked = fn<(body: unknown) => void>()
const unread = () => items.filter(({ read }) => !read).length
const list = screen({
  path: '/notifications',
  as: 'user',
  api: {
    'GET /api/user': () => someUser({ unread_notifications: unread() }),
    'GET /api/notifications': ({ query }) =>
      query.has('cursor')
        ? { items: [about('ticket_answered', '2026-02-01T08:00:00.000Z', { read: true })], next: null }
        : { items, next: 'older' },
    'GET /api/contacts': { contacts: someContacts() },
    'POST /api/notifications/read': ({ body }) => {
      asked(body)
      items = items.map((item) => ({ ...item, read: true }))
      return undefined
    },
    'POST /api/notifications/{id}/read': ({ params }) => {
      items = items.map((item) => (item.id === params['id'] ? { ...item, read: true } : item))
      return undefined
    },
  },
})
const fresh: Story = {
  ...list,
  beforeEach: (context) => {
    items = some()
    asked = fn()
    return list.beforeEach(context)
  },
}

/** Each says in a sentence what happened and leads to its place; what is unread says so in a word. */
export const Default: Story = {
  ...fresh,
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('link', {
      name: /noor (想加你为联系人|would like to be your contact).*(未读|Unread)/,
    })
    await expect(request).toHaveAttribute('href', '/contacts')
    const thanks = canvas.getByRole('link', { name: /ice cream.*(未读|Unread)/ })
    await expect(thanks).toHaveAttribute('href', '/word/ice%20cream')
    const answer = canvas.getByRole('link', { name: /客服回复了你|Our team answered you/ })
    await expect(answer).toHaveAttribute('href', '/tickets/1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d')
    const due = canvas.getByRole('link', { name: /有单词该复习了|Some of your words are due/ })
    await expect(due).toHaveAttribute('href', '/review')
    const message = canvas.getByRole('link', { name: /noor (给你发了消息|wrote to you)/ })
    await expect(message).toHaveAttribute('href', '/chat/3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c03')
    await expect(answer).not.toHaveAccessibleName(/未读|Unread/)
    // The sidebar counts them.
    await expect(canvas.getByRole('link', { name: /^(通知|Notifications), (2 条未读|2 unread)$/ })).toBeVisible()
  },
}

/** All at once, up to the newest that was seen. */
export const ReadAll: Story = {
  ...fresh,
  play: async ({ canvas, ...context }) => {
    const button = await canvas.findByRole('button', {
      name: inLocale(context, { zh: '全部标为已读', en: 'Mark all as read' }),
    })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByText(/^(未读|Unread)$/)).toBeNull())
    await expect(asked).toHaveBeenCalledWith({ until: '2026-03-04T03:20:00.000Z' })
    await waitFor(() => expect(button).toBeDisabled())
    await expect(canvas.getByRole('link', { name: /^(通知|Notifications)$/ })).toBeVisible()
  },
}

/** To the place of one, which is read by going there. */
export const OpenOne: Story = {
  ...fresh,
  play: async ({ canvas, ...context }) => {
    // Not by `userEvent`: the page that comes next waits for its data, which its scope does not allow.
    ;(await canvas.findByRole('link', { name: /noor (想加你|would like)/ })).click()
    await canvas.findByRole('heading', { level: 1, name: inLocale(context, { zh: '联系人', en: 'Contacts' }) })
    await canvas.findByRole('link', { name: /^(通知|Notifications), (1 条未读|1 unread)$/ })
  },
}

/** Older ones on demand. */
export const Older: Story = {
  ...fresh,
  play: async ({ canvas, ...context }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: inLocale(context, { zh: '更早的通知', en: 'Older notifications' }) }),
    )
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /客服回复了你|Our team answered you/ })).toHaveLength(2),
    )
  },
}

/** On a phone the bell stands in the bar above the page. */
export const OnPhone: Story = {
  ...fresh,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(通知|Notifications), (2 条未读|2 unread)$/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** More than can be counted. */
export const Many: Story = {
  ...screen({
    path: '/notifications',
    as: 'user',
    api: {
      'GET /api/user': someUser({ unread_notifications: 100 }),
      'GET /api/notifications': { items: some(), next: null },
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('link', {
      name: /^(通知|Notifications), (超过 99 条未读|more than 99 unread)$/,
    })
    await expect(bell).toHaveTextContent('99+')
  },
}

/** A guest hears of mended reports alone, and how to hear of the rest. */
export const Guest: Story = {
  ...screen({
    path: '/notifications',
    as: 'guest',
    api: { 'GET /api/user': someGuest(), 'GET /api/notifications': { items: [], next: null } },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/登录后还能收到联系人的请求|Sign in to hear of contact requests/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const nothing = { 'GET /api/notifications': { items: [], next: null } }
export const Empty: Story = {
  ...screen({ path: '/notifications', as: 'user', api: nothing }),
  play: async ({ canvas, ...context }) => {
    const name = inLocale(context, { zh: '还没有通知', en: 'No notifications yet' })
    await canvas.findByRole('heading', { level: 2, name })
    await expect(canvas.queryByRole('button', { name: /全部标为已读|Mark all as read/ })).toBeNull()
  },
}

export const Loading: Story = {
  ...screen({ path: '/notifications', as: 'user', api: { 'GET /api/notifications': never() } }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText(inLocale(context, { zh: '正在加载', en: 'Loading' }))
  },
}

export const Error: Story = {
  ...screen({ path: '/notifications', as: 'user', api: { 'GET /api/notifications': () => offline() } }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('button', { name: inLocale(context, { zh: '重试', en: 'Try again' }) })
  },
}
