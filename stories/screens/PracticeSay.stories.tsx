/** Say questions: the leave for the microphone, what is said, how it was heard, and every way around it. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Answer } from '#contract/challenges'
import type { Language } from '#contract/locales'
import { messageText } from '#contract/messages'
import { savedUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { sayScreen, someAttempt } from '#tests/story-say'
import { failMicrophone } from '#tests/story-recordings'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Practice/Say' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: {
    task: /说出这个单词/,
    start: '开始录音',
    stop: '停止录音',
    allow: '用麦克风',
    refuse: '不用，我来拼写',
    right: '答对了',
    remember: '记住它',
    heard: /听起来像 \/s\//,
    notHeard: /没听出说的是它/,
    goOn: '继续',
    overrule: '我说对了',
    type: '改成拼写',
    cannot: '现在不方便说',
    show: '看单词',
    notCounted: /这一次不算/,
    retry: '重试',
  },
  en: {
    task: /Say the word/,
    start: 'Start recording',
    stop: 'Stop recording',
    allow: 'Use the microphone',
    refuse: 'No, I’ll type',
    right: 'Right',
    remember: 'Remember this one',
    heard: /sounded like \/s\//,
    notHeard: /could not make out/,
    goOn: 'Continue',
    overrule: 'I said it right',
    type: 'Type it instead',
    cannot: 'I can’t speak now',
    show: 'Show the word',
    notCounted: /does not count/,
    retry: 'Try again',
  },
}
const textsOf = (context: Context) => inLocale(context, texts)
const button = (context: Context, name: Exclude<keyof typeof texts.en, 'task' | 'heard' | 'notHeard' | 'notCounted'>) =>
  context.canvas.findByRole('button', { name: textsOf(context)[name] })
const find = (context: Context, name: keyof typeof texts.en) => context.canvas.findByText(textsOf(context)[name])

const answered = fn<(given: Pick<Answer, 'kind' | 'given' | 'hinted'>) => void>()
const asking = (api: MockAnswers = {}, options: Parameters<typeof sayScreen>[1] = {}) =>
  sayScreen({ ...api }, { onAnswer: answered, ...options })

/** Says the word by the button. */
async function sayIt(context: Context): Promise<void> {
  await userEvent.click(await button(context, 'start'))
  await userEvent.click(await button(context, 'stop'))
}

async function expectAnswer(given: Partial<Record<'kind' | 'given' | 'hinted', unknown>>): Promise<void> {
  await waitFor(() => expect(answered).toHaveBeenLastCalledWith(expect.objectContaining(given)))
}

async function expectTyping(context: Context): Promise<void> {
  const field = await context.canvas.findByRole('textbox')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('fox')
  await find(context, 'right')
  await expectAnswer({ kind: 'type_word', given: 'fox' })
}

/** Said right, by keyboard alone: Space begins, Enter ends. */
export const Default: Story = {
  ...asking({ 'POST /api/attempts': ({ query }) => someAttempt('right', { id: query.get('attempt') ?? '' }) }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: textsOf(context).task })
    await button(context, 'start')
    await userEvent.keyboard(' ')
    await button(context, 'stop')
    await userEvent.keyboard('{Enter}')
    await find(context, 'right')
    await expect(await canvas.findByRole('list', { name: /每个音|Each sound/ })).toHaveTextContent('/f/')
    await waitFor(async () => expect(await button(context, 'goOn')).toHaveFocus())
    await expectAnswer({ kind: 'say_word', given: expect.stringMatching(/^right [\da-f-]{36}$/), hinted: false })
  },
}

/** Before anything is said: the meaning, the recorder, and the ways around it. */
export const Ready: Story = {
  ...asking(),
  play: async (context) => {
    await button(context, 'start')
    for (const name of ['show', 'cannot'] as const) await expect(await button(context, name)).toBeVisible()
    await expect(context.canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('fox')
  },
}

/** The first time: in plain words, before the browser asks. */
export const AskLeave: Story = {
  ...asking({}, { leave: null }),
  play: async (context) => {
    await expect(await button(context, 'refuse')).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: textsOf(context).start })).toBeNull()
  },
}

/** Allowed, and remembered by this device. */
export const Allowed: Story = {
  ...asking({}, { leave: null }),
  play: async (context) => {
    await userEvent.click(await button(context, 'allow'))
    await button(context, 'start')
    await expect(localStorage.getItem('microphone')).toBe('given')
  },
}

/** Not allowed: the word is typed, now and from now on. */
export const NotAllowed: Story = {
  ...asking({}, { leave: null }),
  play: async (context) => {
    await userEvent.click(await button(context, 'refuse'))
    await expectTyping(context)
    await expect(localStorage.getItem('microphone')).toBe('refused')
  },
}

