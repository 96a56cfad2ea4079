/** /reader and /reader/{id}: own texts, and how much of each can be read. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { MOST_READER_TEXTS } from '#contract/reader-limits'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'
import { READER_ID, someGradedTexts, someReaderCards, someReaderText, someReaderWords } from '#tests/story-reader'
import { storyWords } from '#tests/story-run'
import { endSpoken, localVoice, spokenTexts, withoutVoices, withVoices } from '#tests/story-voices'

const meta = { title: 'Screens/Reader', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const calls = fn<(body: unknown) => void>()

const library = (texts = someReaderCards(), api: MockAnswers = {}) =>
  screen({
    path: '/reader',
    as: 'user',
    api: {
      'GET /api/reader/texts': { texts, next: null },
      'GET /api/reader/graded-texts': { texts: someGradedTexts() },
      // The place of a text is saved when it is left, which may be when the next story has begun.
      'PUT /api/reader/texts/{id}/position': undefined,
      ...api,
    },
  })

const reading = (text = someReaderText(), api: MockAnswers = {}) =>
  screen({
    path: `/reader/${READER_ID}`,
    as: 'user',
    api: {
      'GET /api/reader/texts/{id}': text,
      'GET /api/reader/texts/{id}/words': someReaderWords(text),
      'GET /api/reader/meanings': { words: storyWords },
      'PUT /api/reader/texts/{id}/position': ({ body }) => {
        calls(body)
        return undefined
      },
      ...api,
    },
  })

const openAdd = async ({ canvas }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^添加文章$|^Add a text$/ }))
  return within(await within(document.body).findByRole('dialog'))
}

/** The texts, each with what is known of it and how far it was read. */
export const Default: Story = {
  ...library(),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'The Fox and the Owl' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/reader/0f8f7f0e'))
    await expect(canvas.getByText(/认识 72% 的词|You know 72% of its words/)).toBeVisible()
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3)
    await fitsWindow()
  },
}

/** Nothing yet: it says how to begin. */
export const Empty: Story = {
  ...library([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /还没有文章|No texts yet/ })
    await canvas.findByRole('combobox', { name: /难度|Level/ })
    await fitsWindow()
  },
}

/** Texts of ours, of the hardest level that can be read; another level is chosen, and a text is put among the learner’s own. */
export const Graded: Story = {
  ...library(someReaderCards(1), {
    'POST /api/reader/graded-texts': ({ body }) => {
      calls(body)
      return someReaderCards(1)[0] ?? refuse(404, 'not_found')
    },
    'GET /api/reader/texts/{id}': someReaderText(),
    'GET /api/reader/texts/{id}/words': someReaderWords(),
    'GET /api/reader/meanings': { words: storyWords },
  }),
  play: async ({ canvas }) => {
    calls.mockClear()
    const level = await canvas.findByRole('combobox', { name: /难度|Level/ })
    await expect(level).toHaveValue('zk')
    await expect(canvas.getByRole('link', { name: /第一次坐船|First Time on a Boat/ })).toBeVisible()
    await userEvent.selectOptions(level, 'gk')
    await userEvent.click(canvas.getByRole('button', { name: /修钟的人|The Clock Mender/ }))
    await canvas.findByRole('heading', { level: 1, name: 'The Fox and the Owl' })
    await expect(calls).toHaveBeenCalledWith({ id: someGradedTexts()[3]?.id })
  },
}

/** The learner has as many texts as can be kept: it is said how many. */
export const GradedRefused: Story = {
  ...library(someReaderCards(1), {
    'POST /api/reader/graded-texts': { ...refuse(409, 'reader_full'), values: { count: MOST_READER_TEXTS } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /蜜蜂怎么指路|How Bees Show the Way/ }))
    await canvas.findByText(new RegExp(String(MOST_READER_TEXTS)))
  },
}

/** Texts of ours cannot be read now; the learner’s own are there. */
export const GradedFailed: Story = {
  ...library(someReaderCards(1), { 'GET /api/reader/graded-texts': refuse(503, 'content_loading') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|Try again/ })
    await expect(canvas.getByRole('link', { name: 'The Fox and the Owl' })).toBeVisible()
  },
}

/** Pasted, and kept under its first words. */
export const Adding: Story = {
  ...library(someReaderCards(), {
    'POST /api/reader/texts': ({ body }) => {
      calls(body)
      return { ...someReaderText(), share: 0.7 }
    },
    'GET /api/reader/texts/{id}': someReaderText(),
    'GET /api/reader/texts/{id}/words': someReaderWords(),
    'GET /api/reader/meanings': { words: storyWords },
    'PUT /api/reader/texts/{id}/position': undefined,
  }),
  play: async (context) => {
    calls.mockClear()
    const dialog = await openAdd(context)
    const save = dialog.getByRole('button', { name: /保存并阅读|Save and read/ })
    await expect(save).toBeDisabled()
    const [field] = dialog.getAllByRole('textbox')
    if (!field) throw new Error('There is no field for the text.')
    await fireEvent.change(field, { target: { value: 'The fox met an owl in the forest tonight.' } })
    await userEvent.click(save)
    await waitFor(() => expect(calls).toHaveBeenCalledWith(expect.objectContaining({ title: 'The fox met an owl in' })))
    await context.canvas.findByRole('heading', { level: 1, name: 'The Fox and the Owl' })
  },
}

