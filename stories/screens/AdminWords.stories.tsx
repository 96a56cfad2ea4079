import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ManagedWord } from '#contract/word-manager'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someEditedWord } from '#tests/story-editor'

const asked = fn<(query: unknown) => void>()

const shown = (words: MockAnswers['GET /api/admin/words'], api: MockAnswers = {}, query = '') =>
  screen({
    path: `/admin/word-manager${query}`,
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/words': words, ...api },
  })

const { word } = someEditedWord()
const items: ManagedWord[] = [
  { word, hidden: false, edited: true, source_changed: true, without_example: false, reports: 2 },
  {
    word: {
      ...word,
      id: 13,
      headword: 'sheikh',
      meaning: { zh: '酋长', en: 'an Arab leader' },
      picture: null,
      unreviewed: true,
    },
    hidden: true,
    edited: true,
    source_changed: false,
    without_example: true,
    reports: 0,
  },
]

const meta = { title: 'Screens/AdminWords', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    search: '单词或中文释义',
    list: '词表',
    flag: '显示',
    marks: '已隐藏 · 未审校 · 没有例句 · 改过',
    none: '没有这样的单词',
    add: '添加单词',
    headword: '单词或短语',
    save: '添加',
    existing: '打开这个单词',
    retry: '重试',
    locked: '没有权限',
    next: '下一页',
  },
  en: {
    search: 'Word or Chinese meaning',
    list: 'List',
    flag: 'Show',
    marks: 'Hidden · Unreviewed · Without an example · Edited',
    none: 'No such words',
    add: 'Add a word',
    headword: 'Word or phrase',
    save: 'Add',
    existing: 'Open this word',
    retry: 'Try again',
    locked: 'This is not for you',
    next: 'Next page',
  },
}

export const Default: Story = {
  ...shown({ items, next: '13' }),
  play: async (context) => {
    const { canvas } = context
    const { marks, next } = inLocale(context, texts)
    await expect(await canvas.findByRole('link', { name: /sheet/ })).toHaveAttribute('href', '/admin/word-manager/12')
    await expect(canvas.getByText(marks)).toBeVisible()
    await expect(canvas.getByRole('button', { name: next })).toBeVisible()
  },
}

/** What is asked for stands in the address: a link that was sent shows the same, and what is typed goes into it. */
export const Filtered: Story = {
  ...shown(
    ({ query }) => {
      asked(Object.fromEntries(query))
      return { items: items.slice(0, 1), next: null }
    },
    {},
    '?q=she&flag=reported',
  ),
  play: async (context) => {
    const { canvas } = context
    const { search, list, flag } = inLocale(context, texts)
    const field = await canvas.findByRole('searchbox', { name: search })
    await expect(field).toHaveValue('she')
    await expect(canvas.getByRole('combobox', { name: flag })).toHaveValue('reported')
    await userEvent.type(field, 'et')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ q: 'sheet', flag: 'reported' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: list }), 'gre')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ q: 'sheet', list: 'gre', flag: 'reported' }))
  },
}

/** A word that is there already is not added again; the way to it stands beside. */
export const Added: Story = {
  ...shown({ items: [], next: null }, { 'POST /api/admin/words': refuse(409, 'word_exists', undefined, { id: 12 }) }),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { add, headword, save, existing } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: add }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: headword }), 'sheet')
    await userEvent.click(dialog.getByRole('button', { name: save }))
    await expect(await dialog.findByRole('link', { name: existing })).toHaveAttribute('href', '/admin/word-manager/12')
  },
}

export const Empty: Story = {
  ...shown({ items: [], next: null }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = shown(never)

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/word-manager', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