/** Another sound was heard: the learner sees which, and goes on. */
export const Replaced: Story = {
  ...asking({ 'POST /api/attempts': someAttempt('replaced') }),
  play: async (context) => {
    await sayIt(context)
    await find(context, 'heard')
    await expect(answered).not.toHaveBeenCalled()
    await waitFor(async () => expect(await button(context, 'goOn')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expectAnswer({ given: `replaced ${someAttempt('replaced').id}` })
  },
}

/** One try that was not heard never counts: it is said again. */
export const NotHeard: Story = {
  ...asking({ 'POST /api/attempts': someAttempt('not_heard', { tries_left: 1 }) }),
  play: async (context) => {
    await sayIt(context)
    await find(context, 'notHeard')
    await expect(await button(context, 'start')).toBeVisible()
    await expect(answered).not.toHaveBeenCalled()
  },
}

/** The second one does. */
export const NotHeardTwice: Story = {
  ...asking({ 'POST /api/attempts': someAttempt('not_heard') }),
  play: async (context) => {
    await sayIt(context)
    await find(context, 'notHeard')
    await userEvent.click(await button(context, 'goOn'))
    await find(context, 'remember')
    await expectAnswer({ given: expect.stringMatching(/^not_heard /) })
  },
}

/** The learner knows better. */
export const Overruled: Story = {
  ...asking({ 'POST /api/attempts': someAttempt('not_heard', { tries_left: 1 }) }),
  play: async (context) => {
    await sayIt(context)
    await userEvent.click(await button(context, 'overrule'))
    await find(context, 'right')
    await expectAnswer({ given: expect.stringMatching(/^overruled /) })
  },
}

/** The hint shows the word, and costs the credit. */
export const Hinted: Story = {
  ...asking({ 'POST /api/attempts': someAttempt('right') }),
  play: async (context) => {
    await button(context, 'start')
    await userEvent.keyboard('?')
    await context.canvas.findByRole('heading', { level: 1, name: /fox/ })
    await sayIt(context)
    await find(context, 'right')
    await expectAnswer({ hinted: true })
  },
}

/** What cannot be judged does not count, and says what to do. */
export const TooLoud: Story = {
  ...asking({ 'POST /api/attempts': someAttempt(null, { reason: 'too_loud' }) }),
  play: async (context) => {
    await sayIt(context)
    await find(context, 'notCounted')
    await expect(await button(context, 'start')).toBeVisible()
    await userEvent.click(await button(context, 'type'))
    await expectTyping(context)
  },
}

const sent = fn<(attempt: string | null) => void>()

/** The scorer is busy: the same sound is sent again, or the word is typed. */
export const ScorerBusy: Story = {
  ...asking({
    'POST /api/attempts': ({ query }) => {
      sent(query.get('attempt'))
      return refuse(503, 'busy')
    },
  }),
  play: async (context) => {
    sent.mockClear()
    await sayIt(context)
    const language: Language = inLocale(context, { zh: 'zh', en: 'en' })
    await context.canvas.findByText(new RegExp(messageText('busy', language)))
    await userEvent.click(await button(context, 'retry'))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
    await userEvent.click(await button(context, 'type'))
    await expectTyping(context)
  },
}

/** 'I can't speak now': typed, for this word and the next hour. */
export const CannotSpeak: Story = {
  ...asking({
    'PUT /api/user': savedUser({ cannot_speak_until: new Date(Date.now() + 3_600_000).toISOString() }),
  }),
  play: async (context) => {
    await userEvent.click(await button(context, 'cannot'))
    await expectTyping(context)
  },
}

/** The browser refuses the microphone: where to allow it, and the word can still be typed. */
export const MicrophoneRefused: Story = {
  ...asking({}, { microphone: () => failMicrophone('NotAllowedError') }),
  play: async (context) => {
    await userEvent.click(await button(context, 'start'))
    await context.canvas.findByText(inLocale(context, { zh: /浏览器禁用了麦克风/, en: /Your browser blocks/ }))
    await expect(await button(context, 'cannot')).toBeVisible()
  },
}

/** A browser without a microphone never asks. */
export const NoMicrophone: Story = {
  ...asking({}, { microphone: () => failMicrophone(undefined), leave: null }),
  play: expectTyping,
}

export const OnPhone: Story = {
  ...Replaced,
  play: Replaced.play,
  globals: { viewport: { value: 'phone' } },
}
export const EyeProtection: Story = { ...Replaced, play: Replaced.play, globals: { displayMode: 'eye-protection' } }
export const Dark: Story = { ...Replaced, play: Replaced.play, globals: { displayMode: 'dark' } }
