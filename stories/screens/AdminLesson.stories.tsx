import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { EditedLesson } from '#contract/course-manager'
import { messageText } from '#contract/messages'
import type { Language } from '#contract/locales'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someEditedLesson } from '#tests/story-editor'

const saved = fn<(body: unknown) => void>()
const drafted = fn<(body: unknown) => void>()

const shown = (lesson: MockAnswers['GET /api/admin/courses/{course}/lessons/{number}'], api: MockAnswers = {}) =>
  screen({
    path: '/admin/courses/starter/1',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/courses/{course}/lessons/{number}': lesson,
      'PUT /api/admin/courses/{course}/lessons/{number}': ({ body }) => {
        saved(body)
        return someEditedLesson()
      },
      'PUT /api/admin/courses/{course}/lessons/{number}/draft': ({ body }) => {
        drafted(body)
        const [known] = someEditedLesson().known_words
        return {
          known_words: known ? [{ ...known, id: 30, headword: 'teacher', ipa_uk: 'ˈtiːtʃə', ipa_us: 'ˈtiːtʃɚ' }] : [],
        }
      },
      ...api,
    },
  })

const meta = { title: 'Screens/AdminLesson', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    language: 'zh' as Language,
    title: '第 1 课 你好',
    firstLine: '句子，第 1 行',
    secondLine: '句子，第 2 行',
    firstWord: '单词，第 1 行',
    english: '英文',
    save: '保存',
    source: '恢复来源内容',
    previous: '恢复上一版',
    translate: '显示翻译',
    team: /团队编辑：lin-xiaoyu/,
    faults: '有 1 处需要修改，还没有保存。',
    restored: /还没有保存的修改/,
    others: 'mei 也在改这一课，还没有保存。',
    conflict: 'ben 刚刚保存了这一处',
    mine: '用我的',
    loading: '正在加载',
    locked: '没有权限',
  },
  en: {
    language: 'en' as Language,
    title: 'Lesson 1: Hello',
    firstLine: 'Lines of the story, row 1',
    secondLine: 'Lines of the story, row 2',
    firstWord: 'Words, row 1',
    english: 'English',
    save: 'Save',
    source: 'Back to the source',
    previous: 'Back to the version before',
    translate: 'Show the Chinese',
    team: /Edited by the team: lin-xiaoyu/,
    faults: 'One field needs attention. Nothing was saved.',
    restored: /changes of .* that you have not saved/,
    others: 'mei has unsaved changes of this lesson.',
    conflict: 'ben has saved this in between',
    mine: 'Keep mine',
    loading: 'Loading',
    locked: 'This is not for you',
  },
}

const { scene, words } = someEditedLesson().blocks

const saveButton = (canvas: ReturnType<typeof within>, name: string) => {
  const [button] = canvas.getAllByRole('button', { name })
  if (!button) throw new Error('there is no button to save')
  return button
}

/** What stands, where it comes from, and the lesson as learners read it. */
export const Default: Story = {
  ...shown(someEditedLesson()),
  play: async (context) => {
    const { canvas } = context
    const { title, team, save } = inLocale(context, texts)
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByText(team)).toBeVisible()
    await expect(canvas.getByText('Leo has a new friend.')).toBeVisible()
    await expect(saveButton(canvas, save)).toBeDisabled()
  },
}

/** By keyboard alone: a line is corrected, moved up and saved; what is typed is kept as a draft. */
export const Changed: Story = {
  ...shown(someEditedLesson()),
  play: async (context) => {
    const { canvas } = context
    const { secondLine, firstLine, english } = inLocale(context, texts)
    saved.mockClear()
    drafted.mockClear()
    const row = within(await canvas.findByRole('group', { name: secondLine }))
    const field = row.getByRole('textbox', { name: english })
    await userEvent.clear(field)
    await userEvent.type(field, 'Now Leo has a friend.')
    await waitFor(() => expect(drafted).toHaveBeenCalled(), { timeout: 5_000 })
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const first = within(canvas.getByRole('group', { name: firstLine })).getByRole('textbox', { name: english })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    const [one, two] = scene.value
    const value = [{ ...two, en: 'Now Leo has a friend.' }, one]
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { scene: { version: 1, value } } }))
  },
}

