/** Sentences that a learner writes with a word: on its page, in a note, after a review, and as an aid for a leech. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
// Its code comes late, and has to be made first on a slow machine: so it is here before a story waits for it.
import '#features/sentences'
import { never, offline, refuse, type MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow, inLocale } from '#tests/stories'
import { fox, infoStream } from '#tests/story-info'
import { noticed, someSentences } from '#tests/story-sentences'

const meta = { title: 'Screens/Word/Own sentences', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: {
    title: '我的句子',
    write: '写一句',
    more: '再写一句',
    field: '你的句子',
    check: '检查',
    save: '存下',
    anyway: '就这样存下',
    fine: /词典没有发现问题/,
    saved: /已保存到服务器/,
    unfold: '还有 3 句',
    edit: '改一改',
    delete: '删除',
    deleted: '句子删掉了',
    ask: '请 AI 改一改',
    take: '用这一句',
    aside: /上面词典的检查不受影响/,
    retry: '重试',
  },
  en: {
    title: 'My sentences',
    write: 'Write a sentence',
    more: 'Write another',
    field: 'Your sentence',
    check: 'Check',
    save: 'Keep it',
    anyway: 'Keep it as it is',
    fine: /The dictionary noticed nothing/,
    saved: /You will see it with the word/,
    unfold: '3 more',
    edit: 'Change',
    delete: 'Delete',
    deleted: 'The sentence is deleted',
    ask: 'Let the AI correct it',
    take: 'Take this one',
    aside: /The check of the dictionary stands/,
    retry: 'Try again',
  },
}
const textsOf = (context: Context) => inLocale(context, texts)

const saved = fn<(body: unknown) => void>()

const word = (api: MockAnswers = {}, as: 'user' | 'guest' = 'user') =>
  screen({
    path: '/word/fox',
    as,
    api: {
      'GET /api/words/{word}': fox,
      'GET /api/words': { items: [] },
      'GET /api/words/{word}/info': () => infoStream('whole'),
      'GET /api/tutor': { ai: false, left: 0 },
      'POST /api/own-sentences/check': { findings: [] },
      'POST /api/own-sentences': ({ body }) => {
        saved(body)
        return {
          id: '1',
          text: (body as { text: string }).text,
          at: '2026-03-04T09:12:00.000Z',
          saved_at: '2026-03-04T09:12:00Z',
        }
      },
      ...api,
    },
  })

/** Opens the dialog and writes. */
async function write(context: Context, text: string) {
  const { canvas } = context
  const { write: open, field } = textsOf(context)
  await userEvent.click(await canvas.findByRole('button', { name: open }))
  const dialog = within(await canvas.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: field }), text)
  return dialog
}

/** Two of five; the others unfold. */
export const Default: Story = {
  ...word({ 'GET /api/own-sentences': { sentences: someSentences(5) } }),
  play: async (context) => {
    const { canvas } = context
    const { title, unfold, write: first, more } = textsOf(context)
    await canvas.findByRole('heading', { level: 1, name: 'fox' })
    await canvas.findByText('I saw a fox behind our school on Monday.')
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(canvas.queryByText(/ran across the road/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: unfold }))
    await expect(canvas.getByText(/ran across the road/)).toBeVisible()
    // Five are as many as a word has.
    for (const name of [first, more]) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Empty: Story = {
  ...word(),
  play: async (context) => {
    const { write: open } = textsOf(context)
    await context.canvas.findByRole('heading', { level: 1, name: 'fox' })
    await context.canvas.findByText(open)
    await expect(context.canvas.getByRole('button', { name: open })).toBeEnabled()
  },
}

export const Loading: Story = {
  ...word({ 'GET /api/own-sentences': never() }),
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: textsOf(context).title })
    await expect(context.canvas.queryByRole('button', { name: textsOf(context).write })).toBeNull()
  },
}

export const Offline: Story = {
  ...word({ 'GET /api/own-sentences': () => offline() }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: textsOf(context).retry })
  },
}

/** A guest keeps no sentences, and is not asked for any. */
export const Locked: Story = {
  ...word({}, 'guest'),
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'fox' })
    await expect(context.canvas.queryByRole('heading', { level: 2, name: textsOf(context).title })).toBeNull()
  },
}

const found = {
  zh: {
    small_i: '“我”要写成大写的 I。',
    repeated: '“fox”连着写了两次。',
    unknown_word: '词典里没有“shcool”，是不是 school？',
    full_stop: '句末要有句号、问号或感叹号。',
  },
  en: {
    small_i: 'The word I is always a capital letter.',
    repeated: '“fox” is there twice.',
    unknown_word: '“shcool” is not in the dictionary. Did you mean school?',
    full_stop: 'A sentence ends with a full stop, a question mark or an exclamation mark.',
  },
}
const rough = 'i saw a fox fox behind our shcool'

