import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi, storyNote } from '#tests/story-notes'

const note = (api: MockAnswers) =>
  screen({ path: `/word-notes/${storyNote().id}`, as: 'user', api: { ...noteApi(), ...api } })

/** The line of a note that says whether the server has what was changed. */
const meta = { title: 'Screens/Word note/Saving', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  add: { zh: '加单词', en: 'Add words' },
  failed: { zh: '还没有保存成功，会自动再试', en: 'Not saved yet. It is tried again by itself.' },
  kept: { zh: /^没有网络，改动已存在本机/, en: /^No connection\. Your changes are kept here/ },
  retry: { zh: '重试', en: 'Try again' },
  saved: { zh: /^已保存到服务器，12:03$/, en: /^Saved on the server at 12:03/ },
  saving: { zh: '正在保存', en: 'Saving' },
}

/** Noon and three minutes where the learner is. */
const arrive = () => {
  const { title, tag, cover, version } = storyNote()
  const nothing = { sections: [], pages: [], entries: [], deleted: [], notices: [], saved_at: '2026-03-04T04:03:00Z' }
  return { ...nothing, title, tag, cover, version: version + 1, applied: version + 1 }
}

/** Says where one edits what the server has: its own time, as the learner's clock shows it, and not before its answer. */
const answering = { isHeld: true, isRefused: false, release: () => {} }
export const Default: Story = {
  ...note({
    'POST /api/notes/{id}/changes': async () => {
      if (answering.isRefused) return refuse(503, 'busy')
      if (answering.isHeld) await new Promise<void>((resolve) => (answering.release = resolve))
      return arrive()
    },
  }),
  play: async (context) => {
    const { canvas } = context
    Object.assign(answering, { isHeld: true, isRefused: false })
    await canvas.findByText('fox')
    const line = canvas.getByLabelText(inLocale(context, texts.add))
    await userEvent.type(line, 'badger{enter}')
    await canvas.findByText(inLocale(context, texts.saving))
    await expect(canvas.queryByText(inLocale(context, texts.saved))).toBeNull()
    answering.isHeld = false
    answering.release()
    await expect(await canvas.findByText(inLocale(context, texts.saved))).toHaveRole('status')
    answering.isRefused = true
    await userEvent.type(line, 'otter{enter}')
    await canvas.findByText(inLocale(context, texts.failed))
    answering.isRefused = false
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts.retry) }))
    await canvas.findByText(inLocale(context, texts.saved))
  },
}

/** Without a connection it says where the change is, and that it will be sent. */
export const Kept: Story = {
  ...note({ 'POST /api/notes/{id}/changes': () => offline() }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await userEvent.type(canvas.getByLabelText(inLocale(context, texts.add)), 'badger{enter}')
    await expect(await canvas.findByText(inLocale(context, texts.kept))).toHaveRole('status')
    await expect(canvas.queryByText(inLocale(context, texts.saved))).toBeNull()
  },
}
