import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '#contract/locales'
import { offline } from '#tests/mock-api'
import type { MockAnswers, MockRequest } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi, storyNote } from '#tests/story-notes'
import { storyPractice } from '#tests/story-practice'
import { screenOf } from '../../src/app/screens.ts'

const note = (query = '', api: MockAnswers = {}) =>
  screen({ path: `/word-notes/${storyNote().id}${query}`, as: 'user', api: { ...noteApi(), ...api } })

/** What happens in a note after it has opened. */
const meta = { title: 'Screens/Word note/At work', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  add: { zh: '加单词', en: 'Add words' },
  again: { zh: '再来一轮', en: 'Once more' },
  back: { zh: '全部笔记', en: 'All notes' },
  check: { zh: '检查', en: 'Check' },
  delete: { zh: '删除', en: 'Delete' },
  done: { zh: '这一轮看完了', en: 'That was the last card' },
  import: { zh: '导入单词', en: 'Import words' },
  imported: { zh: '导入了 1 个单词', en: '1 word imported' },
  knew: { zh: '我会了', en: 'Knew it' },
  menu: { zh: '笔记的更多操作', en: 'More for this note' },
  offline: { zh: /^没有网络，改动已存在本机/, en: /^No connection\. Your changes are kept here/ },
  own: { zh: '单词笔记', en: 'Word notes' },
  paste: { zh: '或者粘贴在这里', en: 'Or paste here' },
  save: { zh: '导入 1 个', en: 'Import 1 word' },
  toPage: { zh: '移到另一页', en: 'Move to another page' },
  turn: { zh: '翻面', en: 'Turn over' },
  verbs: { zh: '动词', en: 'Verbs' },
  undo: { zh: '撤销', en: 'Undo' },
}

type Context = Parameters<NonNullable<Story['play']>>[0]

const more = (name: string) => ({ zh: `“${name}”的更多操作`, en: `More for ${name}` })
/** Chooses from the menu of a word, page or section, which is not there by then. */
const choose = async (context: Context, name: Record<Language, string>, item: Record<Language, string>) => {
  const [menu] = await context.canvas.findAllByRole('button', { name: inLocale(context, name) })
  if (!menu) throw new Error('The menu was expected')
  await userEvent.click(menu)
  await userEvent.click(await context.canvas.findByRole('menuitem', { name: inLocale(context, item) }))
}

const [woods, phrases] = storyNote().pages
const pageLink = (context: Context, page = phrases) =>
  context.canvas.findByRole('link', { name: new RegExp(`^${inLocale(context, page?.title ?? { zh: '', en: '' })}`) })

/** Takes batches as the server does, where there is a connection. */
const sent = fn<(body: unknown) => void>()
const connection = { works: true }
const take = ({ body }: MockRequest) => {
  if (!connection.works) return offline()
  sent(body)
  const { title, tag, cover, version } = storyNote()
  const nothing = { sections: [], pages: [], entries: [], deleted: [], notices: [], saved_at: '2026-03-04T04:03:00Z' }
  return { ...nothing, title, tag, cover, version: version + 1, applied: version + 1 }
}
const unsent = () => Object.keys(localStorage).filter((key) => key.includes('unsent/note/'))

/** What was added without a connection is sent when there is one, wherever the learner is by then. */
export const Default: Story = {
  ...note('', { 'POST /api/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    // The next page: it must not be on its way when it is asked for.
    await screenOf('wordNotes').preload()
    connection.works = false
    await canvas.findByText('fox')
    await userEvent.type(canvas.getByLabelText(inLocale(context, texts.add)), 'badger{enter}')
    await expect(await canvas.findByText(inLocale(context, texts.offline))).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: inLocale(context, texts.back) }))
    await canvas.findByRole('heading', { level: 1, name: inLocale(context, texts.own) })
    await expect(unsent()).toHaveLength(1)
    connection.works = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(unsent()).toEqual([]))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ changes: [expect.objectContaining({ type: 'add_entry', word: 'badger' })] }),
    )
  },
}

/** A word that the note has is not added a second time, in any letter case; the others of a list are. */
export const AddedOnce: Story = {
  ...note('', { 'POST /api/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    connection.works = true
    await canvas.findByText('fox')
    const line = canvas.getByLabelText(inLocale(context, texts.add))
    await userEvent.type(line, 'Fox{enter}')
    await canvas.findByText(inLocale(context, { zh: '“Fox”这本笔记里已经有了', en: 'Fox: already in this note' }))
    await expect(line).toHaveValue('')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(line, 'badger, fox, Badger{enter}')
    const both = { zh: '加了 1 个单词，“fox”这本笔记里已经有了', en: '1 word added. fox: already in this note' }
    await canvas.findByText(inLocale(context, both))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    const [body] = sent.mock.calls[0] as [{ changes: readonly { word: string }[] }]
    await expect(body.changes.map(({ word }) => word)).toEqual(['Badger'])
  },
}

/** A word that was deleted comes back though its note was left meanwhile. */
export const UndoneAfterLeaving: Story = {
  ...note('', { 'POST /api/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    // The next page: it must not be on its way when it is asked for.
    await screenOf('wordNotes').preload()
    connection.works = true
    await canvas.findByText('fox')
    await choose(context, more('fox'), texts.delete)
    await userEvent.click(canvas.getByRole('link', { name: inLocale(context, texts.back) }))
    await canvas.findByRole('heading', { level: 1, name: inLocale(context, texts.own) })
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts.undo) }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ changes: [expect.objectContaining({ type: 'restore', kind: 'entry' })] }),
      ),
    )
    await waitFor(() => expect(unsent()).toEqual([]))
  },
}