/** Findings are hints: the sentence is mended, or kept as it is. */
export const Noticed: Story = {
  ...word({ 'POST /api/own-sentences/check': { findings: noticed(found.zh) } }),
  play: async (context) => {
    saved.mockClear()
    const { check, anyway, saved: told } = textsOf(context)
    const dialog = await write(context, rough)
    await userEvent.click(dialog.getByRole('button', { name: check }))
    await dialog.findByText(found.zh.unknown_word)
    await expect(dialog.getByText('shcool')).toBeVisible()
    await fitsWindow()
    await userEvent.click(dialog.getByRole('button', { name: anyway }))
    await context.canvas.findByText(told)
    await expect(saved).toHaveBeenCalledWith(expect.objectContaining({ text: rough, word: fox.id }))
  },
}

export const NoticedEnglish: Story = {
  globals: { locale: 'en' },
  ...word({ 'POST /api/own-sentences/check': { findings: noticed(found.en) } }),
  play: async (context) => {
    const dialog = await write(context, rough)
    await userEvent.click(dialog.getByRole('button', { name: textsOf(context).check }))
    await dialog.findByText(found.en.repeated)
  },
}

export const NoticedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...word({ 'POST /api/own-sentences/check': { findings: noticed(found.zh) } }),
  play: async (context) => {
    const dialog = await write(context, rough)
    await userEvent.click(dialog.getByRole('button', { name: textsOf(context).check }))
    await dialog.findByText(found.zh.repeated)
    await fitsWindow()
  },
}

/** What is typed after the check is checked again. */
export const Fine: Story = {
  ...word(),
  play: async (context) => {
    const { check, save, fine, field } = textsOf(context)
    const dialog = await write(context, 'I saw a fox.')
    await userEvent.click(dialog.getByRole('button', { name: check }))
    await dialog.findByText(fine)
    await userEvent.type(dialog.getByRole('textbox', { name: field }), ' It ran.')
    await expect(dialog.queryByText(fine)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: check }))
    await expect(await dialog.findByRole('button', { name: save })).toBeEnabled()
  },
}

/** With an AI service: what it would change, word by word. */
export const Corrected: Story = {
  ...word({
    'GET /api/tutor': { ai: true, left: 7 },
    'POST /api/own-sentences/correct': { corrected: 'I saw a fox behind our school.', remark: '过去的事用 saw。' },
  }),
  play: async (context) => {
    const { check, ask, take, save } = textsOf(context)
    const dialog = await write(context, 'I see a fox behind our school.')
    await userEvent.click(dialog.getByRole('button', { name: check }))
    await userEvent.click(await dialog.findByRole('button', { name: ask }))
    await dialog.findByText('过去的事用 saw。')
    await userEvent.click(dialog.getByRole('button', { name: take }))
    await expect(dialog.getByRole('textbox')).toHaveValue('I saw a fox behind our school.')
    await expect(dialog.getByRole('button', { name: save })).toBeEnabled()
  },
}

/** The AI service does not answer: the sentence can be kept all the same. */
export const AiFailed: Story = {
  ...word({
    'GET /api/tutor': { ai: true, left: 7 },
    'POST /api/own-sentences/correct': refuse(503, 'tutor_failed'),
  }),
  play: async (context) => {
    const { check, ask, aside, save } = textsOf(context)
    const dialog = await write(context, 'I see a fox.')
    await userEvent.click(dialog.getByRole('button', { name: check }))
    await userEvent.click(await dialog.findByRole('button', { name: ask }))
    await dialog.findByText(aside)
    await expect(dialog.getByRole('button', { name: save })).toBeEnabled()
  },
}

/** Nothing is lost when it cannot be checked. */
export const NotChecked: Story = {
  ...word({ 'POST /api/own-sentences/check': () => offline() }),
  play: async (context) => {
    const dialog = await write(context, 'I saw a fox.')
    await userEvent.click(dialog.getByRole('button', { name: textsOf(context).check }))
    await dialog.findByRole('alert')
    await expect(dialog.getByRole('textbox')).toHaveValue('I saw a fox.')
  },
}

/** A sentence that is deleted can be taken back. */
export const Deleted: Story = {
  ...word({
    'GET /api/own-sentences': { sentences: someSentences(1) },
    'DELETE /api/own-sentences/{id}': undefined,
  }),
  play: async (context) => {
    const { canvas } = context
    const { delete: remove, deleted } = textsOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: /I saw a fox behind/ }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: remove }))
    await canvas.findByText(deleted)
  },
}
