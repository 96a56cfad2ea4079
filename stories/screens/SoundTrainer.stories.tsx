/** /sounds/train: which of two words is heard? */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someUser } from '#tests/factories'
import { never, offline, refuse, type MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow, inLocale } from '#tests/stories'
import { explainedRecord } from '#tests/story-explanations'
import { someRound, someSounds, unheardRound } from '#tests/story-sounds'
import { localVoice, spokenTexts, withoutVoices, withVoices } from '#tests/story-voices'

const meta = { title: 'Screens/Sounds/Trainer', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const send = fn<(body: unknown) => undefined>()

const trainer = (api: MockAnswers = {}) =>
  screen({
    path: '/sounds/train',
    as: 'user',
    api: {
      'GET /api/sounds/round': { items: [...someRound] },
      'GET /api/sounds': someSounds(),
      'POST /api/sounds/answers': ({ body }) => send(body),
      ...api,
    },
  })

const texts = {
  zh: {
    task: '听到的是哪一个词？',
    right: '听对了',
    notYet: '记住它',
    next: '继续',
    praise: '2 题听对 1 题',
    chose: '你选了 right',
    again: '再来一轮',
    back: '回到发音',
    cannot: '现在不方便听',
    now: '现在就听',
    skip: '跳过',
    unsaved: '成绩还没保存。',
    save: '再保存一次',
    compare: '对比着听',
  },
  en: {
    task: 'Which word do you hear?',
    right: 'Right',
    notYet: 'Remember this one',
    next: 'Continue',
    praise: '1 of 2 heard right',
    chose: 'You chose right',
    again: 'Another round',
    back: 'Back to your sounds',
    cannot: "I can't listen now",
    now: 'Listen now',
    skip: 'Skip',
    unsaved: 'The result is not saved yet.',
    save: 'Save it again',
    compare: 'Compare the two',
  },
}

const begin = async (context: Context) => {
  const words = inLocale(context, texts)
  await context.canvas.findByRole('heading', { level: 1, name: words.task })
  return words
}
const option = ({ canvas }: Context, name: RegExp) => canvas.getByRole('button', { name })

/** By keys alone: space hears the word again, 1 and 2 choose, Enter goes on. */
export const Default: Story = {
  ...withVoices(trainer(), [localVoice], 'true'),
  play: async (context) => {
    const { canvas } = context
    send.mockClear()
    const words = await begin(context)
    await waitFor(() => expect(spokenTexts().map(([, text]) => text)).toEqual(['think']))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(spokenTexts()).toHaveLength(2))
    await userEvent.keyboard('1')
    await canvas.findByRole('button', { name: words.next })
    const both = within(canvas.getByRole('list', { name: words.compare }))
    await expect(both.getAllByRole('button')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('button', { name: words.next })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(spokenTexts().at(-1)?.[1]).toBe('light'))
    await userEvent.keyboard('2')
    await waitFor(() => expect(canvas.getByRole('button', { name: words.next })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: words.praise })
    await expect(canvas.getByText(words.chose)).toBeVisible()
    await expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        skill: 'hear',
        answers: [
          { contrast: 'TH S', is_right: true },
          { contrast: 'L R', is_right: false },
        ],
      }),
    )
  },
}

/** Words stand with their meanings, so that neither is a picture of letters alone. */
export const Open: Story = {
  ...trainer(),
  play: async (context) => {
    await begin(context)
    await expect(option(context, /think/)).toHaveTextContent(inLocale(context, { zh: '思考', en: 'to use your mind' }))
  },
}

const answerWrong = async (context: Context) => {
  const words = await begin(context)
  await userEvent.click(option(context, /sink/))
  await context.canvas.findByRole('button', { name: words.next })
  await fitsWindow()
}

export const OnPhone: Story = { ...trainer(), globals: { viewport: { value: 'phone' } }, play: answerWrong }
export const Dark: Story = {
  ...OnPhone,
  globals: { viewport: { value: 'phone' }, displayMode: 'dark' },
  play: answerWrong,
}

/** What was played beside what was taken for it, and the one sound that differs. */
export const Why: Story = {
  ...trainer({ 'GET /api/words/{word}': ({ params }) => explainedRecord(params['word'] ?? '') }),
  play: async (context) => {
    await answerWrong(context)
    const why = inLocale(context, { zh: '为什么？', en: 'Why?' })
    await userEvent.click(await context.canvas.findByRole('button', { name: why }))
    const sheet = within(await context.canvas.findByRole('dialog', { name: why }))
    await expect(sheet.getByRole('heading', { level: 3, name: 'think' })).toBeVisible()
    await expect(sheet.getByText(inLocale(context, { zh: '听到的是', en: 'What was said' }))).toBeVisible()
    await expect(
      sheet.getByText(inLocale(context, { zh: /个音：\/θ\/ – \/s\//, en: /sound apart: \/θ\/ – \/s\// })),
    ).toBeVisible()
  },
}

export const EyeProtection: Story = {
  ...OnPhone,
  globals: { viewport: { value: 'phone' }, displayMode: 'eye-protection' },
  play: answerWrong,
}

/** No voice says the word: it can be skipped, and does not count. */
export const NoVoice: Story = {
  ...withoutVoices(trainer({ 'GET /api/sounds/round': { items: [...unheardRound] } })),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    await userEvent.click(await canvas.findByRole('button', { name: words.skip }))
    await canvas.findByRole('button', { name: words.again })
  },
}

/** Answers that were not saved are said at the end, and saved by a press. */
export const Unsaved: Story = {
  ...trainer({ 'POST /api/sounds/answers': offline }),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    for (const name of [/think/, /light/]) {
      await userEvent.click(option(context, name))
      await userEvent.click(await canvas.findByRole('button', { name: words.next }))
    }
    await canvas.findByText(words.unsaved)
    await expect(canvas.getByRole('button', { name: words.save })).toBeVisible()
  },
}

/** 'I can't listen now' ends the listening for an hour; who can, goes on. */
export const CannotListen: Story = {
  ...trainer(),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    await userEvent.click(canvas.getByRole('button', { name: words.cannot }))
    await expect(await canvas.findByRole('button', { name: words.now })).toBeVisible()
  },
}

export const Quiet: Story = {
  ...trainer({ 'GET /api/user': someUser({ no_listening: true }) }),
  play: async (context) => {
    const words = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('button', { name: words.now }))
    await begin(context)
  },
}

/** No pair fits. */
export const Empty: Story = {
  ...trainer({ 'GET /api/sounds/round': { items: [] } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '没有可练的词对', en: 'No pairs to train' }))
  },
}

export const Loading: Story = {
  ...trainer({ 'GET /api/sounds/round': never }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '正在读取', en: 'Loading' }))
  },
}

export const Error: Story = {
  ...trainer({ 'GET /api/sounds/round': () => refuse(503, 'content_loading') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('content_loading', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

export const Locked: Story = {
  ...screen({ path: '/sounds/train', as: 'guest' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /登录后，可以看到/, en: /With an account you see/ }))
    await expect(context.canvas.getByRole('button', { name: inLocale(context, texts).back })).toBeVisible()
  },
}
