import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { LogEntry } from '#contract/admin-log'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const shown = (log: MockAnswers['GET /api/admin/log'], api: MockAnswers = {}, path = '/admin/log') =>
  screen({
    path,
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/log': log, ...api },
  })

const items: LogEntry[] = [
  {
    id: 3,
    at: '2026-03-03T10:00:00.000Z',
    actor: 'lin-xiaoyu',
    action: 'word.update',
    subject: '4211',
    before: '{"zh":"苹果","en":"a round fruit"}',
    after: '{"zh":"苹果；苹果树","en":"a round fruit"}',
  },
  {
    id: 2,
    at: '2026-03-02T08:30:00.000Z',
    actor: 'lin-xiaoyu',
    action: 'report.resolve',
    subject: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0001',
    before: '"open"',
    after: '"mended"',
  },
  {
    id: 1,
    at: '2026-03-01T07:00:00.000Z',
    actor: 'operator',
    action: 'user.role',
    subject: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0002',
    before: null,
    after: '"admin"',
  },
]

const meta = { title: 'Screens/AdminLog', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    table: '操作日志',
    change: '苹果 → 苹果；苹果树',
    none: '没有这样的记录',
    who: '谁',
    what: '做了什么',
    update: '修改单词',
    filters: '筛选',
    q: '前后内容',
    next: '下一页',
    export: '导出 CSV',
    retry: '重试',
    loading: '正在加载',
    locked: '没有权限',
  },
  en: {
    table: 'Log',
    change: '苹果 → 苹果；苹果树',
    none: 'No such entries',
    who: 'Who',
    what: 'What',
    update: 'Word edited',
    filters: 'Filters',
    q: 'Text before or after',
    next: 'Next page',
    export: 'Export as CSV',
    retry: 'Try again',
    loading: 'Loading',
    locked: 'This is not for you',
  },
}

export const Default: Story = {
  ...shown({ items, next: null }),
  play: async (context) => {
    const { table, change } = inLocale(context, texts)
    const list = within(await context.canvas.findByRole('table', { name: table }))
    await expect(list.getAllByRole('rowheader')).toHaveLength(3)
    await expect(list.getByText(new RegExp(change))).toBeVisible()
    // What is the same before and after is no change.
    await expect(list.queryByText(/round fruit/)).toBeNull()
    // What was changed is one press away.
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/admin\//))
  },
}

/** On narrow screens each entry is a block, and still a row; the filters are folded above it. */
export const Phone: Story = {
  ...shown({ items, next: null }, {}, '/admin/log?actor=lin&action=word.update'),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    const { table, who, what, update, filters } = inLocale(context, texts)
    await expect(await canvas.findByRole('table', { name: table })).toBeVisible()
    // Folded, the filters say what they are.
    await expect(canvas.getByLabelText(who, { selector: 'details input' })).not.toBeVisible()
    await userEvent.click(canvas.getByText(`${who}: lin · ${what}: ${update}`))
    await expect(canvas.getByLabelText(who, { selector: 'details input' })).toBeVisible()
    await expect(canvas.getByText(filters)).toBeVisible()
  },
}

const asked = fn<(query: string) => void>()

/** The filter comes from the address, and what is typed narrows further; another page goes on behind the first. */
export const Filtered: Story = {
  ...shown(
    ({ query }) => {
      asked(query.toString())
      return { items: items.slice(0, 2), next: query.get('cursor') ? null : '1772600000000.2' }
    },
    {},
    '/admin/log?actor=lin',
  ),
  play: async (context) => {
    const { canvas } = context
    const { who, what, q, next, update } = inLocale(context, texts)
    asked.mockClear()
    await expect(await canvas.findByRole('searchbox', { name: who })).toHaveValue('lin')
    await userEvent.type(canvas.getByRole('searchbox', { name: q }), '苹果')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(new URLSearchParams({ actor: 'lin', q: '苹果' }).toString()),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: what }), update)
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('action=word.update')))
    await userEvent.click(await canvas.findByRole('button', { name: next }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('cursor=1772600000000.2')))
  },
}

const exported = fn<(query: string) => void>()

export const Exported: Story = {
  ...shown(
    { items, next: null },
    {
      'GET /api/admin/log/export': ({ query }) => {
        exported(query.toString())
        return refuse(503, 'busy')
      },
    },
    '/admin/log?action=word',
  ),
  play: async (context) => {
    exported.mockClear()
    await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts).export }))
    await waitFor(() => expect(exported).toHaveBeenCalledWith('action=word'))
  },
}

export const Empty: Story = {
  ...shown({ items: [], next: null }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = {
  ...shown(never),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).loading)
  },
}

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/log', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
