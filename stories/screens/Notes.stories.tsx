import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { storyNotes, storyOfficial } from '#tests/story-notes'

const notes = (answer: MockAnswers['GET /api/notes'], api: MockAnswers = {}) =>
  screen({ path: '/word-notes', as: 'user', api: { 'GET /api/notes': answer, ...api } })

const meta = { title: 'Screens/Word notes', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** From five on there is something to search and sort. */
const manyNotes = [...storyNotes, ...storyNotes.slice(3)].map((note, index) => ({
  ...note,
  id: note.id.replace(/.$/, String(index + 1)),
}))

/** All notes of a learner, the latest first, and the tags that they have. */
export const Default: Story = {
  ...notes(({ query }) => ({
    notes: manyNotes.filter(({ tag }) => query.get('tag') === null || tag === query.get('tag')),
    next: null,
  })),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('link', { name: '旅行用得上' })).toHaveAttribute(
      'href',
      `/word-notes/${manyNotes[1]?.id}`,
    )
    const tags = inLocale(context, {
      zh: ['看图记词', '大学英语', '日常英语'],
      en: ['Picture memory', 'University English', 'Daily use'],
    })
    for (const name of tags) await expect(await canvas.findByRole('button', { name })).toBeVisible()
    const other = inLocale(context, { zh: '留学英语', en: 'Study abroad' })
    await expect(canvas.queryByRole('button', { name: other })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '日常英语', en: 'Daily use' }) }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

/** A few notes need no controls: they are a row of icons, which unfolds. */
export const Few: Story = {
  ...notes({ notes: storyNotes, next: null }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('link', { name: '旅行用得上' })
    const search = inLocale(context, { zh: '搜索笔记', en: 'Search notes' })
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(
      canvas.queryByRole('button', { name: inLocale(context, { zh: '日常英语', en: 'Daily use' }) }),
    ).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: search }))
    await expect(canvas.getByRole('searchbox', { name: search })).toHaveFocus()
  },
}

export const Official: Story = {
  ...screen({
    path: '/official-notes',
    as: 'guest',
    api: { 'GET /api/notes': { notes: storyOfficial, next: null } },
  }),
  play: async (context) => {
    const name = inLocale(context, { zh: '大学英语四级词汇', en: 'College English words, band 4 (CET-4)' })
    await expect(await context.canvas.findByRole('link', { name })).toBeVisible()
  },
}

export const Loading: Story = {
  ...notes(never),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  ...notes({ notes: [], next: null }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(inLocale(context, { zh: '还没有笔记', en: 'No notes yet' }))).toBeVisible()
  },
}

export const NothingFound: Story = {
  ...screen({ path: '/word-notes?q=oak', as: 'user', api: { 'GET /api/notes': { notes: [], next: null } } }),
  play: async (context) => {
    const told = inLocale(context, { zh: '没有找到', en: 'Nothing found' })
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error',
  ...notes(refuse(500, 'server_error')),
  play: async (context) => {
    const told = messageText('server_error', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

/** A guest looks at official notes and is told what an account opens. */
export const Locked: Story = {
  ...screen({ path: '/word-notes', as: 'guest', api: { 'GET /api/notes': { notes: [], next: null } } }),
  play: async (context) => {
    const told = messageText('guest_not_allowed', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

/** The eleventh note: what VIP opens. */
export const LimitReached: Story = {
  ...notes({ notes: storyNotes, next: null }, { 'POST /api/notes': refuse(402, 'vip_required') }),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: inLocale(context, { zh: '新建笔记', en: 'New note' }) }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    const name = dialog.getByLabelText(inLocale(context, { zh: '名字', en: 'Name' }))
    const create = dialog.getByRole('button', { name: inLocale(context, { zh: '创建', en: 'Create' }) })
    await userEvent.click(create)
    await expect(
      await dialog.findByText(messageText('title_required', inLocale(context, { zh: 'zh', en: 'en' }))),
    ).toBeVisible()
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Oak')
    await userEvent.click(create)
    const told = inLocale(context, { zh: '已到免费额度', en: 'You’ve reached the free limit' })
    await expect(await dialog.findByText(told)).toBeVisible()
  },
}

/** What an import found, before anything is taken. */
export const ImportPreview: Story = {
  ...notes(
    { notes: storyNotes, next: null },
    {
      'POST /api/note-words': {
        words: [
          { word: 'oak', state: 'found', headword: 'oak', meaning: { zh: '橡树', en: 'a large tree' } },
          { word: 'went', state: 'corrected', headword: 'go', meaning: { zh: '去', en: 'move from a place' } },
          { word: 'give up', state: 'unknown', headword: 'give up', meaning: null },
        ],
      },
    },
  ),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh: '导入', en: 'Import' }) }))
    const dialog = within(await canvas.findByRole('dialog'))
    const field = dialog.getByLabelText(inLocale(context, { zh: '或者粘贴在这里', en: 'Or paste here' }))
    await userEvent.type(field, 'oak{enter}went{enter}give up{enter}oak')
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, { zh: '检查', en: 'Check' }) }))
    const counts = inLocale(context, { zh: ['更正 1 个', '重复 1 个'], en: ['1 corrected', '1 repeated'] })
    for (const count of counts) await expect(await dialog.findByText(count)).toBeVisible()
    const step = inLocale(context, { zh: '2 核对', en: '2 Check' })
    await expect(dialog.getByText(step)).toHaveAttribute('aria-current', 'step')
    const save = inLocale(context, { zh: '导入 3 个', en: 'Import 3 words' })
    await expect(dialog.getByRole('button', { name: save })).toBeEnabled()
  },
}

const binned = storyNotes.slice(0, 2).map(({ id, title, words }, index) => ({
  kind: index === 0 ? ('note' as const) : ('page' as const),
  id,
  note: id,
  note_title: title,
  title,
  words,
  deleted_at: '2026-03-04T04:00:00Z',
}))
const restored = { note: false }

/** What was deleted and the way back: when a row has gone, the focus goes on to the next one. */
export const Bin: Story = {
  ...notes(
    { notes: storyNotes, next: null },
    {
      'GET /api/note-bin': () => ({ items: restored.note ? binned.slice(1) : binned }),
      'POST /api/notes/{id}/restore': () => {
        restored.note = true
        return storyNotes[0] as (typeof storyNotes)[number]
      },
    },
  ),
  play: async (context) => {
    const { canvas } = context
    restored.note = false
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh: '回收站', en: 'Bin' }) }))
    const restore = inLocale(context, { zh: '恢复', en: 'Restore' })
    const rows = await canvas.findAllByRole('button', { name: restore })
    await expect(rows).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: restore })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: restore })).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: restore })).toHaveFocus()
  },
}
