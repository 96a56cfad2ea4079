import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { EditedWord } from '#contract/word-manager'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someEditedWord } from '#tests/story-editor'

const saved = fn<(body: unknown) => void>()
const drafted = fn<(body: unknown) => void>()
const resolved = fn<(body: unknown) => undefined>()

const shown = (word: MockAnswers['GET /api/admin/words/{word}'], api: MockAnswers = {}) =>
  screen({
    path: '/admin/word-manager/12',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/words/{word}': word,
      'PUT /api/admin/words/{word}': ({ body }) => {
        saved(body)
        return someEditedWord()
      },
      'PUT /api/admin/words/{word}/draft': ({ body }) => {
        drafted(body)
        return undefined
      },
      ...api,
    },
  })

const meta = { title: 'Screens/AdminWord', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    senses: '释义',
    firstSense: '释义，第 1 行',
    secondSense: '释义，第 2 行',
    notes: '词源、助记和文化',
    firstExample: '例句，第 1 行',
    firstNote: '词源、助记和文化，第 1 行',
    zh: '中文',
    save: '保存',
    discard: '放弃修改',
    team: /团队编辑：lin-xiaoyu/,
    source: '恢复来源内容',
    mended: '改好了，谢谢报告的人',
    faults: '有 1 处需要修改，还没有保存。',
    theirs: '用对方的',
    mine: '用我的',
    conflict: 'ben 刚刚保存了这一处',
    others: 'mei 也在改这个单词，还没有保存。',
    restored: /还没有保存的修改/,
    draftFailed: '草稿没有保存',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    senses: 'Senses',
    firstSense: 'Senses, row 1',
    secondSense: 'Senses, row 2',
    notes: 'Etymology, memory aid and culture',
    firstExample: 'Examples, row 1',
    firstNote: 'Etymology, memory aid and culture, row 1',
    zh: 'Chinese',
    save: 'Save',
    discard: 'Discard changes',
    team: /Edited by the team: lin-xiaoyu/,
    source: 'Back to the source',
    mended: 'Mended: thank the reporter',
    faults: 'One field needs attention. Nothing was saved.',
    theirs: 'Take theirs',
    mine: 'Keep mine',
    conflict: 'ben has saved this in between',
    others: 'mei has unsaved changes of this word.',
    restored: /changes of .* that you have not saved/,
    draftFailed: 'The draft is not saved',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

const saveButton = (canvas: ReturnType<typeof within>, name: string) => {
  const [button] = canvas.getAllByRole('button', { name })
  if (!button) throw new Error('there is no button to save')
  return button
}

export const Default: Story = {
  ...shown(someEditedWord()),
  play: async (context) => {
    const { canvas } = context
    const { team, save } = inLocale(context, texts)
    await expect(await canvas.findByText(team)).toBeVisible()
    await expect(saveButton(canvas, save)).toBeDisabled()
  },
}

/** By keyboard alone: a sense is corrected, moved up and saved; what is typed is kept as a draft. */
export const Changed: Story = {
  ...shown(someEditedWord()),
  play: async (context) => {
    const { canvas } = context
    const { secondSense, firstSense, zh } = inLocale(context, texts)
    saved.mockClear()
    drafted.mockClear()
    const row = within(await canvas.findByRole('group', { name: secondSense }))
    const field = row.getByRole('textbox', { name: zh })
    await userEvent.clear(field)
    await userEvent.type(field, '一张纸')
    await waitFor(() => expect(drafted).toHaveBeenCalled(), { timeout: 5_000 })
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const first = within(canvas.getByRole('group', { name: firstSense }))
    await waitFor(() => expect(first.getByRole('textbox', { name: zh })).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const senses = {
      version: 2,
      value: [expect.objectContaining({ zh: '一张纸' }), expect.objectContaining({ zh: '床单' })],
    }
    await expect(saved).toHaveBeenCalledWith({ changes: { senses } })
  },
}

/** Going back to the source is a change like any other: it is seen first and saved then. */
export const BackToSource: Story = {
  ...shown(someEditedWord()),
  play: async (context) => {
    const { canvas } = context
    const { source, senses, firstSense, zh, save } = inLocale(context, texts)
    saved.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: source }))
    const row = within(canvas.getByRole('group', { name: firstSense }))
    await expect(row.getByRole('textbox', { name: zh })).toHaveValue('被单，薄片')
    await userEvent.click(saveButton(canvas, save))
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { senses: { version: 2, value: null } } }))
    // The button has nothing more to do: what was saved has the focus.
    await waitFor(() => expect(canvas.getByRole('group', { name: senses })).toHaveFocus())
  },
}

const reports: EditedWord['reports'] = [
  {
    id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0002',
    word_id: 12,
    headword: 'sheet',
    section: 'examples',
    item: 'She put a clean sheet on the bed.',
    text: '例句的中文和英文对不上。',
    reporter: 'ann',
    at: '2026-03-03T10:00:00.000Z',
  },
]

