import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ChatReport, ChatReportEvidence } from '#contract/chat-reports'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const items: readonly ChatReport[] = [
  {
    id: '5b0f3c1e-1f61-4d4e-9a55-0f6f2f6f7c01',
    about: 'message',
    reason: 'harassment',
    reporter: 'lin-xiaoyu',
    reported: {
      id: 'd2a9f5b4-2222-4222-8333-000000000009',
      username: 'grumpy-badger',
      is_suspended: false,
      reports: 3,
      warnings: 1,
    },
    at: '2026-03-03T12:10:00.000Z',
  },
  {
    id: '5b0f3c1e-1f61-4d4e-9a55-0f6f2f6f7c02',
    about: 'learner',
    reason: 'spam',
    reporter: null,
    reported: {
      id: 'd2a9f5b4-2222-4222-8333-000000000010',
      username: 'best-offers',
      is_suspended: true,
      reports: 12,
      warnings: 2,
    },
    at: '2026-03-04T01:00:00.000Z',
  },
]

const evidence: ChatReportEvidence = {
  text: '他每天都这样。',
  seq: 3,
  lines: [
    { seq: 1, by: 'reporter', text: 'Shall we go on with level 6?', at: '2026-03-03T12:00:00.000Z' },
    { seq: 2, by: 'reported', text: null, at: '2026-03-03T12:01:00.000Z' },
    { seq: 3, by: 'reported', text: 'You are too stupid for level 1.', at: '2026-03-03T12:02:00.000Z' },
    { seq: 4, by: 'reporter', text: '请不要这样说话。', at: '2026-03-03T12:03:00.000Z' },
  ],
}

const viewed = fn<(id: string | undefined) => void>()
const shown = (reports: MockAnswers['GET /api/admin/chat-reports'], api: MockAnswers = {}) =>
  screen({
    path: '/admin/chat-reports',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/chat-reports': reports,
      'GET /api/admin/chat-reports/{id}': ({ params }) => {
        viewed(params['id'])
        return evidence
      },
      ...api,
    },
  })

const meta = { title: 'Screens/AdminChatReports', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    read: '查看聊天内容',
    said: '聊天内容',
    reported: /被举报$/,
    gone: '举报前已删除',
    dismiss: '没有问题',
    warn: '警告用户',
    suspend: '停用…',
    wasSuspended: '账号已停用，处理完毕',
    reason: '原因',
    confirm: '停用',
    none: '没有待处理的举报',
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    read: 'Read what was said',
    said: 'What was said',
    reported: /reported$/,
    gone: 'Deleted before the report',
    dismiss: 'Nothing wrong',
    warn: 'Warn the learner',
    suspend: 'Suspend…',
    wasSuspended: 'Account is suspended: done',
    reason: 'Reason',
    confirm: 'Suspend',
    none: 'No report waits',
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

/** Nothing of what was said is read before somebody asks for it; then the reported line is told apart. */
export const Default: Story = {
  ...shown({ items: items.slice(0, 1), next: null }),
  play: async (context) => {
    viewed.mockClear()
    const { canvas } = context
    const { read, said, reported, gone, warn } = inLocale(context, texts)
    await expect(await canvas.findByRole('link', { name: 'grumpy-badger' })).toHaveAttribute(
      'href',
      `/admin/users/${items[0]?.reported.id}`,
    )
    await expect(viewed).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: warn })).toBeNull()
    const [first] = await canvas.findAllByRole('button', { name: read })
    if (first) await userEvent.click(first)
    const lines = within(await canvas.findByRole('list', { name: said })).getAllByRole('listitem')
    await expect(viewed.mock.calls).toEqual([[items[0]?.id]])
    await expect(lines).toHaveLength(4)
    await expect(lines[1]).toHaveTextContent(gone)
    await expect(lines.filter((line) => reported.test(line.textContent))).toEqual([lines[2]])
  },
}

/** Decided by keyboard: the focus goes on to the next report. */
const decided = fn<(decision: object) => void>()
export const Warning: Story = {
  ...shown(
    () => ({
      items: items.filter(({ id }) => !decided.mock.calls.some(([call]) => Object.values(call).includes(id))),
      next: null,
    }),
    {
      'POST /api/admin/chat-reports/{id}/decide': ({ params, body }) => {
        decided({ ...params, ...(body as object) })
        return undefined
      },
    },
  ),
  play: async (context) => {
    decided.mockClear()
    const { canvas } = context
    const { read, warn } = inLocale(context, texts)
    const [first] = await canvas.findAllByRole('button', { name: read })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const button = await canvas.findByRole('button', { name: warn })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(decided.mock.calls).toEqual([[{ id: items[0]?.id, decision: 'warned' }]]))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'grumpy-badger' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'best-offers' })).toHaveFocus())
  },
}

/** The account is closed for a reason first, then the report. */
const suspended = fn<(input: object) => void>()
export const Suspending: Story = {
  ...shown(
    { items: [...items], next: null },
    {
      'POST /api/admin/users/{id}/suspend': ({ params, body }) => {
        suspended({ ...params, ...(body as object) })
        return undefined
      },
      'POST /api/admin/chat-reports/{id}/decide': ({ params, body }) => {
        decided({ ...params, ...(body as object) })
        return undefined
      },
    },
  ),
  play: async (context) => {
    decided.mockClear()
    suspended.mockClear()
    const { canvas } = context
    const { read, suspend, reason, confirm } = inLocale(context, texts)
    const [first] = await canvas.findAllByRole('button', { name: read })
    if (first) await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: suspend }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.type(await dialog.findByLabelText(new RegExp(reason)), 'insults')
    await userEvent.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(suspended.mock.calls).toEqual([[{ id: items[0]?.reported.id, reason: 'insults' }]]))
    await waitFor(() => expect(decided.mock.calls).toEqual([[{ id: items[0]?.id, decision: 'suspended' }]]))
  },
}

/** An account that is closed already: the report is done by a press. */
export const WasSuspended: Story = {
  ...shown(
    { items: items.slice(1), next: null },
    {
      'POST /api/admin/chat-reports/{id}/decide': refuse(404, 'not_found'),
    },
  ),
  play: async (context) => {
    const { canvas } = context
    const { read, suspend, wasSuspended } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: read }))
    await userEvent.click(await canvas.findByRole('button', { name: wasSuspended }))
    await expect(canvas.queryByRole('button', { name: suspend })).toBeNull()
    // Somebody else was quicker to erase it: it is said, and nothing is lost.
    await within(document.body).findByText(messageText('not_found', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** What was said cannot be read at present: it is said in its place, with another try. */
export const EvidenceFails: Story = {
  ...shown(
    { items: items.slice(0, 1), next: null },
    { 'GET /api/admin/chat-reports/{id}': refuse(500, 'server_error') },
  ),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, texts).read }))
    await canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

export const Empty: Story = {
  ...shown({ items: [], next: null }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = {
  ...shown(never()),
  play: async (context) => {
    await expect((await context.canvas.findAllByText(inLocale(context, texts).loading)).length).toBeGreaterThan(0)
  },
}

export const Failure: Story = {
  ...shown(refuse(500, 'server_error')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

export const Locked: Story = {
  ...screen({ path: '/admin/chat-reports', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
