import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { broken, older, preview, sourceChange, update } from '#tests/story-quick-update'

const shown = (api: MockAnswers = {}) =>
  screen({
    path: '/admin/quick-update',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/quick-update': { items: [update, older], undoable: update.id },
      'GET /api/admin/quick-update/source-changes': { items: [sourceChange], next: null },
      'POST /api/admin/quick-update/preview': preview,
      ...api,
    },
  })

const meta = { title: 'Screens/AdminQuickUpdate', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    paste: '或粘贴在这里',
    preview: '预览',
    summary: '新增 1 · 修改 1 · 相同 1 · 有误 0',
    rows: '每一行',
    save: '保存 2 行',
    done: '已保存 2 个单词。',
    blocked: '有误的行改好之前，什么都不会保存。',
    own: /dogs/,
    undo: '撤销这次更新',
    undone: '已撤销，词典回到了更新之前。',
    conflict: /第 2 行 sheet/,
    table: '最近的更新',
    sources: '词典来源有变化',
    csv: '导出 CSV',
    next: '导出后面的单词',
    large: '文件超过 8 MB，请分成几个。',
    columns: '列的说明',
    tags: /考试词表，用分号隔开/,
    none: '还没有更新过',
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
    file: '文件',
    refused: /^没有保存/,
  },
  en: {
    paste: 'Or paste it here',
    preview: 'Preview',
    summary: '1 new · 1 changed · 1 the same · 0 wrong',
    rows: 'Every row',
    save: 'Save 2 rows',
    done: '2 words are saved.',
    blocked: 'Nothing is saved until the wrong rows are mended.',
    own: /dogs/,
    undo: 'Undo this update',
    undone: 'The dictionary is as it was before the update.',
    conflict: /row 2 sheet/,
    table: 'Latest updates',
    sources: 'Changed sources',
    csv: 'Export CSV',
    next: 'Export the words after these',
    large: 'The file is larger than 8 MB. Please split it.',
    columns: 'The columns',
    tags: /Exam lists between semicolons/,
    none: 'No update yet',
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
    file: 'File',
    refused: /^Nothing was saved/,
  },
}
type Texts = (typeof texts)['zh']
type Context = Parameters<NonNullable<Story['play']>>[0]

const file = 'word,zh\nsheet,床单；被单\n'

async function previewFile({ canvas }: Pick<Context, 'canvas'>, { paste, preview: press }: Texts) {
  await userEvent.click(await canvas.findByRole('textbox', { name: paste }))
  await userEvent.paste(file)
  await userEvent.click(canvas.getByRole('button', { name: press }))
}

export const Default: Story = {
  ...shown(),
  play: async (context) => {
    const { canvas } = context
    const { preview: press, table, sources, columns, tags } = inLocale(context, texts)
    await expect(await canvas.findByRole('button', { name: press })).toBeDisabled()
    await expect(within(await canvas.findByRole('table', { name: table })).getAllByRole('rowheader')).toHaveLength(2)
    const report = within(canvas.getByRole('region', { name: sources }))
    await expect(await report.findByRole('link', { name: 'pillow' })).toHaveAttribute('href', '/admin/word-manager/40')
    await userEvent.click(canvas.getByText(columns))
    await expect(canvas.getByText(tags)).toBeVisible()
  },
}

const sent = fn<(body: unknown) => void>()

/** Every row is shown before anything is saved; saving names the preview that was seen. */
export const Previewed: Story = {
  ...shown({
    'POST /api/admin/quick-update/apply': ({ body }) => {
      sent(body)
      return update
    },
  }),
  play: async (context) => {
    sent.mockClear()
    const words = inLocale(context, texts)
    await previewFile(context, words)
    const { canvas } = context
    await canvas.findByText(words.summary)
    const rows = within(canvas.getByRole('list', { name: words.rows }))
    await expect(rows.getByText('床单')).toBeVisible()
    await expect(rows.getByText('床单；被单')).toBeVisible()
    await expect(rows.getByText('glowworm')).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.save })).toBeEnabled()
  },
}

