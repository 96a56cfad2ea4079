import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { packageApi, packageFile, storyPackage } from '#tests/story-anki'
import { noteApi, storyNote, storyNotes } from '#tests/story-notes'

/** Anki packages: words come in from one, and a note or everything goes out as one. */
const meta = { title: 'Screens/Word notes/Anki', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const importing = (api: MockAnswers = {}) =>
  screen({
    path: '/word-notes',
    as: 'user',
    api: { 'GET /api/notes': { notes: storyNotes, next: null }, ...packageApi(), ...api },
  })

const bring = { zh: '复习记录也带过来', en: 'Bring along the reviews' }
const check = { zh: '检查', en: 'Check' }

/** Opens the import with a package and has it read. */
async function choosePackage(context: Context, file = packageFile()) {
  const { canvas } = context
  await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh: '导入', en: 'Import' }) }))
  const dialog = within(await canvas.findByRole('dialog'))
  await userEvent.upload(dialog.getByLabelText(inLocale(context, { zh: '文件', en: 'File' })), file, {
    applyAccept: false,
  })
  await userEvent.click(dialog.getByRole('button', { name: inLocale(context, check) }))
  return dialog
}

/** Fields are guessed, the first notes show what they lead to, and the reviews come along unless they are not wanted. */
export const Default: Story = {
  ...importing(),
  play: async (context) => {
    const dialog = await choosePackage(context)
    const word = await dialog.findByLabelText(
      inLocale(context, { zh: '哪个字段是单词？', en: 'Which field is the word?' }),
    )
    await expect(word).toHaveDisplayValue('Expression')
    const meaning = dialog.getByLabelText(
      inLocale(context, { zh: '哪个字段是释义？', en: 'Which field is the meaning?' }),
    )
    await expect(meaning).toHaveDisplayValue('Meaning')
    await expect(dialog.getByText('benign')).toBeVisible()
    await expect(dialog.getByRole('switch', { name: inLocale(context, bring) })).toBeChecked()
  },
}

export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await choosePackage(context)
    await expect(await dialog.findByLabelText(inLocale(context, { zh: '牌组', en: 'Deck' }))).toBeVisible()
    await expect(dialog.getByText('abandon')).toBeVisible()
  },
}

/** Another type has other fields, guessed anew. */
export const OtherType: Story = {
  ...importing(),
  play: async (context) => {
    const dialog = await choosePackage(context)
    const type = await dialog.findByLabelText(inLocale(context, { zh: '笔记类型', en: 'Note type' }))
    await userEvent.selectOptions(type, storyPackage.types[1]?.id ?? '')
    const word = dialog.getByLabelText(inLocale(context, { zh: '哪个字段是单词？', en: 'Which field is the word?' }))
    await expect(word).toHaveDisplayValue('Back')
    await expect(dialog.getByText('oak')).toBeVisible()
  },
}

/** With the fields chosen it goes on as with any other file. */
export const Checked: Story = {
  ...importing(),
  play: async (context) => {
    const dialog = await choosePackage(context)
    await dialog.findByLabelText(inLocale(context, { zh: '哪个字段是单词？', en: 'Which field is the word?' }))
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, check) }))
    await expect(await dialog.findByText(inLocale(context, { zh: '找到 2 个', en: '2 found' }))).toBeVisible()
    await expect(
      dialog.getByText(inLocale(context, { zh: '词典没有 1 个', en: '1 not in the dictionary' })),
    ).toBeVisible()
    const save = inLocale(context, { zh: '导入 3 个', en: 'Import 3 words' })
    await expect(dialog.getByRole('button', { name: save })).toBeEnabled()
  },
}

/** Reviews that cannot be taken over are named before any word is imported, and the words can come without them. */
export const ReviewsRefused: Story = {
  ...importing({ 'POST /api/anki-packages/reviews': refuse(409, 'imported_reviews_full') }),
  play: async (context) => {
    const dialog = await choosePackage(context)
    await dialog.findByLabelText(inLocale(context, { zh: '哪个字段是单词？', en: 'Which field is the word?' }))
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, check) }))
    const save = inLocale(context, { zh: '导入 3 个', en: 'Import 3 words' })
    await userEvent.click(await dialog.findByRole('button', { name: save }))
    const told = messageText('imported_reviews_full', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await dialog.findByText(told)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, { zh: '取消', en: 'Cancel' }) }))
    await userEvent.click(await dialog.findByRole('switch', { name: inLocale(context, bring) }))
    await expect(dialog.getByRole('switch', { name: inLocale(context, bring) })).not.toBeChecked()
  },
}

export const Loading: Story = {
  ...importing({ 'POST /api/anki-packages/outline': never }),
  play: async (context) => {
    const dialog = await choosePackage(context)
    const told = inLocale(context, { zh: '正在查词典', en: 'Looking up the words' })
    await expect((await dialog.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

/** Why a file cannot be read is said at its field, and another one can be chosen at once. */
export const Unreadable: Story = {
  name: 'Error',
  ...importing({
    'POST /api/anki-packages/outline': refuse(400, 'package_unreadable', { file: 'package_unreadable' }),
  }),
  play: async (context) => {
    const dialog = await choosePackage(context, packageFile('broken.apkg'))
    const told = messageText('package_unreadable', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await dialog.findByText(told)).toBeVisible()
    const remove = inLocale(context, { zh: '移除文件', en: 'Remove the file' })
    await userEvent.click(dialog.getByRole('button', { name: remove }))
    await waitFor(() => expect(dialog.queryByText(told)).toBeNull())
  },
}

/** The menu of a note: as CSV, as TSV and for Anki. */
export const NoteExported: Story = {
  ...screen({ path: `/word-notes/${storyNote().id}`, as: 'user', api: noteApi() }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    const menu = inLocale(context, { zh: '笔记的更多操作', en: 'More for this note' })
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    const body = within(document.body)
    await expect(await body.findByRole('menuitem', { name: /TSV/ })).toBeVisible()
    await userEvent.click(body.getByRole('menuitem', { name: /Anki/ }))
    await expect(await body.findByText(/已导出|^Exported/)).toBeVisible()
  },
}

/** In the settings everything goes out; what fails is said. */
export const EverythingRefused: Story = {
  ...screen({ path: '/settings/data', as: 'user', api: { 'GET /api/user/anki': () => refuse(503, 'busy') } }),
  play: async (context) => {
    const { canvas } = context
    const name = inLocale(context, { zh: '导出到 Anki', en: 'Export for Anki' })
    await userEvent.click(await canvas.findByRole('button', { name }))
    const told = messageText('busy', inLocale(context, { zh: 'zh', en: 'en' } as const))
    await expect(await canvas.findByText(told)).toBeVisible()
  },
}

export const Everything: Story = {
  ...screen({ path: '/settings/data', as: 'user' }),
  play: async (context) => {
    const { canvas } = context
    const name = inLocale(context, { zh: '导出到 Anki', en: 'Export for Anki' })
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await within(document.body).findByText(/已导出|^Exported/)).toBeVisible()
  },
}
