import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { QuestionKind } from '#contract/challenges'
import { MeaningsIn } from '#contract/profile'
import { UserProvider } from '#lib/session'
import { screen } from '#tests/screen'
import { inLocale, storyLanguage } from '#tests/stories'
import { loadTexts } from '../../src/app/i18n.ts'
import { buildQuestion } from './build-question.ts'
import { difficulties, playgroundWords } from './playground-words.ts'
import { QuestionPlayground } from './QuestionPlayground.tsx'

/** The learner's session and a server that takes the answers; the playground stands in the place of the pages. */
const { beforeEach, afterEach, parameters } = screen({
  path: '/home',
  as: 'user',
  api: {
    'POST /api/practices/{id}/answers': ({ body }) => ({
      acknowledged: (body as { answers: { id: string }[] }).answers.map(({ id }) => id),
      points: 0,
    }),
    'POST /api/practices/{id}/finish': {
      right_at_first_try: 1,
      total: 1,
      points: 10,
      ms: 0,
      missed: [],
      current_streak: 1,
    },
  },
})

/** A scorer hears what is said, and the playground has none. */
const kinds = QuestionKind.options.filter((kind) => kind !== 'say_word')

const meta = {
  title: 'Playground/Question',
  component: QuestionPlayground,
  args: {
    kind: 'choose_picture',
    word: 'fox',
    difficulty: 'easy',
    meanings: 'zh',
    sound: true,
    language: 'zh',
  },
  argTypes: {
    kind: { control: 'select', options: kinds, description: 'How the word is asked · 题型' },
    word: {
      control: 'select',
      options: playgroundWords.map(({ headword }) => headword),
      description: 'The word that is asked · 要考的单词',
    },
    difficulty: {
      control: 'inline-radio',
      options: difficulties,
      description: 'Of the words that stand beside it · 旁边的单词有多难',
    },
    meanings: { control: 'inline-radio', options: MeaningsIn.options, description: 'Language of meanings · 释义语言' },
    sound: { description: 'Tones, and the word by a voice of this device · 提示音和单词发音（用本机的声音）' },
    // The toolbar chooses it.
    language: { table: { disable: true } },
  },
  parameters: { ...parameters, chromatic: { disableSnapshot: true } },
  beforeEach: async (context) => {
    const release = await beforeEach(context)
    await loadTexts(['practice', 'words'], storyLanguage(context))
    return release
  },
  afterEach,
  render: (args, context) => (
    <UserProvider>
      <QuestionPlayground {...args} language={storyLanguage(context)} />
    </UserProvider>
  ),
} satisfies Meta<typeof QuestionPlayground>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const marks = { zh: { right: '答对了', remember: '记住它' }, en: { right: 'Right', remember: 'Remember this one' } }

/** The sheet under the question is a live region; it says how the answer was. */
const expectSheet = (context: Context, mark: keyof typeof marks.zh) =>
  waitFor(() =>
    expect(
      context.canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain(marks[storyLanguage(context)][mark]),
  )

/** The question waits: choose its kind and its words in the controls, language and display mode in the toolbar. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /fox/ })).toBeVisible()
    const label = /作答用时|Time on this question/
    await expect(canvas.getByRole('progressbar', { name: label })).toBeVisible()
  },
}

/** Wrong, then right: the sheet says both, the word comes back, the clock stands, and the question can be asked again. */
export const ToTheSheet: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, args } = context
    const question = buildQuestion(args, '0')
    if (!('options' in question)) throw new Error('A choice was expected')
    const right = question.options.indexOf(question.word_id)
    await canvas.findByRole('heading', { level: 1, name: /fox/ })
    await userEvent.keyboard(String(((right + 1) % 4) + 1))
    await expectSheet(context, 'remember')
    await expect(canvas.getByText(inLocale(context, { zh: /这次回答用时/, en: /Time of this answer/ }))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    // The options of a question that comes back have moved on by one.
    await userEvent.keyboard(String(((right + 3) % 4) + 1))
    await expectSheet(context, 'right')
    // It makes place by itself.
    const again = { name: inLocale(context, { zh: '再来一次', en: 'Ask again' }) }
    await userEvent.click(await canvas.findByRole('button', again, { timeout: 5_000 }))
    await canvas.findByRole('heading', { level: 1, name: /fox/ })
  },
}

/** Typed on the keyboard, letter by letter. */
export const TypedToTheSheet: Story = {
  tags: ['!dev'],
  args: { kind: 'type_word', word: 'flamingo', difficulty: 'hard' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('flamingo')
    await expectSheet(context, 'right')
  },
}

/** The word among meanings. */
export const ChosenToTheSheet: Story = {
  tags: ['!dev'],
  args: { kind: 'choose_meaning', word: 'peacock', difficulty: 'medium' },
  play: async (context) => {
    const { canvas, args } = context
    const question = buildQuestion(args, '0')
    if (!('options' in question)) throw new Error('A choice was expected')
    await canvas.findByRole('heading', { level: 1, name: /peacock/ })
    await userEvent.keyboard(String(question.options.indexOf(question.word_id) + 1))
    await expectSheet(context, 'right')
  },
}

/** Every kind can be asked of every word: no choice in the controls leads to an error. */
export const EveryChoice: Story = {
  tags: ['!dev'],
  play: async () => {
    for (const kind of kinds)
      for (const { headword: word } of playgroundWords)
        for (const difficulty of difficulties)
          await expect(buildQuestion({ kind, word, difficulty }, '0').kind).toBe(kind)
  },
}