export const Saved: Story = {
  ...Previewed,
  play: async (context) => {
    sent.mockClear()
    const words = inLocale(context, texts)
    await previewFile(context, words)
    await userEvent.click(await context.canvas.findByRole('button', { name: words.save }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        format: 'csv',
        data: file,
        revision: preview.revision,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    )
    await waitFor(() => expect(context.canvas.queryByText(words.summary)).toBeNull())
  },
}

/** A wrong row is shown first, in its own words, and nothing can be saved. */
export const Wrong: Story = {
  ...shown({ 'POST /api/admin/quick-update/preview': broken }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await previewFile(context, words)
    await expect(await canvas.findByText(words.blocked)).toBeVisible()
    const rows = within(canvas.getByRole('list', { name: words.rows }))
    await expect(rows.getByText(words.own)).toBeVisible()
    await expect(rows.queryByText('glowworm')).toBeNull()
    await expect(canvas.getByRole('button', { name: words.save })).toBeDisabled()
  },
}

/** A file that cannot be read: the server says why. */
export const Unreadable: Story = {
  ...shown({ 'POST /api/admin/quick-update/preview': refuse(400, 'quick_update_refused') }),
  play: async (context) => {
    await previewFile(context, inLocale(context, texts))
    await context.canvas.findByText(inLocale(context, texts).refused)
  },
}

/** Somebody edited a word of the file since the preview. */
export const Overtaken: Story = {
  ...shown({
    'POST /api/admin/quick-update/apply': refuse(409, 'quick_update_conflict', undefined, {
      conflicts: [{ row: 2, word: 'sheet' }],
    }),
  }),
  play: async (context) => {
    const words = inLocale(context, texts)
    await previewFile(context, words)
    await userEvent.click(await context.canvas.findByRole('button', { name: words.save }))
    await expect(await context.canvas.findByText(words.conflict)).toBeVisible()
  },
}

/** Larger files are refused before they are read. */
export const TooLarge: Story = {
  ...shown(),
  play: async (context) => {
    const { file: label, large } = inLocale(context, texts)
    const field = await context.canvas.findByLabelText(label)
    await userEvent.upload(field, new File([new Uint8Array(8_000_001)], 'words.csv', { type: 'text/csv' }))
    await expect(await context.canvas.findByText(large)).toBeVisible()
  },
}

const undone = fn<(body: unknown) => void>()

export const Undone: Story = {
  ...shown({
    'POST /api/admin/quick-update/undo': ({ body }) => {
      undone(body)
      return { ...update, undone: { author: 'lin-xiaoyu', at: update.at } }
    },
  }),
  play: async (context) => {
    undone.mockClear()
    const { canvas, canvasElement } = context
    const { undo } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: undo }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: undo }))
    await waitFor(() => expect(undone).toHaveBeenCalledWith({ id: update.id }))
  },
}

/** A newer edit stands on a row: the update stays, and the row is named. */
export const NotUndone: Story = {
  ...shown({
    'POST /api/admin/quick-update/undo': refuse(409, 'quick_update_conflict', undefined, {
      conflicts: [{ row: 2, word: 'sheet' }],
    }),
  }),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { undo, conflict } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: undo }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: undo }))
    await expect(await canvas.findByText(conflict)).toBeVisible()
  },
}

const exported = fn<(query: string) => void>()

export const Exported: Story = {
  ...shown({
    'GET /api/admin/quick-update/export': ({ query }) => {
      exported(query.toString())
      return refuse(503, 'busy')
    },
  }),
  play: async (context) => {
    exported.mockClear()
    await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts).csv }))
    await waitFor(() => expect(exported).toHaveBeenCalledWith('format=csv'))
  },
}

export const Empty: Story = {
  ...shown({
    'GET /api/admin/quick-update': { items: [], undoable: null },
    'GET /api/admin/quick-update/source-changes': { items: [], next: null },
  }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = {
  ...shown({ 'GET /api/admin/quick-update': never, 'GET /api/admin/quick-update/source-changes': never }),
  play: async (context) => {
    await expect((await context.canvas.findAllByText(inLocale(context, texts).loading)).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  ...shown({
    'GET /api/admin/quick-update': refuse(503, 'busy'),
    'GET /api/admin/quick-update/source-changes': refuse(503, 'busy'),
  }),
  play: async (context) => {
    await expect(await context.canvas.findAllByRole('button', { name: inLocale(context, texts).retry })).toHaveLength(2)
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/quick-update', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
