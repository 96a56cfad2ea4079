import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi, storyEntries, storyNote } from '#tests/story-notes'

const note = (query = '', api: MockAnswers = {}, as: 'user' | 'guest' = 'user') =>
  screen({ path: `/word-notes/${storyNote().id}${query}`, as, api: { ...noteApi(), ...api } })

const meta = { title: 'Screens/Word note', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The words of a note; what is added is there at once, before the server has answered. */
export const Default: Story = {
  ...note(),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('fox')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(inLocale(context, { zh: '加单词', en: 'Add words' })), 'badger{enter}')
    await expect(canvas.getByText('badger')).toBeVisible()
    const menu = inLocale(context, { zh: '“fox”的更多操作', en: 'More for fox' })
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    const remove = inLocale(context, { zh: '删除', en: 'Delete' })
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: remove }))
    await expect(canvas.queryByText('fox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '撤销', en: 'Undo' }) }))
    await expect(canvas.getByText('fox')).toBeVisible()
  },
}

export const Filtered: Story = {
  ...note(),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '动词', en: 'Verbs' }) }))
    await expect(canvas.getByText('climb')).toBeVisible()
    await expect(canvas.queryByText('fox')).toBeNull()
  },
}

export const Cards: Story = {
  ...note('?view=cards'),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await userEvent.keyboard(' ')
    await userEvent.click(
      await canvas.findByRole('button', { name: inLocale(context, { zh: '我会了', en: 'Knew it' }) }),
    )
    await expect(await canvas.findByText('forest')).toBeVisible()
    // The cards have the window; the way out leads to the list.
    await userEvent.click(
      canvas.getByRole('button', { name: inLocale(context, { zh: '回到列表', en: 'Back to the list' }) }),
    )
    await expect(await canvas.findByText('climb')).toBeVisible()
  },
}

export const Practice: Story = {
  ...note('?view=practice'),
  play: async (context) => {
    const name = inLocale(context, { zh: '开始: 拼写', en: 'Start: Typing' })
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible()
  },
}

/** 'No Words to Practice'. */
export const NothingToPractise: Story = {
  ...note('?view=practice', noteApi({ ...storyNote(), words: 0 }, [])),
  play: async (context) => {
    const told = messageText('practice_empty', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Official: Story = {
  ...screen({ path: `/official-notes/${storyNote().id}`, as: 'user', api: noteApi(storyNote('official')) }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('fox')).toBeVisible()
    const copy = inLocale(context, { zh: '复制到我的笔记', en: 'Copy to my notes' })
    await expect(canvas.getByRole('button', { name: copy })).toBeVisible()
    await expect(canvas.queryByLabelText(inLocale(context, { zh: '加单词', en: 'Add words' }))).toBeNull()
  },
}

const editorOf = (published_at: string | null) => ({
  'GET /api/user': someUser({ is_admin: true, role: 'admin' as const }),
  'GET /api/admin/notes/{id}': { ...storyNote('official'), published_at, edited_at: null },
})

const preview = (published_at: string | null) =>
  screen({
    path: `/official-notes/${storyNote().id}`,
    as: 'user',
    api: { ...noteApi(storyNote('official')), ...editorOf(published_at) },
  })

const unpublished = {
  zh: '这本笔记还没有发布，只有管理员看得到。',
  en: 'This note is not published. Only administrators see it.',
}

/** The preview of an administrator says that learners do not see it. */
export const Unpublished: Story = {
  ...preview(null),
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, unpublished))).toBeVisible()
    await expect(await context.canvas.findByText('fox')).toBeVisible()
  },
}

/** And nothing of the kind once they do. */
export const Published: Story = {
  ...preview('2026-03-04T04:00:00.000Z'),
  play: async (context) => {
    await expect(await context.canvas.findByText('fox')).toBeVisible()
    await expect(context.canvas.queryByText(inLocale(context, unpublished))).toBeNull()
  },
}

export const Loading: Story = {
  ...note('', { 'GET /api/notes/{id}': never }),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  ...note('', noteApi({ ...storyNote(), words: 0 }, [])),
  play: async (context) => {
    const told = inLocale(context, { zh: '这里还没有单词', en: 'No words here yet' })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  ...note('', { 'GET /api/notes/{id}': refuse(500, 'server_error') }),
  play: async (context) => {
    const told = messageText('server_error', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Missing: Story = {
  ...note('', { 'GET /api/notes/{id}': refuse(404, 'not_found') }),
  play: async (context) => {
    const told = inLocale(context, {
      zh: '这本笔记不存在，或者已经删除。',
      en: 'This note does not exist, or was deleted.',
    })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

/** The free words are used up: what was added is taken back, and told. */
export const LimitReached: Story = {
  ...note('', { 'POST /api/notes/{id}/changes': refuse(402, 'vip_required') }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await userEvent.type(canvas.getByLabelText(inLocale(context, { zh: '加单词', en: 'Add words' })), 'badger{enter}')
    const vip = inLocale(context, { zh: '了解 VIP', en: 'About VIP' })
    await expect(await canvas.findByRole('button', { name: vip })).toBeVisible()
    await expect(canvas.queryByText('badger')).toBeNull()
  },
}

/** Printing belongs to VIP: what it would be is said, and where to get it. */
export const PrintLocked: Story = {
  ...note('', { 'GET /api/notes/{id}/sheet': refuse(402, 'vip_required') }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await userEvent.click(
      canvas.getByRole('button', { name: inLocale(context, { zh: '笔记的更多操作', en: 'More for this note' }) }),
    )
    const print = inLocale(context, { zh: '打印', en: 'Print' })
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: print }))
    const locked = inLocale(context, { zh: '打印练习单是 VIP 的功能', en: 'Print sheets come with VIP' })
    await expect(await within(document.body).findByText(locked)).toBeVisible()
    const vip = inLocale(context, { zh: '了解 VIP', en: 'About VIP' })
    await expect(within(document.body).getByRole('link', { name: vip })).toBeVisible()
  },
}

/** Two thousand words: only those near the window are there. */
export const Long: Story = {
  ...note(
    '',
    noteApi(
      { ...storyNote(), words: 2_000 },
      Array.from({ length: 2_000 }, (_, index) => ({
        ...(storyEntries[index % 5] as (typeof storyEntries)[number]),
        id: `00000000-0000-4000-8000-${String(100_000 + index)}${'0'.repeat(6)}`,
        position: `V${String(index).padStart(4, '0')}V`,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('fox')).length).toBeGreaterThan(0)
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
  },
}
