import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { offline } from '#tests/mock-api'
import type { MockAnswers, MockRequest } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi, storyNote } from '#tests/story-notes'
import { screens } from '../../src/app/screens.ts'

const note = (query = '', api: MockAnswers = {}) =>
  screen({ path: `/word-notes/${storyNote().id}${query}`, as: 'user', api: { ...noteApi(), ...api } })

/** What happens in a note after it has opened. */
const meta = { title: 'Screens/Word note/At work', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  add: { zh: '加单词', en: 'Add words' },
  back: { zh: '全部笔记', en: 'All notes' },
  delete: { zh: '删除', en: 'Delete' },
  offline: { zh: /^没有网络，改动已存在本机/, en: /^No connection\. Your changes are kept here/ },
  own: { zh: '单词笔记', en: 'Word notes' },
  undo: { zh: '撤销', en: 'Undo' },
}

/** Takes batches as the server does, where there is a connection. */
const sent = fn<(body: unknown) => void>()
const connection = { works: true }
const take = ({ body }: MockRequest) => {
  if (!connection.works) return offline()
  sent(body)
  const { title, tag, version } = storyNote()
  const nothing = { sections: [], pages: [], entries: [], deleted: [], notices: [] }
  return { ...nothing, title, tag, version: version + 1, applied: version + 1 }
}
const unsent = () => Object.keys(localStorage).filter((key) => key.includes('unsent-note/'))

/** What was added without a connection is sent when there is one, wherever the learner is by then. */
export const LeftOffline: Story = {
  ...note('', { 'POST /api/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    // The next page: it must not be on its way when it is asked for.
    await screens.wordNotes.preload()
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

/** A word that was deleted comes back though its note was left meanwhile. */
export const UndoneAfterLeaving: Story = {
  ...note('', { 'POST /api/notes/{id}/changes': take }),
  play: async (context) => {
    const { canvas } = context
    sent.mockClear()
    // The next page: it must not be on its way when it is asked for.
    await screens.wordNotes.preload()
    connection.works = true
    await canvas.findByText('fox')
    const menu = inLocale(context, { zh: '“fox”的更多操作', en: 'More for fox' })
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: inLocale(context, texts.delete) }))
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
