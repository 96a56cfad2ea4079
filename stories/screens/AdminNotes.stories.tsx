import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ManagedNoteCard } from '#contract/official-notes'
import { messageText } from '#contract/messages'
import type { Language } from '#contract/locales'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers, MockRequest } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { storyOfficial } from '#tests/story-notes'

const shown = (notes: MockAnswers['GET /api/admin/notes'], api: MockAnswers = {}, query = '') =>
  screen({
    path: `/admin/notes-manager${query}`,
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/notes': notes, ...api },
  })

const at = '2026-03-04T04:00:00Z'
const items: ManagedNoteCard[] = storyOfficial.map((note, index) => ({
  ...note,
  place: index + 1,
  published_at: index === 1 ? null : at,
  edited_at: index === 2 ? null : at,
}))

const meta = { title: 'Screens/AdminNotes', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    language: 'zh' as Language,
    table: '笔记管理',
    search: '搜索标题',
    state: '状态',
    up: '把“大学英语四级词汇”往上移',
    down: '把“大学英语四级词汇”往下移',
    first: '看图记：动物与自然',
    create: '新建官方笔记',
    zh: '中文名',
    en: '英文名',
    make: '创建',
    none: '没有这样的笔记',
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    language: 'en' as Language,
    table: 'Notes Manager',
    search: 'Search titles',
    state: 'State',
    up: 'Move College English words, band 4 (CET-4) up',
    down: 'Move College English words, band 4 (CET-4) down',
    first: 'Picture memory: animals and nature',
    create: 'New official note',
    zh: 'Chinese title',
    en: 'English title',
    make: 'Create',
    none: 'No such notes',
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

const placed = fn<(body: unknown) => void>()
let order = items
const place = ({ params, body }: MockRequest) => {
  placed(body)
  const { place: to } = body as { place: number }
  const moved = order.find(({ id }) => id === params['id'])
  if (moved) order = order.filter((note) => note !== moved).toSpliced(to - 1, 0, moved)
  order = order.map((note, index) => ({ ...note, place: index + 1 }))
  return undefined
}

const movable = shown(() => ({ items: order, total: 4, next: null }), { 'PUT /api/admin/notes/{id}/place': place })

/** A note moves by the keyboard; its button keeps the focus, so that it is pressed again for the next place. */
export const Default: Story = {
  ...movable,
  beforeEach: (context: Parameters<typeof movable.beforeEach>[0]) => {
    order = items
    placed.mockClear()
    return movable.beforeEach(context)
  },
  play: async (context) => {
    const { canvas } = context
    const { table, first, up, down } = inLocale(context, texts)
    await expect(await canvas.findByRole('link', { name: first })).toHaveAttribute(
      'href',
      `/admin/notes-manager/${items[0]?.id}`,
    )
    const button = await canvas.findByRole('button', { name: up })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(placed).toHaveBeenLastCalledWith({ place: 2, was: 3 }))
    const rows = () => within(canvas.getByRole('table', { name: table })).getAllByRole('row')
    // Of the four notes the second one; a phone has no row of headings.
    await waitFor(() => expect(rows().at(-3)).toContainElement(canvas.getByRole('button', { name: up })))
    await waitFor(() => expect(canvas.getByRole('button', { name: up })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    // At the top there is only the way down.
    await waitFor(() => expect(canvas.getByRole('button', { name: down })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: up })).toBeDisabled()
  },
}

/** Somebody else changed the order: the list is read again, and says so. */
export const MovedByOthers: Story = {
  ...shown({ items, total: 4, next: null }, { 'PUT /api/admin/notes/{id}/place': refuse(409, 'note_order_conflict') }),
  play: async (context) => {
    const { canvas } = context
    const { up, language } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: up }))
    await expect(await canvas.findByText(messageText('note_order_conflict', language))).toBeVisible()
  },
}

const asked = fn<(query: unknown) => void>()

/** The filter stands in the address, and among some of the notes none is moved. */
export const Filtered: Story = {
  ...shown(
    ({ query }) => {
      asked(Object.fromEntries(query))
      return { items: items.slice(1, 2), total: 4, next: null }
    },
    {},
    '?q=1000&state=withdrawn',
  ),
  play: async (context) => {
    const { canvas } = context
    const { search, state } = inLocale(context, texts)
    const field = await canvas.findByRole('searchbox', { name: search })
    await expect(field).toHaveValue('1000')
    await expect(canvas.getByRole('combobox', { name: state })).toHaveValue('withdrawn')
    await canvas.findByRole('table')
    await expect(within(canvas.getByRole('table')).queryByRole('button')).toBeNull()
    await userEvent.type(field, ' x')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ q: '1000 x', state: 'withdrawn' }))
  },
}

const created = fn<(body: unknown) => void>()

/** A note has a title in each language; what is missing is said at its field. */
export const Created: Story = {
  ...shown(
    { items: [], total: 0, next: null },
    {
      'POST /api/admin/notes': ({ body }) => {
        created(body)
        return refuse(400, 'limit_reached')
      },
    },
  ),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { create, zh, en, make, language } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: create }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: zh }), '家里')
    await userEvent.click(dialog.getByRole('button', { name: make }))
    await expect(await dialog.findByRole('textbox', { name: en })).toBeInvalid()
    await expect(created).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: en }), 'At home')
    await userEvent.click(dialog.getByRole('button', { name: make }))
    await expect(await dialog.findByText(messageText('limit_reached', language))).toBeVisible()
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ title: { zh: '家里', en: 'At home' }, tag: null }),
    )
  },
}

export const Empty: Story = {
  ...shown({ items: [], total: 0, next: null }),
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
  ...screen({ path: '/admin/notes-manager', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