/** A report stands beside the row that it speaks of; who reported a mended mistake is thanked. */
export const Reported: Story = {
  ...shown(someEditedWord({ reports }), {
    'POST /api/admin/reports/{id}/resolve': ({ params, body }) => resolved({ ...params, ...(body as object) }),
  }),
  play: async (context) => {
    const { canvas } = context
    resolved.mockClear()
    const { firstExample, mended } = inLocale(context, texts)
    const report = await canvas.findByText('例句的中文和英文对不上。')
    const row = canvas.getByRole('group', { name: firstExample })
    await expect(report.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByText(/“She put a clean sheet on the bed\.” · ann/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: mended }))
    await waitFor(() => expect(resolved).toHaveBeenCalledWith({ id: reports[0]?.id, mended: true }))
  },
}

/** A report of one kind of row stands above the first of that kind; the row is mended there and then. */
export const ReportedNote: Story = {
  ...shown(someEditedWord({ reports: reports.map((each) => ({ ...each, section: 'etymology', item: null })) })),
  play: async (context) => {
    const { canvas } = context
    const { notes, firstNote, zh, save } = inLocale(context, texts)
    saved.mockClear()
    const block = within(await canvas.findByRole('group', { name: notes }))
    const report = block.getByText('例句的中文和英文对不上。')
    const row = block.getByRole('group', { name: firstNote })
    await expect(report.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const field = within(row).getByRole('textbox', { name: zh })
    await userEvent.clear(field)
    await userEvent.type(field, '来自古英语。')
    await userEvent.click(saveButton(canvas, save))
    const value = [expect.objectContaining({ kind: 'etymology', zh: '来自古英语。' })]
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { notes: { version: 0, value } } }))
  },
}

const drafts = fn<() => void>()

/** A draft that cannot be kept says so, and is sent again. */
export const DraftFailed: Story = {
  ...shown(someEditedWord(), {
    'PUT /api/admin/words/{word}/draft': () => {
      drafts()
      return drafts.mock.calls.length === 1 ? refuse(503, 'busy') : undefined
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { firstSense, zh, draftFailed, retry } = inLocale(context, texts)
    drafts.mockClear()
    const row = within(await canvas.findByRole('group', { name: firstSense }))
    await userEvent.type(row.getByRole('textbox', { name: zh }), '！')
    await expect(await canvas.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(draftFailed)
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(drafts).toHaveBeenCalledTimes(2)
  },
}

const draft: EditedWord['draft'] = {
  changes: { examples: { version: 0, value: [{ en: 'A sheet', zh: '一张床单。' }] } },
  at: '2026-03-03T10:00:00.000Z',
}

/** What was not saved yesterday is there; a fault stands at its field. */
export const Faulty: Story = {
  ...shown(someEditedWord({ draft }), {
    'PUT /api/admin/words/{word}': refuse(400, 'input_invalid', undefined, {
      faults: [{ block: 'examples', row: 0, field: 'en', message: 'Write a whole sentence' }],
    }),
  }),
  play: async (context) => {
    const { canvas } = context
    const { restored, save, faults } = inLocale(context, texts)
    await canvas.findByText(restored)
    await userEvent.click(saveButton(canvas, save))
    await canvas.findByText(faults)
    await expect(canvas.getByRole('textbox', { description: 'Write a whole sentence' })).toHaveValue('A sheet')
  },
}

const overtaken = someEditedWord({ draft, editors: [{ username: 'mei', at: '2026-03-03T10:00:00.000Z' }] })

/** Somebody else has saved the block in between: both texts are there. */
export const Conflict: Story = {
  ...shown({
    ...overtaken,
    blocks: {
      ...overtaken.blocks,
      examples: {
        value: [{ en: 'The sheet is white.', zh: '床单是白色的。' }],
        source: [],
        version: 1,
        sources: ['wordgrove'],
        edit: { author: 'ben', at: '2026-03-03T11:00:00.000Z', source_changed: true },
      },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { conflict, mine, save, others } = inLocale(context, texts)
    saved.mockClear()
    await canvas.findByText(conflict)
    await canvas.findByText(others)
    await expect(canvas.getByText(/The sheet is white/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: mine }))
    await userEvent.click(saveButton(canvas, save))
    const examples = { version: 1, value: draft.changes.examples?.value }
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { examples } }))
  },
}

/** Nothing is wider than a phone. */
export const Phone: Story = {
  ...shown(someEditedWord()),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { team } = inLocale(context, texts)
    await expect(await context.canvas.findByText(team)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = shown(never)

export const Failed: Story = {
  ...shown(refuse(404, 'not_found')),
  play: async (context) => {
    await context.canvas.findByText(messageText('not_found', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/word-manager/12', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
