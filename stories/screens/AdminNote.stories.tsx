import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '#contract/locales'
import { messageText } from '#contract/messages'
import type { ManagedNote } from '#contract/official-notes'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers, MockRequest } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi, storyEntries, storyNote } from '#tests/story-notes'

const managed = (changes: Partial<ManagedNote> = {}): ManagedNote => ({
  ...storyNote('official'),
  published_at: null,
  edited_at: '2026-03-04T04:00:00Z',
  ...changes,
})
const published = managed({ published_at: '2026-03-04T05:00:00Z' })
const entries = storyEntries.filter(({ known }) => known !== null)

const shown = (note: MockAnswers['GET /api/admin/notes/{id}'], api: MockAnswers = {}, page = '') =>
  screen({
    path: `/admin/notes-manager/${storyNote().id}${page}`,
    as: 'user',
    api: {
      ...noteApi(storyNote('official'), entries),
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/notes/{id}': note,
      ...api,
    },
  })

const meta = { title: 'Screens/AdminNote', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    language: 'zh' as Language,
    publish: '发布',
    withdraw: '撤回',
    state: '已发布',
    preview: '按学习者的样子看',
    add: '加单词',
    notTaken: /^有 2 个没有收.*zzyzx, damn$/,
    menu: '笔记的更多操作',
    titles: '改标题',
    cover: '封面',
    zh: '中文名',
    en: '英文名',
    save: '保存',
    addSection: '加一章',
    missing: '这本笔记不存在，或者已经删除。',
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    language: 'en' as Language,
    publish: 'Publish',
    withdraw: 'Withdraw',
    state: 'Published',
    preview: 'See as a learner',
    add: 'Add words',
    notTaken: /^2 were not taken.*zzyzx, damn$/,
    menu: 'More for this note',
    titles: 'Change the titles',
    cover: 'Cover',
    zh: 'Chinese title',
    en: 'English title',
    save: 'Save',
    addSection: 'Add a section',
    missing: 'This note does not exist, or was deleted.',
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

type Context = Parameters<NonNullable<Story['play']>>[0]
const ofBody = ({ canvasElement }: Context) => within(canvasElement.ownerDocument.body)

const sent = fn<(changes: unknown) => void>()
const take = ({ body }: MockRequest) => {
  const { changes } = body as { changes: unknown }
  sent(changes)
  const { title, tag, cover, version } = storyNote()
  const nothing = { sections: [], pages: [], entries: [], deleted: [], notices: [], saved_at: '2026-03-04T04:03:00Z' }
  return { ...nothing, title, tag, cover, version: version + 1, applied: version + 1 }
}

const put = fn<(body: unknown) => void>()

/** An official note as an administrator edits it; the preview is the learner's own page. */
export const Default: Story = {
  ...shown(managed()),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await expect(canvas.getByRole('link', { name: inLocale(context, texts).preview })).toHaveAttribute(
      'href',
      `/official-notes/${storyNote().id}`,
    )
  },
}