/** The preview shows what is typed at once, also in Chinese, and a new word with its sound as soon as the draft is kept. */
export const Previewed: Story = {
  ...shown(someEditedLesson()),
  play: async (context) => {
    const { canvas } = context
    const { firstWord, firstLine, english, translate } = inLocale(context, texts)
    const word = within(await canvas.findByRole('group', { name: firstWord })).getByRole('textbox', { name: english })
    await userEvent.clear(word)
    await userEvent.type(word, 'teacher')
    const line = within(canvas.getByRole('group', { name: firstLine })).getByRole('textbox', { name: english })
    await userEvent.clear(line)
    await userEvent.type(line, 'Hello, teacher.')
    await expect(canvas.getByText('Hello, teacher.')).toBeVisible()
    await expect(await canvas.findByText(/ˈtiːtʃ/, undefined, { timeout: 5_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: translate }))
    await expect(canvas.getByText('里奥有了新朋友。')).toBeVisible()
  },
}

const draft: NonNullable<EditedLesson['draft']> = {
  changes: { words: { version: 0, value: [{ headword: 'helo', zh: '你好' }, ...words.value.slice(1)] } },
  at: '2026-03-03T09:00:00.000Z',
}

/** A draft is there again; what the checks refuse stands at its field. */
export const Faulty: Story = {
  ...shown(someEditedLesson({ draft }), {
    'PUT /api/admin/courses/{course}/lessons/{number}': refuse(400, 'input_invalid', undefined, {
      faults: [{ block: 'words', row: 0, field: 'headword', message: 'The dictionary does not have this word' }],
    }),
  }),
  play: async (context) => {
    const { canvas } = context
    const { restored, save, faults } = inLocale(context, texts)
    await canvas.findByText(restored)
    await userEvent.click(saveButton(canvas, save))
    await canvas.findByText(faults)
    await expect(canvas.getByRole('textbox', { description: 'The dictionary does not have this word' })).toHaveValue(
      'helo',
    )
  },
}

/** Somebody else has saved the block in between: both texts are there, and none is lost. */
export const Conflict: Story = {
  ...shown({
    ...someEditedLesson({ draft, editors: [{ username: 'mei', at: '2026-03-03T10:00:00.000Z' }] }),
    blocks: {
      ...someEditedLesson().blocks,
      words: {
        value: [{ headword: 'hello', zh: '您好' }, ...words.value.slice(1)],
        source: words.value,
        previous: null,
        version: 1,
        edit: { author: 'ben', at: '2026-03-03T11:00:00.000Z', source_changed: false },
      },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { conflict, mine, save, others } = inLocale(context, texts)
    saved.mockClear()
    await canvas.findByText(conflict)
    await canvas.findByText(others)
    await expect(canvas.getAllByText(/hello 您好/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: mine }))
    await userEvent.click(saveButton(canvas, save))
    const value = draft.changes.words?.value
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { words: { version: 1, value } } }))
  },
}

const older = [{ speaker: 'Mia', en: 'Hello again.', zh: '又见面了。' }]

/** Back to the version before, or to the built content. */
export const TakenBack: Story = {
  ...shown({
    ...someEditedLesson(),
    blocks: { ...someEditedLesson().blocks, scene: { ...scene, previous: older, version: 2 } },
  }),
  play: async (context) => {
    const { canvas } = context
    const { previous, source, firstLine, english } = inLocale(context, texts)
    saved.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: previous }))
    const first = within(canvas.getByRole('group', { name: firstLine }))
    await expect(first.getByRole('textbox', { name: english })).toHaveValue('Hello again.')
    await userEvent.click(canvas.getByRole('button', { name: source }))
    // The button has gone, and the keys go on.
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ changes: { scene: { version: 2, value: null } } }))
  },
}

/** Nothing is wider than a phone. */
export const Phone: Story = {
  ...shown(someEditedLesson()),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, texts).team)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = {
  ...shown(never),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).loading)
  },
}

export const Failed: Story = {
  ...shown(refuse(404, 'not_found')),
  play: async (context) => {
    await context.canvas.findByText(messageText('not_found', inLocale(context, texts).language))
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/courses/starter/1', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
