import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { AdminUser, AdminUserDetails } from '#contract/admin-users'
import type { Language } from '#contract/locales'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const shown = (path: string, api: MockAnswers) =>
  screen({ path, as: 'user', api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), ...api } })

const someAccount = (given: Partial<AdminUser> = {}): AdminUser => ({
  id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0002',
  username: 'zhang-wei',
  email: 'z***@example.com',
  phone: '139****5678',
  is_admin: false,
  suspended_at: null,
  deleted_at: null,
  is_vip: true,
  vip_until: '2126-03-03T10:00:00.000Z',
  created_at: '2026-01-03T10:00:00.000Z',
  last_seen_at: '2026-03-03T10:00:00.000Z',
  ...given,
})

const items = [
  someAccount(),
  someAccount({
    id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0003',
    username: 'learner-x7k2q9',
    email: null,
    is_vip: false,
    vip_until: null,
    suspended_at: '2026-03-02T08:30:00.000Z',
  }),
  someAccount({
    id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0004',
    username: 'someone-with-quite-a-long-name',
    phone: null,
    is_vip: false,
    vip_until: null,
    is_admin: true,
    deleted_at: '2026-03-02T08:30:00.000Z',
  }),
]

const details: AdminUserDetails = {
  user: someAccount(),
  sessions: [
    {
      id: '1',
      browser: 'Chrome',
      system: 'Windows',
      signed_in_at: '2026-03-01T10:00:00.000Z',
      last_used_at: '2026-03-03T10:00:00.000Z',
    },
  ],
  session_count: 1,
  plan: { id: 'yearly', renews: true },
  orders: [
    {
      number: 'WG20260103-7Q2K',
      plan: 'yearly',
      status: 'paid',
      amount_cents: 9900,
      created_at: '2026-01-03T10:00:00.000Z',
    },
  ],
}

const one = `/admin/users/${details.user.id}`

const meta = { title: 'Screens/AdminUsers', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    table: '用户管理',
    search: '查找用户',
    state: '状态',
    none: '没有这样的用户',
    active: '正常',
    plan: '年度，自动续费',
    suspend: '停用',
    restore: '恢复',
    reason: '原因',
    language: 'zh' as Language,
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    table: 'Users',
    search: 'Find a user',
    state: 'State',
    none: 'No such users',
    active: 'Active',
    plan: 'Yearly, renews by itself',
    suspend: 'Suspend',
    restore: 'Restore',
    reason: 'Reason',
    language: 'en' as Language,
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

const asked = fn<(query: string) => void>()

/** Typing narrows the list, and so does the address. */
export const Default: Story = {
  ...shown('/admin/users', {
    'GET /api/admin/users': ({ query }) => {
      asked(query.toString())
      return { items, next: null }
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { table, search, state, active } = inLocale(context, texts)
    const list = within(await canvas.findByRole('table', { name: table }))
    await expect(list.getByRole('link', { name: 'zhang-wei' })).toHaveAttribute('href', one)
    await expect(list.getAllByText(active)).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox', { name: search }), 'zh')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: state }), 'vip')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('q=zh&state=vip'))
  },
}

export const Empty: Story = {
  ...shown('/admin/users', { 'GET /api/admin/users': { items: [], next: null } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = {
  ...shown('/admin/users', { 'GET /api/admin/users': never }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).loading)
  },
}

export const Failed: Story = {
  ...shown('/admin/users', { 'GET /api/admin/users': refuse(503, 'busy') }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/users', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}

const suspended = fn<(body: unknown) => void>()

/** Without a reason nothing is asked of the server. */
export const Suspended: Story = {
  ...shown(one, {
    'GET /api/admin/users/{id}': () =>
      suspended.mock.calls.length === 0
        ? details
        : {
            ...details,
            user: someAccount({ suspended_at: '2026-03-03T11:00:00.000Z' }),
            sessions: [],
            session_count: 0,
          },
    'POST /api/admin/users/{id}/suspend': ({ body }) => {
      suspended(body)
      return undefined
    },
  }),
  play: async (context) => {
    suspended.mockClear()
    const { suspend, restore, reason, plan, language } = inLocale(context, texts)
    await context.canvas.findByText(plan)
    await userEvent.click(await context.canvas.findByRole('button', { name: suspend }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: suspend }))
    await dialog.findByText(messageText('reason_required', language))
    await userEvent.type(dialog.getByRole('textbox', { name: reason }), 'spam')
    await userEvent.click(dialog.getByRole('button', { name: suspend }))
    await context.canvas.findByRole('button', { name: restore })
    await expect(suspended.mock.calls).toEqual([[{ reason: 'spam' }]])
  },
}

/** What cannot be done says so in the dialog. */
export const Refused: Story = {
  ...shown(one, {
    'GET /api/admin/users/{id}': details,
    'POST /api/admin/users/{id}/suspend': refuse(409, 'own_account'),
  }),
  play: async (context) => {
    const { suspend, reason, language } = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('button', { name: suspend }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: reason }), 'spam')
    await userEvent.click(dialog.getByRole('button', { name: suspend }))
    await dialog.findByText(messageText('own_account', language))
  },
}

export const Missing: Story = {
  ...shown(one, { 'GET /api/admin/users/{id}': refuse(404, 'not_found') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('not_found', inLocale(context, texts).language))
  },
}