/** The note as it is seen is published, and withdrawn again; a learner's screen is its preview. */
export const Publication: Story = {
  ...shown(managed(), {
    'PUT /api/admin/notes/{id}/published': ({ body }) => {
      put(body)
      return (body as { published: boolean }).published ? published : managed()
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { publish, withdraw, state } = inLocale(context, texts)
    await canvas.findByText('fox')
    await userEvent.click(canvas.getByRole('button', { name: publish }))
    await expect(await canvas.findByText(state)).toBeVisible()
    await expect(put).toHaveBeenLastCalledWith({ published: true, version: 4 })
    await userEvent.click(canvas.getByRole('button', { name: withdraw }))
    await expect(await canvas.findByRole('button', { name: publish })).toBeVisible()
  },
}

/** Words are taken at their headwords; those that the dictionary does not have, or that are unfit, are named and stay in the line. */
export const Words: Story = {
  ...shown(managed(), {
    'POST /api/admin/notes/{id}/changes': take,
    'POST /api/note-words': ({ body }) => ({
      words: (body as { words: string[] }).words.map((word) =>
        word === 'badgers'
          ? { word, state: 'corrected', headword: 'badger', meaning: { zh: '獾', en: 'an animal' } }
          : { word, state: 'unknown', headword: word, meaning: null },
      ),
    }),
  }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    const { add, notTaken } = inLocale(context, texts)
    await canvas.findByText('fox')
    const line = canvas.getByRole('textbox', { name: add })
    await userEvent.type(line, 'badgers, zzyzx, damn{enter}')
    await expect(await canvas.findByText(notTaken)).toBeVisible()
    await expect(line).toHaveValue('zzyzx, damn')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([expect.objectContaining({ type: 'add_entry', word: 'badger' })]),
    )
  },
}

/** Titles are in both languages; only what changed is sent. */
export const Titles: Story = {
  ...shown(managed(), { 'POST /api/admin/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    const { menu, titles, en, zh, save, addSection } = inLocale(context, texts)
    await canvas.findByText('fox')
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    await userEvent.click(await ofBody(context).findByRole('menuitem', { name: titles }))
    const field = await ofBody(context).findByRole('textbox', { name: en })
    await userEvent.clear(field)
    await userEvent.type(field, 'The forest{enter}')
    const was = 'Picture memory: the forest'
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith([{ type: 'set_note', field: 'title_en', value: 'The forest', was }]),
    )
    await userEvent.click(canvas.getByRole('button', { name: addSection }))
    await userEvent.type(await ofBody(context).findByRole('textbox', { name: zh }), '河边')
    await userEvent.type(ofBody(context).getByRole('textbox', { name: en }), 'By the river')
    await userEvent.click(ofBody(context).getByRole('button', { name: save }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith([
        expect.objectContaining({ type: 'add_section', title: '河边', title_en: 'By the river' }),
      ]),
    )
  },
}

/** The cover is a picture of one of the words. */
export const Cover: Story = {
  ...shown(managed(), { 'POST /api/admin/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    const { menu, cover } = inLocale(context, texts)
    await canvas.findByText('fox')
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    await userEvent.click(await ofBody(context).findByRole('menuitem', { name: cover }))
    await expect(await ofBody(context).findByRole('button', { name: 'fox', pressed: true })).toBeVisible()
    await userEvent.click(ofBody(context).getByRole('button', { name: 'owl' }))
    const change = { type: 'set_note', field: 'cover', value: '/pictures/1f989.webp', was: '/pictures/1f98a.webp' }
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith([change]))
  },
}

/** Somebody changed the note since it was seen: it is not published, and says why. */
export const ChangedByOthers: Story = {
  ...shown(managed(), { 'PUT /api/admin/notes/{id}/published': refuse(409, 'note_edit_conflict') }),
  play: async (context) => {
    const { canvas } = context
    const { publish, language } = inLocale(context, texts)
    await canvas.findByText('fox')
    await userEvent.click(canvas.getByRole('button', { name: publish }))
    await expect(await canvas.findByText(messageText('note_edit_conflict', language))).toBeVisible()
  },
}

/** A word that the server does not take comes out of the note again. */
export const Refused: Story = {
  ...shown(managed(), {
    'POST /api/note-words': {
      words: [{ word: 'badger', state: 'found', headword: 'badger', meaning: { zh: '獾', en: 'an animal' } }],
    },
    'POST /api/admin/notes/{id}/changes': refuse(400, 'note_word_unknown', undefined, {}),
  }),
  play: async (context) => {
    const { canvas } = context
    const { add } = inLocale(context, texts)
    await canvas.findByText('fox')
    await userEvent.type(canvas.getByRole('textbox', { name: add }), 'badger{enter}')
    await waitFor(() => expect(canvas.queryByText('badger')).toBeNull())
    await expect(canvas.getByText('fox')).toBeVisible()
  },
}

export const Empty: Story = {
  ...shown(managed({ sections: [], pages: [], words: 0 }), {
    'GET /api/notes/{id}/entries': { version: 4, total: 0, entries: [] },
  }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('textbox', { name: inLocale(context, texts).add })).toBeVisible()
  },
}

export const Missing: Story = {
  ...shown(refuse(404, 'not_found')),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).missing)
  },
}

export const Loading: Story = {
  ...shown(never),
  play: async (context) => {
    await context.canvas.findAllByText(inLocale(context, texts).loading)
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
  ...screen({ path: `/admin/notes-manager/${storyNote().id}`, as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
