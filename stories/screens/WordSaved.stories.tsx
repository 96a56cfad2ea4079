/** Saving a word to a note, from its page. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fox, infoStream } from '#tests/story-info'
import { storyNotes } from '#tests/story-notes'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Word/Saving', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const word = (api: MockAnswers) =>
  screen({
    path: '/word/fox',
    as: 'user',
    api: {
      'GET /api/words/{word}': fox,
      'GET /api/words': { items: [] },
      'GET /api/words/{word}/info': () => infoStream('none'),
      ...api,
    },
  })

let isSavedNow = false
const savedMeanwhile = () => {
  const found = isSavedNow ? notes.slice(0, 1) : []
  return { notes: found }
}
const notes = storyNotes.slice(0, 2).map(({ id, title }) => ({ id, title, words: ['fox'] }))
const saving: MockAnswers = { 'GET /api/notes': { notes: storyNotes, next: null } }

/** The button says where the word is saved; its notes cannot take it again. */
export const Default: Story = {
  ...word({ ...saving, 'GET /api/note-words': { notes: notes.slice(0, 1) } }),
  play: async (context) => {
    const { canvas } = context
    const name = inLocale(context, notes[0]?.title ?? { zh: '', en: '' })
    const saved = inLocale(context, { zh: `已在“${name}”`, en: `In ${name}` })
    await userEvent.click(await canvas.findByRole('button', { name: saved }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(await dialog.findByRole('button', { name: saved })).toBeDisabled()
    const other = inLocale(context, notes[1]?.title ?? { zh: '', en: '' })
    await expect(dialog.getByRole('button', { name: other })).toBeEnabled()
  },
}

/** Saved since in another tab: the note stays as it is, and that is said. */
export const SavedMeanwhile: Story = {
  ...word({ ...saving, 'GET /api/note-words': savedMeanwhile }),
  play: async (context) => {
    const { canvas } = context
    const name = inLocale(context, notes[0]?.title ?? { zh: '', en: '' })
    isSavedNow = false
    const save = { zh: '存到笔记', en: 'Save to a note' }
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, save) }))
    const dialog = within(await canvas.findByRole('dialog'))
    isSavedNow = true
    await userEvent.click(await dialog.findByRole('button', { name }))
    await canvas.findByText(inLocale(context, { zh: `“${name}”里已经有了`, en: `Already in ${name}` }))
    await expect(canvas.getByRole('button', { name: inLocale(context, { zh: '打开', en: 'Open' }) })).toBeVisible()
  },
}
