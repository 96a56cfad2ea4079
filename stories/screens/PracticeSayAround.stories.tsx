/** Around a say question: how a sound is made that was not heard, and a connection that goes. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Answer } from '#contract/challenges'
import { inLocale } from '#tests/stories'
import { hearTone } from '#tests/story-recordings'
import { sayScreen, someAttempt } from '#tests/story-say'

const answered = fn<(given: Pick<Answer, 'kind' | 'given'>) => void>()

const meta = { title: 'Screens/Practice/SayAround', beforeEach: () => void answered.mockClear() } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    theta: /^\/θ\/ 听起来像 \/s\/ 怎么发音$/,
    about: /^\/θ\/：/,
    goOn: '继续',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    theta: /^\/θ\/ sounded like \/s\/ how to say it$/,
    about: /^\/θ\/ as in/,
    goOn: 'Continue',
  },
}
const button = (context: Context, name: keyof typeof texts.en) =>
  context.canvas.findByRole('button', { name: inLocale(context, texts)[name] })

/** A press on a sound says how it is made; closed, the question is where it was. */
export const Default: Story = {
  ...sayScreen({ 'POST /api/attempts': someAttempt('replaced') }, { onAnswer: answered }),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await button(context, 'start'))
    await userEvent.click(await button(context, 'stop'))
    await userEvent.click(await button(context, 'theta'))
    // The dialog and its texts are loaded at the first press.
    await canvas.findByRole('dialog', { name: inLocale(context, texts).about }, { timeout: 15_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(answered).not.toHaveBeenCalled()
    await userEvent.click(await button(context, 'goOn'))
    await waitFor(() =>
      expect(answered).toHaveBeenLastCalledWith(
        expect.objectContaining({ given: `replaced ${someAttempt('replaced').id}` }),
      ),
    )
  },
}

let isOnline = true

/** Without a connection nothing is scored: the word is typed; with it, it is said again. */
export const GoesOffline: Story = {
  ...sayScreen(
    {},
    {
      onAnswer: answered,
      microphone: () => {
        const restore = hearTone(1)
        isOnline = true
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
        return () => {
          Reflect.deleteProperty(navigator, 'onLine')
          restore()
        }
      },
    },
  ),
  play: async (context) => {
    const { canvas } = context
    const setOnline = (value: boolean) => {
      isOnline = value
      window.dispatchEvent(new Event(value ? 'online' : 'offline'))
    }
    await button(context, 'start')
    setOnline(false)
    await waitFor(() => expect(canvas.queryByRole('button', { name: inLocale(context, texts).start })).toBeNull())
    await canvas.findByRole('textbox')
    setOnline(true)
    await button(context, 'start')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    setOnline(false)
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('fox')
    await waitFor(() =>
      expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'type_word', given: 'fox' })),
    )
  },
}
