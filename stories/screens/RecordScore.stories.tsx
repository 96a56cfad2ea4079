/** The score of a recording at /record: of the last take, and of each word of a sentence. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Recording } from '#contract/recordings'
import { silence } from '#tests/silence'
import { fitsWindow, inLocale } from '#tests/stories'
import { listOf, recordScreen } from '#tests/story-record'
import { hearTone, someRecording, someRecordings } from '#tests/story-recordings'

const meta = { title: 'Screens/Record/Score', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    keep: '保存录音',
    again: '不要了，重录',
    own: '播放我的录音',
    last: '上一次',
    about: '大约 62 分',
    sound: /\/θ\/ 听起来像/,
    missed: '没听清这个词',
    retry: '重新加载示范',
    none: /示范发音暂时听不到/,
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    keep: 'Keep it',
    again: 'Discard and try again',
    own: 'Play yours',
    last: 'Your last take',
    about: 'About 62 of 100',
    sound: /\/θ\/ sounded like/,
    missed: 'not made out',
    retry: 'Load the model again',
    none: /The model cannot be heard/,
  },
}

let kept: Recording[] = []

const scored = recordScreen(
  '/record?word=fox',
  {
    'GET /api/recordings': () => listOf(...kept),
    'POST /api/recordings': ({ query }) => {
      const [score] = someRecordings()
      kept = [{ ...someRecording(score), id: query.get('id') ?? '' }]
      return someRecording({ state: 'queued' })
    },
  },
  () => {
    kept = []
    return hearTone(1.2)
  },
)

/** By keyboard on a phone of 360 pixels: the score of what was kept stands above the next take, is said once and explains each sound. */
export const Default: Story = {
  ...scored,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    const start = await canvas.findByRole('button', { name: words.start })
    start.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: words.stop })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: words.own })).toHaveFocus())
    canvas.getByRole('button', { name: words.keep }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: words.start })).toHaveFocus())
    const title = await canvas.findByText(words.last)
    const status = title.closest('[role="status"]')
    await expect(status).toHaveTextContent(words.about)
    await expect(status).not.toHaveAttribute('aria-busy')
    await fitsWindow()
    const [sound] = canvas.getAllByRole('button', { name: words.sound })
    if (sound) await userEvent.click(sound)
    await canvas.findByRole('dialog')
  },
}

/** The score of the last take stays while the next one is compared and discarded. */
export const NextTake: Story = {
  ...scored,
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    for (const name of [words.start, words.stop, words.keep, words.start, words.stop, words.again])
      await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('button', { name: words.start })).toHaveFocus())
    await expect(await canvas.findByText(words.last)).toBeVisible()
  },
}

/** A word of the sentence was not made out. */
export const Sentence: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': listOf(
      someRecording({
        state: 'scored',
        kind: 'sentence',
        text: 'A fox crossed the very long and narrow garden behind the old house at night.',
        score: {
          overall: 62,
          right_word: true,
          phonemes: [{ phoneme: 'F', ipa: 'f', state: 'good' }],
          words: [
            { text: 'fox', overall: 90, right_word: true, phonemes: [{ phoneme: 'F', ipa: 'f', state: 'good' }] },
            { text: 'narrow', overall: 0, right_word: false, phonemes: [] },
          ],
        },
      }),
    ),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const words = inLocale(context, texts)
    const word = (await context.canvas.findByText('narrow')).closest('li')
    if (word) await expect(within(word).getByText(words.missed)).toBeVisible()
    await expect(context.canvas.getAllByText(words.missed)).toHaveLength(1)
    await fitsWindow()
  },
}

const server = { works: false }

/** A server whose model does not come at first. */
const silentServer = recordScreen(
  '/record?word=fox',
  { 'GET /api/words/{word}/audio': async () => (server.works ? silence() : new Response(null, { status: 503 })) },
  () => {
    server.works = false
    return () => undefined
  },
)

/** There is no model; once the server works, this brings it. */
async function expectModelAfter({ canvas, ...context }: Context, act: () => unknown): Promise<void> {
  const { none } = inLocale(context, texts)
  await canvas.findByText(none)
  server.works = true
  await act()
  await canvas.findByRole('img', { name: /^(示范发音，|The model, )0\.1/ })
  await expect(canvas.queryByText(none)).toBeNull()
}

/** The model did not come, and is asked for again. */
export const ModelAgain: Story = {
  ...silentServer,
  play: (context) =>
    expectModelAfter(context, async () => {
      await userEvent.click(context.canvas.getByRole('button', { name: inLocale(context, texts).retry }))
    }),
}

/** It comes by itself when the connection is back. */
export const ModelOnline: Story = {
  ...silentServer,
  play: (context) => expectModelAfter(context, () => window.dispatchEvent(new Event('online'))),
}