const card = (context: Context, done: number, total: number) =>
  context.canvas.findByRole('progressbar', {
    name: inLocale(context, { zh: `第 ${done} 张，共 ${total} 张`, en: `Card ${done} of ${total}` }),
  })
const turnButton = (context: Context) => context.canvas.findByRole('button', { name: inLocale(context, texts.turn) })
const answerCard = async (context: Context) => {
  await userEvent.click(await turnButton(context))
  await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts.knew) }))
}

/** Another page or other words are other cards; what another window takes away stays until the round is over. */
export const OtherCards: Story = {
  ...note('?view=cards'),
  play: async (context) => {
    const { canvas } = context
    await card(context, 1, 6)
    for (let done = 1; done <= 3; done += 1) await answerCard(context)
    await card(context, 4, 6)
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts.verbs) }))
    await card(context, 1, 1)
    await expect(canvas.getByText('climb')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '全部', en: 'All' }) }))
    await card(context, 1, 6)
    await answerCard(context)
    await choose(context, more(inLocale(context, phrases?.title ?? { zh: '', en: '' })), texts.delete)
    await card(context, 2, 6)
    await userEvent.click(await pageLink(context, woods))
    await card(context, 1, 5)
  },
}

/** Each card that follows another one has the focus, as have the end and the next round; the page stays where it is. */
export const CardsByKeyboard: Story = {
  ...note('?view=cards'),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await expect(await turnButton(context)).not.toHaveFocus()
    await answerCard(context)
    await canvas.findByText('forest')
    await expect(await turnButton(context)).toHaveFocus()
    for (let done = 2; done <= 6; done += 1) await userEvent.keyboard(' 2')
    await expect(await canvas.findByRole('heading', { name: inLocale(context, texts.done) })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts.again) }))
    await card(context, 1, 6)
    await expect(await turnButton(context)).toHaveFocus()
  },
}

const started = fn<() => void>()

/** A practice goes on with its questions, whatever happens to its note. */
export const PracticeGoesOn: Story = {
  ...note('?view=practice&mode=quiz', {
    'POST /api/practices': () => {
      started()
      return storyPractice(['choose_meaning', 'spell_word'])
    },
  }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: /fox/ })
    await expect(started).toHaveBeenCalledOnce()
    await choose(context, more(inLocale(context, phrases?.title ?? { zh: '', en: '' })), texts.delete)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^词组/ })).toBeNull())
    await expect(canvas.getByRole('heading', { name: /fox/ })).toBeVisible()
    await expect(started).toHaveBeenCalledOnce()
    started.mockClear()
  },
}

/** The page that is shown is deleted from the contents: the whole note is shown, and what is added then is seen. */
export const ShownPageDeleted: Story = {
  ...note(`/${phrases?.id}`),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('give up')
    await choose(context, more(inLocale(context, phrases?.title ?? { zh: '', en: '' })), texts.delete)
    await expect(await canvas.findByText('fox')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(inLocale(context, texts.add)), 'badger{enter}')
    await expect(canvas.getByText('badger')).toBeVisible()
  },
}

/** Words are imported onto the page that is shown, and it is said how many. */
export const ImportOntoPage: Story = {
  ...note(`/${woods?.id}`, {
    'POST /api/note-words': { words: [{ word: 'badger', state: 'unknown', headword: 'badger', meaning: null }] },
  }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await choose(context, texts.menu, texts.import)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(inLocale(context, texts.paste)), 'badger')
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, texts.check) }))
    await userEvent.click(await dialog.findByRole('button', { name: inLocale(context, texts.save) }))
    await expect(await canvas.findByText(inLocale(context, texts.imported))).toBeVisible()
    // The closing dialog shows the word too.
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('badger')).toBeVisible()
  },
}

/** When a word is deleted, the focus goes on to the one that takes its place. */
export const DeletedInARow: Story = {
  ...note(),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('give up')
    const menuOf = (word: string) => canvas.getByRole('button', { name: inLocale(context, more(word)) })
    await choose(context, more('forest'), texts.delete)
    await expect(menuOf('climb')).toHaveFocus()
    await choose(context, more('give up'), texts.delete)
    await expect(menuOf('owl')).toHaveFocus()
  },
}

/** A word that is moved to another page leaves its row: the focus goes on from there too. */
export const MovedAway: Story = {
  ...note(`/${woods?.id}`),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('owl')
    await choose(context, more('forest'), texts.toPage)
    const dialog = within(await canvas.findByRole('dialog'))
    const to = new RegExp(inLocale(context, phrases?.title ?? { zh: '', en: '' }))
    await userEvent.click(await dialog.findByRole('button', { name: to }))
    await waitFor(() => expect(canvas.queryByText('forest')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: inLocale(context, more('climb')) })).toHaveFocus())
  },
}