/** A text beyond 300,000 characters is kept as several. */
export const AddingLong: Story = {
  ...library(),
  play: async (context) => {
    const dialog = await openAdd(context)
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no field for a file.')
    const file = new File(['The fox met an owl.\n'.repeat(20_000)], 'Long.txt')
    await userEvent.upload(input, file)
    await dialog.findByRole('button', { name: /分成 2 篇保存|Save as 2 texts/ })
  },
}

/** A file that cannot be read says why. */
export const BrokenFile: Story = {
  ...library(),
  play: async (context) => {
    const dialog = await openAdd(context)
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no field for a file.')
    await userEvent.upload(input, new File(['no book'], 'a.epub'))
    await dialog.findByText(/这个文件打不开|This file cannot be opened/)
    await expect(dialog.getByRole('button', { name: /保存并阅读|Save and read/ })).toBeDisabled()
  },
}

/** Words by what is known of them, what would help, and a word at a press. */
export const Reading: Story = {
  ...reading(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The Fox and the Owl' })
    const text = canvas.getByRole('group', { name: /方向键选词|arrows choose a word/ })
    await waitFor(() => expect(text.querySelectorAll('[data-mark="new"]').length).toBeGreaterThan(3))
    await expect(text.querySelector('[data-mark="unknown"]')).toHaveTextContent('blorby')
    await expect(text.querySelector('[data-mark="growing"]')).toHaveTextContent('owl')
    await expect(canvas.getByRole('list', { name: /颜色和下划线|Colours and lines/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^fox/ })).toHaveAttribute('href', '/word/fox')
    await expect(canvas.getByRole('button', { name: /^存到笔记$|^Save to a note$/ })).toBeEnabled()
    await fitsWindow()
  },
}

/** By keyboard: arrows choose a word, Enter opens it; the meaning was read ahead. */
export const AWord: Story = {
  ...reading(),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('group', { name: /方向键选词|arrows choose a word/ })
    await waitFor(() => expect(text.querySelector('[data-mark]')).toBeTruthy())
    text.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(text.querySelector('[data-current]')).toHaveTextContent('fox')
    await canvas.findByText(/^fox: ?.*(begun)|^fox：.*没学过/)
    await userEvent.keyboard('{Enter}')
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'fox' }))
    await sheet.findByText(/你还没学过这个词|You have not begun this word/)
    await expect(sheet.getByRole('button', { name: /我认识|I know this/ })).toBeEnabled()
  },
}

/** Sentence by sentence, each marked while it is said. */
export const Listening: Story = {
  ...withVoices(reading(), [localVoice]),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('group', { name: /方向键选词|arrows choose a word/ })
    await waitFor(() => expect(text.querySelector('[data-mark]')).toBeTruthy())
    await userEvent.click(canvas.getByRole('button', { name: /^播放$|^Play$/ }))
    await waitFor(() =>
      expect(text.querySelector('[data-spoken]')).toHaveTextContent('The fox met an owl in the forest.'),
    )
    endSpoken()
    await waitFor(() =>
      expect(text.querySelector('[data-spoken]')).toHaveTextContent('"Good evening, Rosa," said the fox.'),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^暂停$|^Pause$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^上一句$|^Previous sentence$/ }))
    await waitFor(() =>
      expect(text.querySelector('[data-spoken]')).toHaveTextContent('The fox met an owl in the forest.'),
    )
    await expect(spokenTexts().map(([, said]) => said)).toEqual([
      'The fox met an owl in the forest.',
      '"Good evening, Rosa," said the fox.',
    ])
  },
}

/** The browser has no voice, and the screen says so. */
export const NoVoice: Story = {
  ...withoutVoices(reading()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^播放$|^Play$/ }))
    await canvas.findByText(/没有英语语音|has no English voice/)
  },
}

/** A long text opens where reading ended, and only what is near the window is divided into words. */
export const Long: Story = {
  ...reading({ ...someReaderText(200), position: 20_000 }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/你认识其中|You know \d+%/)
    const findAll = (selector: string) => canvasElement.querySelectorAll(selector)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(2_000))
    await waitFor(() => expect(findAll('[data-mark]').length).toBeGreaterThan(20))
    await expect(findAll('p[data-index]')).toHaveLength(400)
    await expect(findAll('p[data-index] [data-mark]').length).toBeLessThan(4_000)
  },
}

export const Loading: Story = {
  ...reading(someReaderText(), { 'GET /api/reader/texts/{id}': never() }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/加载中|Loading/)
  },
}

export const Failed: Story = {
  ...reading(someReaderText(), { 'GET /api/reader/texts/{id}': refuse(404, 'not_found') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|Try again/ })
  },
}

/** A guest sees what an account opens. The head of the page has a way to sign in, too. */
export const Locked: Story = {
  ...screen({ path: '/reader', as: 'guest' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/就能保存自己的文章|to keep texts of your own/)
    const addresses = canvas.getAllByRole('link', { name: /^登录$|^Sign in$/ }).map((link) => link.getAttribute('href'))
    await expect(addresses).toContainEqual(expect.stringContaining('reader'))
  },
}
