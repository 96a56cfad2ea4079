import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as whole, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someEditedWord, somePictureSet } from '#tests/story-editor'

const saved = fn<(body: unknown) => void>()
const read = fn<() => void>()

const shown = (set: MockAnswers['GET /api/admin/picture-set']) =>
  screen({
    path: '/admin/word-manager/12',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/words/{word}': someEditedWord(),
      'GET /api/admin/picture-set': set,
      'PUT /api/admin/words/{word}': ({ body }) => {
        saved(body)
        return someEditedWord()
      },
      'PUT /api/admin/words/{word}/draft': undefined,
    },
  })

const meta = {
  title: 'Screens/AdminWord/Picture',
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    open: '从图库里选',
    search: '查找图片',
    pictures: '图片',
    take: '用这张图',
    save: '保存',
    page: '打开的书',
    wolf: '狼',
    fox: '狐狸',
    cancel: '取消',
    same: '用同一张图：wolf',
    alike: '图片相似的单词：fox, raccoon',
    unused: '还没有单词用这张图。',
    none: '没有找到图片，换一个词试试。',
    lookAlikes: '相似的图片',
    secondLookAlike: '相似的图片，第 2 行',
    add: '加一行：相似的图片',
    word: '单词',
  },
  en: {
    open: 'Choose from the set',
    search: 'Find a picture',
    pictures: 'Pictures',
    take: 'Use this picture',
    save: 'Save',
    page: 'open book',
    wolf: 'wolf',
    fox: 'fox',
    cancel: 'Cancel',
    same: 'With the same picture: wolf',
    alike: 'Words whose pictures look alike: fox, raccoon',
    unused: 'No word shows this picture yet.',
    none: 'No picture was found. Try another word.',
    lookAlikes: 'Look-alikes',
    secondLookAlike: 'Look-alikes, row 2',
    add: 'Add a row: Look-alikes',
    word: 'Word',
  },
}

const openSet = async (context: { canvas: ReturnType<typeof within>; globals: Record<string, unknown> }) => {
  await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts).open }))
  return within(await whole.findByRole('dialog'))
}

/** By keyboard alone: found by its name, marked by arrows, taken by Enter, saved. What is to be known of it is said first. */
export const Default: Story = {
  ...shown(() => {
    read()
    return { items: somePictureSet() }
  }),
  play: async (context) => {
    const { canvas } = context
    const { search, pictures, wolf, fox, same, alike, save } = inLocale(context, texts)
    saved.mockClear()
    read.mockClear()
    const dialog = await openSet(context)
    const grid = await dialog.findByRole('listbox', { name: pictures })
    // The picture as it is now is marked, wherever it stands in the set.
    await waitFor(() => expect(within(grid).getByRole('option', { selected: true })).toBeVisible())
    await expect(within(grid).getAllByRole('option').length).toBeLessThan(somePictureSet().length)
    await userEvent.type(dialog.getByRole('searchbox', { name: search }), 'animal')
    await waitFor(() => expect(within(grid).getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}')
    await expect(grid).toHaveFocus()
    await expect(within(grid).getByRole('option', { selected: true })).toHaveAccessibleName(fox)
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(grid).getByRole('option', { selected: true })).toHaveAccessibleName(wolf)
    await expect(dialog.getByText(same)).toBeVisible()
    await expect(dialog.getByText(alike)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(whole.queryByRole('dialog')).toBeNull())
    const [button] = canvas.getAllByRole('button', { name: save })
    if (!button) throw new Error('there is no button to save')
    await userEvent.click(button)
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ changes: { picture: { version: 0, value: { file: '1f43a.webp' } } } }),
    )
    await expect(read).toHaveBeenCalledTimes(1)
  },
}

/** By pointer: a press marks, the button takes; a press beside takes nothing. */
export const Pressed: Story = {
  ...shown({ items: somePictureSet() }),
  play: async (context) => {
    const { pictures, search, fox, take, unused, cancel, none } = inLocale(context, texts)
    const dialog = await openSet(context)
    const field = dialog.getByRole('searchbox', { name: search })
    await userEvent.type(field, 'no such thing')
    await expect(await dialog.findByText(none)).toBeVisible()
    await userEvent.clear(field)
    const grid = await dialog.findByRole('listbox', { name: pictures })
    await userEvent.type(field, 'fox')
    await userEvent.click(await within(grid).findByRole('option', { name: fox }))
    await expect(dialog.queryByText(unused)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: take }))
    await waitFor(() => expect(whole.queryByRole('dialog')).toBeNull())
    const emoji = () => context.canvas.getByDisplayValue('🦊')
    await expect(emoji()).toBeVisible()
    const again = await openSet(context)
    await userEvent.click(again.getAllByRole('button', { name: cancel })[0] ?? document.body)
    await waitFor(() => expect(whole.queryByRole('dialog')).toBeNull())
    await expect(emoji()).toBeVisible()
  },
}

/** Nothing is wider than a phone. */
export const Phone: Story = {
  ...shown({ items: somePictureSet() }),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openSet(context)
    await dialog.findByRole('listbox')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = {
  ...shown(never),
  play: async (context) => {
    const dialog = await openSet(context)
    await expect(dialog.getByRole('button', { name: inLocale(context, texts).take })).toBeDisabled()
  },
}

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    const dialog = await openSet(context)
    await dialog.findByText(messageText('busy', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** Words that look alike are a list of words. */
export const LookAlikes: Story = {
  ...shown({ items: somePictureSet() }),
  play: async (context) => {
    const { canvas } = context
    const { lookAlikes, secondLookAlike, add, word, save } = inLocale(context, texts)
    saved.mockClear()
    const block = within(await canvas.findByRole('group', { name: lookAlikes }))
    await userEvent.click(block.getByRole('button', { name: add }))
    const row = within(block.getByRole('group', { name: secondLookAlike }))
    await userEvent.type(row.getByRole('textbox', { name: word }), 'page')
    const [saveButton] = canvas.getAllByRole('button', { name: save })
    if (!saveButton) throw new Error('there is no button to save')
    await userEvent.click(saveButton)
    const value = ['letter', 'page']
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { look_alikes: { version: 0, value } } }))
  },
}
