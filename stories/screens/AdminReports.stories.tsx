import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { WordReport } from '#contract/admin'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someEditedWord } from '#tests/story-editor'

const shown = (reports: MockAnswers['GET /api/admin/reports'], api: MockAnswers = {}) =>
  screen({
    path: '/admin/word-manager?view=reports',
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/reports': reports, ...api },
  })

const items: WordReport[] = [
  {
    id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0001',
    word_id: 1,
    headword: 'turtle',
    section: null,
    item: null,
    text: 'The picture shows a tortoise.',
    reporter: 'lin-xiaoyu',
    at: '2026-03-02T08:30:00.000Z',
  },
  {
    id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0002',
    word_id: 1,
    headword: 'sheet',
    section: 'examples',
    item: null,
    text: '第二个例句的中文和英文对不上。\n“床单”那一句也是。',
    reporter: null,
    at: '2026-03-03T10:00:00.000Z',
  },
]

const meta = { title: 'Screens/AdminReports', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    mended: '改好了，谢谢报告的人',
    dismissed: '没有错',
    none: '没有待处理的反馈',
    block: /例句 · 已注销的用户/,
    edit: '在这里改',
    close: '收起',
    row: '例句，第 1 行',
    zh: '中文',
    search: '单词',
    section: '哪一处',
    whole: '读音、图片或整个词',
    tab: '错误反馈',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    mended: 'Mended: thank the reporter',
    dismissed: 'No mistake',
    none: 'Nothing waits to be checked',
    block: /Examples · Somebody who has left/,
    edit: 'Edit here',
    close: 'Close',
    row: 'Examples, row 1',
    zh: 'Chinese',
    search: 'Word',
    section: 'About',
    whole: 'Sound, picture or the whole word',
    tab: 'Reports',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

export const Default: Story = {
  ...shown({ items, next: null }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'turtle' })).toHaveAttribute(
      'href',
      '/admin/word-manager/1',
    )
    await expect(context.canvas.getByRole('link', { name: 'sheet' })).toHaveAttribute(
      'href',
      '/admin/word-manager/1?block=examples',
    )
    await expect(context.canvas.getByText(inLocale(context, texts).block)).toBeVisible()
  },
}

/** A mistake that is mended is told apart from a report of what is right: only the first is thanked for. */
const resolved = fn<(body: unknown) => void>()
export const Resolved: Story = {
  ...shown(
    { items, next: null },
    {
      'POST /api/admin/reports/{id}/resolve': ({ params, body }) => {
        resolved({ ...params, ...(body as object) })
        return undefined
      },
    },
  ),
  play: async (context) => {
    const { canvas } = context
    const { mended, dismissed } = inLocale(context, texts)
    resolved.mockClear()
    const [first] = await canvas.findAllByRole('button', { name: mended })
    const [, second] = canvas.getAllByRole('button', { name: dismissed })
    if (first) await userEvent.click(first)
    if (second) await userEvent.click(second)
    await waitFor(() =>
      expect(resolved.mock.calls).toEqual([
        [{ id: items[0]?.id, mended: true }],
        [{ id: items[1]?.id, mended: false }],
      ]),
    )
  },
}

const saved = fn<(body: unknown) => void>()

/** What a report speaks of is mended below it: the block, saved by keyboard, and then the thanks. */
export const Mended: Story = {
  ...shown(
    { items: items.slice(1), next: null },
    {
      'GET /api/admin/words/{word}': someEditedWord(),
      'PUT /api/admin/words/{word}/draft': () => undefined,
      'PUT /api/admin/words/{word}': ({ body }) => {
        saved(body)
        return someEditedWord()
      },
    },
  ),
  play: async (context) => {
    const { canvas } = context
    const { edit, close, row, zh, block } = inLocale(context, texts)
    saved.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: edit }))
    await expect(canvas.getByRole('button', { name: close })).toHaveAttribute('aria-expanded', 'true')
    const field = within(await canvas.findByRole('group', { name: row })).getByRole('textbox', { name: zh })
    await expect(canvas.getByText(block)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '床单换好了。')
    await userEvent.keyboard('{Control>}s{/Control}')
    const value = [{ en: 'She put a clean sheet on the bed.', zh: '床单换好了。' }]
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { examples: { version: 0, value } } }))
  },
}

const asked = fn<(query: unknown) => void>()

/** What is asked for is in the address. */
export const Filtered: Story = {
  ...screen({
    path: '/admin/word-manager?view=reports&q=she&section=examples',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/reports': ({ query }) => {
        asked(Object.fromEntries(query))
        return { items: items.slice(1), next: null }
      },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { search, section, whole } = inLocale(context, texts)
    await expect(await canvas.findByRole('searchbox', { name: search })).toHaveValue('she')
    await expect(asked).toHaveBeenLastCalledWith({ q: 'she', section: 'examples' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: section }), whole)
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ q: 'she', section: 'whole' }))
  },
}

/** The address of the time before leads to the queue. */
export const OldAddress: Story = {
  ...screen({
    path: '/admin/reports',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/reports': { items: items.slice(0, 1), next: null },
    },
  }),
  play: async (context) => {
    await context.canvas.findByText('The picture shows a tortoise.')
    await expect(context.canvas.getByRole('tab', { name: inLocale(context, texts).tab, selected: true })).toBeVisible()
  },
}

/** What cannot be taken off the list says so and stays. */
export const Refused: Story = {
  ...shown(
    { items: items.slice(0, 1), next: null },
    { 'POST /api/admin/reports/{id}/resolve': refuse(404, 'not_found') },
  ),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, texts).mended }))
    await canvas.findByText(messageText('not_found', inLocale(context, { zh: 'zh', en: 'en' })))
    await expect(canvas.getByRole('link', { name: 'turtle' })).toBeVisible()
  },
}

export const Empty: Story = {
  ...shown({ items: [], next: null }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = shown(never)

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/reports', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
